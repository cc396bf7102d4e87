import { and, ne, sql } from 'drizzle-orm'
import type { Registry } from 'prom-client'
import { type Queryable, sqlRows } from '../../database/database.ts'
import { readGauge } from '../../platform/readGauge.ts'
import type { Services } from '../services.ts'
import { countedAlone } from '../sharedCounts.ts'
import { processes, type processRoles } from './tables.ts'

type Role = (typeof processRoles)[number]

const isRunning = sql`${processes.seenAt} > now() - interval '15 seconds'`

/** Whether a running process has another secret than the one with this mark. */
export async function hasOtherSecret(db: Queryable, mark: string): Promise<boolean> {
  return (await db.$count(processes, and(isRunning, ne(processes.secretMark, mark)))) > 0
}

/** How many processes of each role wrote a heartbeat within the last 15 seconds. */
export async function runningByRole(db: Queryable): Promise<Record<Role, number>> {
  const found = await sqlRows<{ role: Role; count: number }>(db)`
    select role, count(*)::int as count from ${processes} where ${isRunning} group by role`
  return { all: 0, web: 0, jobs: 0, ...Object.fromEntries(found.map(({ role, count }) => [role, count])) }
}

/** Exports how many processes run, and how often this one counted requests for itself. */
export function processMetrics(register: Registry, { db }: Pick<Services, 'db'>): void {
  register.registerMetric(countedAlone)
  const running = {
    name: 'processes_running',
    help: 'Processes that were seen within the last 15 seconds, by role',
    labelNames: ['role'],
  } as const
  readGauge(register, running, async () =>
    Object.entries(await runningByRole(db)).map(([role, value]) => ({ labels: { role }, value })),
  )
}
