import { indianDay, indianSeconds } from '@bnr/contract/indianDay'
import { sql } from 'drizzle-orm'
import { sqlRows, type Transaction } from '../database/database.ts'
import { scheduledJob } from '../jobs/job.ts'
import { isNight } from '../notifications/night.ts'
import type { Services } from '../services/services.ts'
import { isRegistered } from '../sms/send.ts'
import { type Content, contentsOf, type NewPerson, newPeople } from './content.ts'
import { type Due, dueAfter, endOfIds, type Size, usualSize } from './due.ts'
import { summaries, summaryDays } from './tables.ts'

/** The summaries of a day are spread over these hours in India; later runs do what is left. */
const morning = { from: 8, until: 12 }

/** Runs every ten minutes by day: each run prepares the next part of all members, in the order of their ids. */
export async function prepareSummaries(services: Services, size: Size = usualSize): Promise<void> {
  const now = services.clock.now()
  if (isNight(now)) return
  let fresh: NewPerson[] | undefined
  for (let more = true; more; )
    more = await services.db.inTransaction(async (tx) => {
      fresh ??= await newPeople(tx, now)
      return await prepareBatch(services, tx, fresh, size)
    })
}

/** One transaction: the place of the day moves on only with the summaries before it, so a killed run loses and repeats none. */
async function prepareBatch(
  services: Services,
  tx: Transaction,
  fresh: readonly NewPerson[],
  { members, ids }: Size,
): Promise<boolean> {
  const now = services.clock.now()
  const day = indianDay(now)
  const after = await lockedPlace(tx, day)
  const upTo = await partUntil(tx, now)
  const end = await endOfIds(tx, { after, upTo, ids })
  const due = await dueAfter(tx, { day, now, after, upTo: end ?? upTo, members })
  const contents = await contentsOf(tx, due, fresh, now)
  await markPrepared(tx, [...contents.keys()], now)
  await enqueueMessages(services, tx, due, contents)
  const last = due.length === members ? due.at(-1)?.id : end
  const doneUpTo = last ?? Math.max(after, upTo)
  await tx.update(summaryDays).set({ doneUpTo }).where(sql`${summaryDays.day} = ${day}`)
  return last !== undefined
}

async function enqueueMessages(
  { config, jobs, clock }: Services,
  tx: Transaction,
  due: readonly Due[],
  contents: ReadonlyMap<number, Content>,
): Promise<void> {
  const preparedAt = clock.now().toISOString()
  const mails = [...contents].map(([id, content]) => ({ id, preparedAt, content }))
  const wantSms = new Set(due.flatMap(({ id, sms }) => (sms ? id : [])))
  const isTexted = ({ interests, messages }: Content) => interests + messages > 0
  await jobs.enqueueAll(tx, 'mailSummary', mails)
  if (!isRegistered(config, 'summary')) return
  await jobs.enqueueAll(
    tx,
    'textSummary',
    mails.filter(({ id, content }) => wantSms.has(id) && isTexted(content)),
  )
}

async function markPrepared(tx: Transaction, ids: readonly number[], preparedAt: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(summaries)
    .values(ids.map((profileId) => ({ profileId, preparedAt })))
    .onConflictDoUpdate({ target: summaries.profileId, set: { preparedAt } })
}

/** Runs in two processes take turns. */
async function lockedPlace(tx: Transaction, day: string): Promise<number> {
  await tx.insert(summaryDays).values({ day }).onConflictDoNothing()
  const [found] = await tx
    .select()
    .from(summaryDays)
    .where(sql`${summaryDays.day} = ${day}`)
    .for('no key update')
  await tx.delete(summaryDays).where(sql`${summaryDays.day} < ${day}`)
  return found?.doneUpTo ?? 0
}

/** The id up to which members are due at this time of the morning. */
async function partUntil(tx: Transaction, now: Date): Promise<number> {
  const [last] = await sqlRows<{ id: number | null }>(tx)`select max(profile_id) as id from search_profiles`
  const share = ((indianSeconds(now) + 600) / 3600 - morning.from) / (morning.until - morning.from)
  return Math.ceil((last?.id ?? 0) * Math.min(1, share))
}

export const prepareSummariesJob = scheduledJob({
  name: 'prepareSummaries',
  run: (services: Services) => prepareSummaries(services),
  schedule: '*/10 8-20 * * *',
})
