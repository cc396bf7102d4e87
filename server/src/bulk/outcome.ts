import { bulkDays, bulkMachine } from '@bnr/contract/bulk/states'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Download } from '../downloads/download.ts'
import { csvOf, spreadsheetTypes } from '../files/spreadsheet.ts'
import type { Staff } from '../http/actor.ts'
import { scheduledJob } from '../jobs/job.ts'
import { isOver } from '../jobs/lostWork.ts'
import { daysAfter } from '../platform/clock.ts'
import { requireState } from '../platform/requireAction.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { bulkActions, bulkResults } from './tables.ts'

/** What became of each profile of an action of one's own. */
export async function bulkOutcome({ db }: Services, staff: Staff, id: number): Promise<Download> {
  const own = and(eq(bulkActions.id, id), eq(bulkActions.staffId, staff.userId))
  const { state } = await requireRow(db.select().from(bulkActions).where(own), 'not_found')
  requireState(bulkMachine, 'download', state)
  const lines = async function* () {
    yield ['BNR ID', 'Result', 'Reason']
    for await (const { bnrId, isDone, note } of everyResult(db, id))
      yield [String(bnrId), isDone ? 'Done' : 'Not possible', note ?? '']
  }
  return { name: `action-${id}.csv`, type: spreadsheetTypes.csv, content: async () => csvOf(lines()) }
}

const atOnce = 500

async function* everyResult(db: Queryable, id: number) {
  const { profileId, isDone, note } = bulkResults
  for (let last = 0; ; ) {
    const found = await db
      .select({ profileId, isDone, note, bnrId: profiles.bnrId })
      .from(bulkResults)
      .innerJoin(profiles, eq(profiles.id, profileId))
      .where(and(eq(bulkResults.actionId, id), gt(profileId, last)))
      .orderBy(asc(profileId))
      .limit(atOnce)
    yield* found
    last = found.at(-1)?.profileId ?? last
    if (found.length < atOnce) return
  }
}

/** Erases old actions with their criteria and results. */
export async function sweepBulkActions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const isOld = lt(bulkActions.createdAt, daysAfter(now, -bulkDays))
  await db.delete(bulkActions).where(and(isOld, isOver(bulkActions, now)))
}

export const sweepBulkActionsJob = scheduledJob({
  name: 'sweepBulkActions',
  run: sweepBulkActions,
  schedule: '25 3 * * *',
})
