import type { Gender } from '@bnr/contract/profiles/gender'
import { type SQL, sql } from 'drizzle-orm'
import { type Actor, requireFullView } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { isOwner } from '../profiles/policy.ts'
import { genderCodes } from '../profiles/searchRow.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { profileStatuses } from '../reference/data/profile.ts'
import { type Blocks, blockedEitherWay, blockersOf } from '../relations/blocks.ts'

/** A rule about who sees whom, for a loaded profile (`holds`) and for a row of a search table (`where`). */
type Rule<Viewer, Seen> = {
  holds: (viewer: Viewer, seen: Seen) => boolean
  where: (viewer: Viewer, row?: Row) => SQL
}

type Row = (column: 'profile_id' | 'status' | 'gender') => SQL
const unnamed: Row = (column) => sql.raw(column)
type Somebody = { profileId: number | SQL }
type Blocked = { blocks: Blocks }
type Seen = Pick<ProfileRow, 'status' | 'gender'> & Blocked

/** Written into the SQL as a literal, so that the partial indexes of Active profiles are used. */
const activeCode = sql.raw(String(profileStatuses.codeOf('Active')))

export const active: Rule<unknown, Pick<Seen, 'status'>> = {
  holds: (_, { status }) => status === 'Active',
  where: (_, row = unnamed) => sql`${row('status')} = ${activeCode}`,
}

export const oppositeOf = (gender: Gender): Gender => (gender === 'f' ? 'm' : 'f')
export const genderIs = (gender: Gender, row: Row = unnamed): SQL =>
  sql`${row('gender')} = ${sql.raw(String(genderCodes[gender]))}`

export const oppositeGender: Rule<{ gender: Gender }, Pick<Seen, 'gender'>> = {
  holds: (viewer, { gender }) => gender === oppositeOf(viewer.gender),
  where: (viewer, row) => genderIs(oppositeOf(viewer.gender), row),
}

export type BlockRule = Rule<Somebody, Blocked>

export const blockedByNeither: BlockRule = {
  holds: (_, { blocks }) => !blocks.byViewer && !blocks.byOwner,
  where: ({ profileId }, row = unnamed) => sql`${row('profile_id')} <> all(${blockedEitherWay(profileId)})`,
}

/** For blocking and for the list of blocked members, which shows the profiles that the viewer has blocked. */
export const notBlockedByOwner: BlockRule = {
  holds: (_, { blocks }) => !blocks.byOwner,
  where: ({ profileId }, row = unnamed) => sql`${row('profile_id')} <> all(array(${blockersOf(profileId)}))`,
}

export type Viewer = { profileId: number; gender: Gender }

/** The rules for every profile that a member sees. `blockRule` says whose blocks count. */
const rulesOf = (blockRule = blockedByNeither): Rule<Viewer, Seen>[] => [active, oppositeGender, blockRule]

export const isVisible = (viewer: Viewer, seen: Seen, blockRule?: BlockRule): boolean =>
  rulesOf(blockRule).every(({ holds }) => holds(viewer, seen))

export const whereVisible = (viewer: Viewer): SQL[] => rulesOf().map(({ where }) => where(viewer))

/** Whether a profile, named by its id in SQL, follows the same rules, or is the viewer's own while it is Active. */
export const whereThere = (id: SQL, viewer: Somebody, blockRule = blockedByNeither): SQL =>
  sql`exists (select 1 from search_profiles where profile_id = ${id}
    and ${active.where(viewer)} and ${ownOrOtherGender(viewer)} and ${blockRule.where(viewer)})`

/** Reads the viewer's gender too, since records of earlier days remain when staff correct a gender. */
const ownOrOtherGender = ({ profileId }: Somebody): SQL => sql`(profile_id = ${profileId}
    or gender <> (select own.gender from search_profiles own where own.profile_id = ${profileId}))`

/** Refuses actors without the full view before they can find out whether a profile exists. */
export function requireReader(actor: Actor, row: Pick<ProfileRow, 'id'> | undefined): void {
  if (!row || !isOwner(actor, row.id)) requireFullView(actor)
}

/** Refuses an actor who may not see this profile. Members of the same gender learn that it exists. */
export function requireVisible(actor: Actor, row: ProfileRow, blocks: Blocks, blockRule?: BlockRule): void {
  if (actor.kind === 'staff' || isOwner(actor, row.id)) return
  requireFullView(actor)
  if (actor.kind !== 'member') throw new Failure('profile_not_found')
  const broken = rulesOf(blockRule).filter(({ holds }) => !holds(actor, { ...row, blocks }))
  if (broken.length === 0) return
  throw new Failure(broken.every((rule) => rule === oppositeGender) ? 'same_gender' : 'profile_not_found')
}
