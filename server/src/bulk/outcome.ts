import { bulkDays, bulkMachine } from '@bnr/contract/bulk/states'
import { and, asc, eq, gt, lt, ne, or } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Download } from '../downloads/download.ts'
import { csvOf, spreadsheetTypes } from '../files/spreadsheet.ts'
import type { Staff } from '../http/actor.ts'
import { scheduledJob } from '../jobs/job.ts'
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

/** Days without a new result after which the job of an action was lost; its author may never come back to stop it. */
const lostAfterDays = 1

/** Erases old actions with their criteria and results. */
export async function sweepBulkActions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => daysAfter(clock.now(), -days)
  const isOld = lt(bulkActions.createdAt, daysAgo(bulkDays))
  const isOver = or(ne(bulkActions.state, 'Running'), lt(bulkActions.changedAt, daysAgo(lostAfterDays)))
  await db.delete(bulkActions).where(and(isOld, isOver))
}

export const sweepBulkActionsJob = scheduledJob({
  name: 'sweepBulkActions',
  run: sweepBulkActions,
  schedule: '25 3 * * *',
})
