import { indianDay } from '@bnr/contract/indianDay'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { plannedRows } from '../database/planned.ts'
import type { Actor } from '../http/actor.ts'
import type { ShownPhoto } from '../media/present.ts'
import { photoAsJson } from '../media/store.ts'
import { type RunningMembership, runningAsJson } from '../memberships/current.ts'
import { daysSinceActive } from '../profiles/lastActive.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { profiles } from '../profiles/tables.ts'
import { answerHours } from '../relations/answerTime.ts'
import { type MutualActivity, mutualActivities } from '../relations/mutualActivities.ts'
import type { Services } from '../services/services.ts'

/** What is shown with a profile to everybody who sees it. */
export type ShownFacts = {
  photos: ShownPhoto[]
  membership: RunningMembership | null
  /** Median time to answer an interest; null below five answers. */
  answerHours: number | null
  /** Days since the member was active; null if it is hidden. */
  daysSinceActive: number | null
}

/** A profile with everything that is shown with it, read in one statement. */
export type Joined = ShownFacts & {
  row: ProfileRow
  activities: MutualActivity[]
  /** Names of the assigned staff, for staff only. */
  teleStaffName: string | null
  careStaffName: string | null
  /** The reason of the last rejection, if there is one. */
  lastReason: string | null
}

/** Sections that only the page of a profile needs. Cards do not need the family section either. */
const leftOutOfLists = [
  'lifestyle',
  'basicPreference',
  'religiousPreference',
  'professionalPreference',
  'locationPreference',
]
const columns = Object.entries(getTableColumns(profiles))
/** As text, because each use of an identifier would be escaped again with each request. */
const selected = (names: typeof columns) =>
  sql.raw(names.map(([name, column]) => `"${column.name}" as "${name}"`).join(', '))
export const wholeProfile = selected(columns)
const without = (names: readonly string[]) => selected(columns.filter(([name]) => !names.includes(name)))
export const listedProfile = without(leftOutOfLists)
export const cardProfile = without([...leftOutOfLists, 'family'])

type Read = ProfileRow & Omit<Joined, 'row'>

/** Uses written SQL, since the query builder takes longer to map these wide rows than the database to find them. */
export async function readJoined(
  { db, clock }: Services,
  actor: Actor,
  condition: SQL,
  shown: SQL,
): Promise<Joined[]> {
  const found = await plannedRows<Read>(db, 'profile')`
    select ${shown}, ${shownFacts(clock.now())}, ${activitiesOf(actor, clock.now())} as activities,
      ${assignedNames(actor)},
      case when status = 'Rejected' then (select h.reason from profile_history h
        where h.profile_id = profiles.id order by h.id desc limit 1) end as "lastReason"
    from profiles where ${condition}`
  return found.map((read) => {
    const { photos, membership, activities, answerHours, daysSinceActive, ...rest } = read
    const { teleStaffName, careStaffName, lastReason, ...row } = rest
    const staffNames = { teleStaffName, careStaffName }
    const joined = { photos, membership, activities, answerHours, daysSinceActive, lastReason }
    return { row: withDates(row), ...joined, ...staffNames }
  })
}

/** What is shown with a profile and is not in its row. A trigger must write changes of it into `card_changes`. */
export function shownFacts(now: Date): SQL {
  return sql`(select coalesce(json_agg(${photoAsJson} order by m.created_at), '[]')
      from media m where m.profile_id = profiles.id and m.status <> 'Deleted') as photos,
    ${runningAsJson(sql`profiles.id`, now)} as membership,
    ${answerHours(sql`profiles.id`)} as "answerHours",
    ${daysSinceActive(now)} as "daysSinceActive"`
}

const activitiesOf = (actor: Actor, now: Date): SQL =>
  mutualActivities(actor.kind === 'member' ? actor.profileId : 0, sql`profiles.id`, indianDay(now))

/** Names of the staff to whom a profile is assigned. Only staff see them. */
function assignedNames(actor: Actor): SQL {
  const nameOf = (column: 'tele_staff_id' | 'care_staff_id') =>
    actor.kind === 'staff'
      ? sql`(select u.name from users u where u.id = ${sql.identifier(column)})`
      : sql`null`
  return sql`${nameOf('tele_staff_id')} as "teleStaffName", ${nameOf('care_staff_id')} as "careStaffName"`
}

/** Written SQL returns timestamps as text. */
export function withDates(row: Omit<Read, keyof Omit<Joined, 'row'>>): ProfileRow {
  return {
    ...row,
    createdAt: new Date(row.createdAt),
    changedAt: new Date(row.changedAt),
    statusAt: row.statusAt && new Date(row.statusAt),
    deletedAt: row.deletedAt && new Date(row.deletedAt),
  }
}

/** Checks loaded photos as `photosShown` does in SQL. */
export function hasApprovedPhoto({ photos }: Joined): boolean {
  return photos.some(({ kind, status }) => kind === 'pp' && status === 'Active')
}
