import { sql } from 'drizzle-orm'
import type { Registry } from 'prom-client'
import { type Database, rows, sqlRows } from '../database/database.ts'
import { readGauge } from '../platform/readGauge.ts'

/** Exports the queue of jobs. Every process reports the same, because the queue is in the database. */
export function jobMetrics(register: Registry, { db }: { db: Database }): void {
  /** Prometheus has a label `job` of its own. */
  const byKind = ['kind'] as const
  type Waiting = { kind: string; count: number; seconds: number }
  const read = () =>
    sqlRows<Waiting>(db)`select name as kind, count(*)::int as count,
          extract(epoch from now() - min(start_after))::float8 as seconds
        from pgboss.job where state < 'active' and start_after <= now() group by name`
  readGauge(
    register,
    { name: 'jobs_waiting', help: 'Jobs that are due and not yet begun, by kind', labelNames: byKind },
    async () => (await read()).map(({ kind, count }) => ({ labels: { kind }, value: count })),
  )
  readGauge(
    register,
    {
      name: 'jobs_oldest_seconds',
      help: 'How long the first waiting job is due, by kind',
      labelNames: byKind,
    },
    async () => (await read()).map(({ kind, seconds }) => ({ labels: { kind }, value: seconds })),
  )
  readGauge(
    register,
    { name: 'jobs_failed', help: 'Jobs of the last days that failed for good, by kind', labelNames: byKind },
    async () => {
      // Also kinds of which none has failed: an alert notices the first failure only as a change from 0.
      const failed = sql`select name as kind, failed_count as count from pgboss.queue`
      const found = await rows<Omit<Waiting, 'seconds'>>(db, failed)
      return found.map(({ kind, count }) => ({ labels: { kind }, value: count }))
    },
  )
}
