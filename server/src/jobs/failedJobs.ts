import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows, type Transaction } from '../database/database.ts'
import { type Page, pageOfText } from '../database/paged.ts'

export type QueueState = {
  kind: string
  waiting: number
  active: number
  failed: number
  dueSince: string | null
}
export type StoredJob = {
  id: string
  kind: string
  failedAt: string
  attempts: number
  data: unknown
  output: unknown
}

/** A database with which no process has started yet has no queue. */
export async function hasQueue(db: Queryable): Promise<boolean> {
  const [found] = await sqlRows<{ has: boolean }>(db)`select to_regclass('pgboss.job') is not null as has`
  return found?.has ?? false
}

/** The queues that are not idle. */
export const busyQueues = (db: Queryable): Promise<QueueState[]> =>
  sqlRows<QueueState>(db)`select name as kind, count(*) filter (where state < 'active')::int as waiting,
        count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state = 'failed')::int as failed,
        to_json(min(start_after) filter (where state < 'active' and start_after <= now())) #>> '{}' as "dueSince"
      from pgboss.job where state <= 'active' or state = 'failed' group by name order by name`

export function failedJobs(db: Queryable, kind: string | undefined, page: Page) {
  const found = sql`select id, name as kind, to_json(completed_on) #>> '{}' as "failedAt",
      retry_count + 1 as attempts, data, output, completed_on from pgboss.job where ${failed(ofKind(kind))}`
  return pageOfText<StoredJob>(db, found, sql`completed_on desc, id`, page)
}

type Chosen = { id: string } | { kind: string }

/** The kinds of the jobs that go back to their queues: once more than their limit, as pg-boss retries one. */
export const retryFailed = (tx: Transaction, chosen: Chosen) =>
  sqlRows<{ kind: string }>(
    tx,
  )`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null,
        start_after = now() where ${failed(chosenBy(chosen))} returning name as kind`

export const deleteFailed = (tx: Transaction, chosen: Chosen) =>
  sqlRows<{ kind: string }>(
    tx,
  )`delete from pgboss.job where ${failed(chosenBy(chosen))} returning name as kind`

const failed = (which: SQL) => sql`state = 'failed' and ${which}`
const ofKind = (kind: string | undefined) => (kind === undefined ? sql`true` : sql`name = ${kind}`)
const chosenBy = (chosen: Chosen) => ('kind' in chosen ? ofKind(chosen.kind) : sql`id = ${chosen.id}::uuid`)
