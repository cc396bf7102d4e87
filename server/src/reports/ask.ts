import { maxReports, type ReportRequest } from '@bnr/contract/reports/schemas'
import { type ReportMoveName, reportMachine } from '@bnr/contract/reports/states'
import { type ReportType, ruleOf } from '@bnr/contract/reports/types'
import type { Handler } from '@bnr/contract/stateMachine'
import { sql } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { daysAfter } from '../platform/clock.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import { requireAction } from '../platform/requireAction.ts'
import type { Services } from '../services/services.ts'
import { mayHave } from './allowed.ts'
import { requireFilters } from './filters.ts'
import { countReports, insertReport, lockReport, type ReportRow, updateReport } from './store.ts'

/** Requests a report of one’s own. A job writes it. */
export async function requestReport(
  services: Services,
  by: Staff,
  { type, staffId, format, ...filters }: ReportRequest,
): Promise<number> {
  if (staffId !== undefined && staffId !== by.userId)
    throw invalidInput({ sid: 'You can generate reports only in your own name' })
  if (!mayHave(by.roles, filters)) throw new Failure('not_allowed')
  requireFilters(filters)
  requireUsed(type, filters)
  const at = services.clock.now()
  return await services.db.inTransaction(async (tx) => {
    await requireRoom(tx, by, at)
    const { id } = await insertReport(tx, {
      type,
      format,
      filters,
      state: 'Waiting',
      staffId: by.userId,
      createdAt: at,
      changedAt: at,
    })
    await audit(tx, at, by.userId, 'report ask', `report ${id}`, { type, format, ...filters })
    await services.jobs.enqueue(tx, 'writeReport', { id })
    return id
  })
}

/** Refuses filters that say nothing about this type. */
function requireUsed(type: ReportType, { planId, executiveId, source }: Partial<ReportRequest>): void {
  const { withoutPlan, periodOnly } = ruleOf(type)
  if (planId && withoutPlan) throw invalidInput({ mid: 'You cannot filter members without a plan by plan' })
  if (periodOnly && (planId || executiveId || source))
    throw invalidInput({ sd: 'You can filter this report only by its period' })
}

/** Refuses further reports above the limits. The lock makes concurrent requests of a person wait for one another. */
async function requireRoom(tx: Transaction, { userId }: Staff, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('reports'), ${userId})`)
  const { atOnce, lately } = await countReports(tx, userId, daysAfter(now, -1))
  if (atOnce >= maxReports.atOnce) throw new Failure('reports_running')
  if (lately >= maxReports.inADay) throw new Failure('too_many_requests', { retryAfterSeconds: 3600 })
}

/** Cancels a report or runs it again. `takeReport`, or the job that is writing it, removes a file that is left. */
export async function moveReport(
  services: Services,
  by: Staff,
  id: number,
  name: ReportMoveName,
): Promise<void> {
  const { to, audit: action } = reportMachine.actions[name]
  const at = services.clock.now()
  await services.db.inTransaction(async (tx) => {
    const row = await lockReport(tx, id)
    requireAction(reportMachine, name, row.state, handlerOf(by, row))
    if (to === 'Waiting') await requireRoom(tx, by, at)
    await audit(tx, at, by.userId, action, `report ${id}`, { type: row.type })
    await updateReport(tx, id, { state: to, progress: 0, rows: 0, failure: null, changedAt: at })
    if (to === 'Waiting') await services.jobs.enqueue(tx, 'writeReport', { id })
  })
}

/** Only the person who ordered a report can do anything with it. */
export const handlerOf = ({ roles, userId }: Staff, { staffId }: Pick<ReportRow, 'staffId'>): Handler => ({
  roles,
  isOwn: userId === staffId,
})
