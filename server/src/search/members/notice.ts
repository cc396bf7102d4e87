import { indianDay } from '@bnr/contract/indianDay'
import type { Gender } from '@bnr/contract/profiles/gender'
import { closedStatuses, type ProfileStatus } from '@bnr/contract/profiles/transitions'
import { newProfiles } from '@bnr/contract/search/newProfiles'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { arrayOf, sqlRows, type Transaction } from '../../database/database.ts'
import { hasFullView, type Member } from '../../http/actor.ts'
import { scheduledJob } from '../../jobs/job.ts'
import { dailyChecks, isNight } from '../../notifications/night.ts'
import { notify } from '../../notifications/notify.ts'
import { notifications } from '../../notifications/tables.ts'
import type { Services } from '../../services/services.ts'
import { conditionsNow } from './conditions.ts'
import { countNew } from './newProfiles.ts'
import { memberSearches } from './tables.ts'

/** Members of one transaction. Their searches, ten each at most, are counted in one statement. */
const usualBatch = 20
/** If more members than this fail in a run, something is wrong with all of them. */
const mostFailing = 100

/**
 * Runs each morning: one notification for all saved searches of a member together, if one of them has a profile that
 * became Active since the last check and the last look. Later runs of the day do what a failed run left.
 */
export async function notifyOfNewProfiles(services: Services, batch = usualBatch): Promise<void> {
  if (isNight(services.clock.now())) return
  const failing: number[] = []
  while ((await checkNext(services, batch, failing)) === batch);
}

/** If a batch fails, its members are checked alone, so that a search that cannot run costs nobody else a message. */
async function checkNext(services: Services, batch: number, failing: number[]): Promise<number> {
  const taken: number[] = []
  try {
    await checkBatch(services, batch, { failing, taken })
  } catch (error) {
    if (taken.length === 0 || failing.length >= mostFailing) throw error
    if (taken.length > 1) for (const _ of taken) await checkNext(services, 1, failing)
    else {
      failing.push(...taken)
      services.log.error(
        { err: error, profileId: taken[0] },
        'could not check the saved searches of a member',
      )
    }
  }
  return taken.length
}

/**
 * In milliseconds. What became Active later is left to the next day, because its transaction may still be open, or the
 * clock of its process may differ. Otherwise it would be missed, or counted twice.
 */
const settling = 10_000

/** One transaction moves on the time of the check and stores the notification, so a killed run loses and repeats none. */
async function checkBatch(
  services: Services,
  batch: number,
  { failing, taken }: { failing: readonly number[]; taken: number[] },
): Promise<void> {
  const now = services.clock.now()
  const until = new Date(now.getTime() - settling)
  await services.db.inTransaction(async (tx) => {
    const due = await dueToday(tx, now, batch, failing)
    taken.push(...due.map(({ profileId }) => profileId))
    await tx.execute(sql`update member_search_checks set checked_at = ${until.toISOString()}::timestamptz
      where profile_id = any(${arrayOf(taken)})`)
    for (const to of await withNewProfiles(tx, due.filter(mayBeNotified), { now, until })) {
      await forgetNotice(tx, to)
      await notify(services, tx, { to, kind: 'newForSearches' })
    }
  })
}

type Due = {
  profileId: number
  checkedAt: string
  bnrId: number
  userId: number
  gender: Gender
  status: ProfileStatus
  phoneVerified: boolean
  disabled: boolean
}

/** The members whose last check was before today, in India. Two processes never take the same. */
const dueToday = (tx: Transaction, now: Date, batch: number, without: readonly number[]): Promise<Due[]> =>
  sqlRows<Due>(tx)`
    select c.profile_id as "profileId", c.checked_at as "checkedAt", p.bnr_id as "bnrId", p.user_id as "userId",
        p.gender, p.status, p.phone_verified as "phoneVerified", u.disabled
      from member_search_checks c join profiles p on p.id = c.profile_id join users u on u.id = p.user_id
      where c.checked_at < ${`${indianDay(now)}T00:00+05:30`}::timestamptz
        and c.profile_id <> all(${arrayOf(without)})
      order by c.checked_at, c.profile_id limit ${batch} for no key update of c skip locked`

const mayBeNotified = (due: Due): boolean =>
  hasFullView(searcher(due)) && !closedStatuses.includes(due.status) && !due.disabled

/** The member as the one who searches, without a session. */
const searcher = ({ checkedAt: _, disabled: __, bnrId, ...known }: Due): Member => ({
  ...known,
  kind: 'member',
  roles: ['profile_user'],
  sessionId: '',
  userName: String(bnrId),
  bnrId: String(bnrId),
})

/** The ids of members with new profiles in a search that has a daily message. Searches that cannot run are skipped. */
async function withNewProfiles(
  tx: Transaction,
  due: readonly Due[],
  { now, until }: { now: Date; until: Date },
): Promise<Set<number>> {
  if (due.length === 0) return new Set()
  const members = new Map(due.map((one) => [one.profileId, one]))
  const searches = await tx
    .select()
    .from(memberSearches)
    .where(and(inArray(memberSearches.profileId, [...members.keys()]), memberSearches.daily))
  const sought = searches.flatMap(({ profileId, criteria, lookedAt }) => {
    const member = members.get(profileId)
    const conditions = member && conditionsNow(searcher(member), criteria, now).conditions
    if (!conditions) return []
    return [{ profileId, conditions, since: laterOf(lookedAt, new Date(member.checkedAt)) }]
  })
  const counts = await countNew(tx, sought, now, { most: 1, considered: newProfiles.consideredDaily, until })
  return new Set(sought.flatMap(({ profileId }, index) => (counts[index]?.count ? [profileId] : [])))
}

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other)

/** The last notice says the same; the list of notifications needs only the newest. */
const forgetNotice = (tx: Transaction, profileId: number) =>
  tx
    .delete(notifications)
    .where(and(eq(notifications.profileId, profileId), eq(notifications.kind, 'newForSearches')))

export const notifyOfNewProfilesJob = scheduledJob({
  name: 'notifyOfNewProfiles',
  run: (services: Services) => notifyOfNewProfiles(services),
  schedule: `*/10 ${dailyChecks.from}-${dailyChecks.until} * * *`,
})
