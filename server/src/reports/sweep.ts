import { reportMachine, runningStates } from '@bnr/contract/reports/states'
import { and, eq, inArray, isNotNull, lt, notInArray } from 'drizzle-orm'
import { scheduledJob } from '../jobs/job.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Services } from '../services/services.ts'
import { reports } from './tables.ts'

const swept = 500
/** Days until a report is removed from the list. */
const keptDays = 90
/** Minutes without a heartbeat after which a report counts as lost. */
const patienceMinutes = 10

/** Deletes expired files, files of failed reports and old reports, and marks lost reports as failed. Runs daily. */
export async function sweepReports(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  await expireFiles(services, now)
  await removeUnwanted(services)
  await giveUpLost(services, now)
  await db
    .delete(reports)
    .where(
      and(lt(reports.changedAt, daysAfter(now, -keptDays)), notInArray(reports.state, [...runningStates])),
    )
}

async function expireFiles({ db, storage }: Services, now: Date): Promise<void> {
  const expired = await db.select().from(reports).where(lt(reports.expiresAt, now)).limit(swept)
  for (const { id, file } of expired) {
    if (file) await storage.remove(file)
    const gone = { state: reportMachine.actions.expire.to, file: null, size: null, expiresAt: null } as const
    await db.update(reports).set(gone).where(eq(reports.id, id))
  }
}

/** Removes files of failed and cancelled reports whose process died before it could remove them. */
async function removeUnwanted({ db, storage }: Services): Promise<void> {
  const stopped = and(inArray(reports.state, ['Failed', 'Cancelled']), isNotNull(reports.file))
  for (const { id, file } of await db.select().from(reports).where(stopped).limit(swept)) {
    if (file) await storage.remove(file)
    await db
      .update(reports)
      .set({ file: null })
      .where(and(eq(reports.id, id), stopped))
  }
}

async function giveUpLost({ db }: Services, now: Date): Promise<void> {
  const silent = lt(reports.changedAt, new Date(now.getTime() - patienceMinutes * 60_000))
  await db
    .update(reports)
    .set({
      state: reportMachine.actions.fail.to,
      failure: 'The report was interrupted. Please run it again.',
      changedAt: now,
    })
    .where(and(eq(reports.state, 'Running'), silent))
}

export const sweepReportsJob = scheduledJob({
  name: 'sweepReports',
  run: sweepReports,
  schedule: '50 2 * * *',
})
