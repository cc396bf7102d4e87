import { bulkKinds, bulkMachine } from '@bnr/contract/bulk/states'
import { type Assignment, assignments } from '@bnr/contract/profiles/assignment'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { staffMember } from '../accounts/staffWith.ts'
import { writeEntry } from '../contactLog/write.ts'
import { sqlRows, type Transaction } from '../database/database.ts'
import { assignProfile } from '../editing/adminChange.ts'
import { isAssignable } from '../editing/assignable.ts'
import type { Staff } from '../http/actor.ts'
import { job } from '../jobs/job.ts'
import { Failure } from '../platform/failure.ts'
import { allOf, conditionsOf } from '../search/conditions.ts'
import type { Services } from '../services/services.ts'
import type { BulkRow } from './start.ts'
import { bulkActions, bulkResults } from './tables.ts'

type Needs = Pick<Services, 'db' | 'clock'>
type Result = { profileId: number; isDone: boolean; note?: string }

/** Profiles of one transaction. */
const atOnce = 100

const never = new AbortController().signal

/**
 * Does the action batch by batch, in the order of ids. The transaction of a batch locks the action and moves its
 * place, so a job that is killed or runs twice continues there and treats no profile twice.
 */
export async function runBulk(services: Needs, id: number, letGo = never): Promise<void> {
  do letGo.throwIfAborted()
  while (await services.db.inTransaction((tx) => nextBatch(services, tx, id)))
}

/** Returns false when the action is over. */
async function nextBatch({ clock }: Needs, tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx.select().from(bulkActions).where(eq(bulkActions.id, id)).for('no key update')
  if (row?.state !== 'Running') return false
  const at = clock.now()
  const staff = await staffMember(tx, row.staffId, bulkKinds[row.kind].permission)
  if (!staff) return await end(tx, row, at, 'The person who started it may no longer do it.')
  if (!(await canAssign(tx, row)))
    return await end(tx, row, at, 'One of the two people can no longer be assigned.')
  const ids = await nextProfiles(tx, staff, row, at)
  const last = ids.at(-1)
  if (last === undefined) return await end(tx, row, at)
  const results: Result[] = []
  for (const profileId of ids) results.push(await treated(tx, staff, { row, profileId, at }))
  await tx.insert(bulkResults).values(results.map((one) => ({ actionId: id, ...one })))
  const done = results.filter(({ isDone }) => isDone).length
  await tx
    .update(bulkActions)
    .set({
      lastProfileId: last,
      done: row.done + done,
      refused: row.refused + results.length - done,
      failure: null,
      changedAt: at,
    })
    .where(eq(bulkActions.id, id))
  return true
}

/** Checks both people before any profile, so that none is assigned to one of them alone. */
async function canAssign(tx: Transaction, { detail: { assigned } }: BulkRow): Promise<boolean> {
  for (const assignment of assignments)
    if (!(await isAssignable(tx, assignment, assigned?.[assignment] ?? 0))) return false
  return true
}

/** The next profiles that still match; never more in all than the limit of the action. */
async function nextProfiles(tx: Transaction, staff: Staff, row: BulkRow, at: Date): Promise<number[]> {
  const { criteria, kind, lastProfileId, upToProfileId } = row
  const left = bulkKinds[kind].most - row.done - row.refused
  const found = await sqlRows<{ id: number }>(tx)`
    select profile_id as id from search_profiles where ${allOf(conditionsOf(staff, criteria, at))}
      and profile_id > ${lastProfileId} and profile_id <= ${upToProfileId}
      order by profile_id limit ${Math.max(0, Math.min(atOnce, left))}`
  return found.map(({ id }) => id)
}

type One = { row: BulkRow; profileId: number; at: Date }

async function treated(tx: Transaction, staff: Staff, { row, profileId, at }: One): Promise<Result> {
  const { assigned, followUp } = row.detail
  try {
    for (const assignment of assignments)
      await assign(tx, staff, { profileId, at, assignment, staffId: assigned?.[assignment] })
    if (followUp) await writeEntry(tx, { profileId, userId: staff.userId, at, forAssigned: true }, followUp)
    return { profileId, isDone: true }
  } catch (error) {
    // A refusal comes before anything is written. Any other error ends the transaction.
    if (!(error instanceof Failure)) throw error
    return { profileId, isDone: false, note: error.message }
  }
}

type Assigning = { profileId: number; at: Date; assignment: Assignment; staffId: number | undefined }

async function assign(tx: Transaction, staff: Staff, { staffId, assignment, ...one }: Assigning) {
  if (staffId === undefined) return
  await assignProfile(tx, staff, { id: one.profileId, assignment, staffId, at: one.at })
}

async function end(tx: Transaction, { id }: BulkRow, at: Date, failure?: string): Promise<false> {
  const { cancel, complete } = bulkMachine.actions
  const state = failure ? cancel.to : complete.to
  await tx
    .update(bulkActions)
    .set({ state, changedAt: at, failure: failure ?? null })
    .where(eq(bulkActions.id, id))
  return false
}

const broken =
  'It stopped because of an error. Our administrator can let it continue. If you stop it, what is done stays.'

/** The action stays Running, so that it continues where it was when an administrator retries the job. */
async function noteBroken({ db }: Needs, id: number): Promise<void> {
  const running = and(eq(bulkActions.id, id), eq(bulkActions.state, 'Running'))
  await db.update(bulkActions).set({ failure: broken }).where(running)
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    runBulk: { id: number }
  }
}

export const runBulkJob = job({
  name: 'runBulk',
  payload: z.object({ id: z.number() }),
  run: (services: Needs, { id }, letGo) => runBulk(services, id, letGo),
  giveUp: (services: Needs, { id }) => noteBroken(services, id),
})
