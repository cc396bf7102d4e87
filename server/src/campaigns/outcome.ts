import { campaignLimits, campaignMachine, leftOutReasons } from '@bnr/contract/campaigns/states'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import type { Download } from '../downloads/download.ts'
import { csvOf, spreadsheetTypes } from '../files/spreadsheet.ts'
import type { Staff } from '../http/actor.ts'
import { scheduledJob } from '../jobs/job.ts'
import { isOver } from '../jobs/lostWork.ts'
import { daysAfter } from '../platform/clock.ts'
import { requireState } from '../platform/requireAction.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { loadCampaign } from './change.ts'
import { campaignRecipients, campaigns } from './tables.ts'

/** What became of the message for each member. A member of a process that died may have got it or not. */
export async function campaignOutcome({ db }: Services, staff: Staff, id: number): Promise<Download> {
  const { state } = await loadCampaign(db, staff, id)
  requireState(campaignMachine, 'download', state)
  const lines = async function* () {
    yield ['BNR ID', 'Result', 'Reason']
    for await (const one of everyRecipient(db, id))
      yield [
        String(one.bnrId),
        one.state === 'Sending' ? 'Unknown' : one.state,
        one.reason ? leftOutReasons[one.reason] : '',
      ]
  }
  return { name: `message-${id}.csv`, type: spreadsheetTypes.csv, content: async () => csvOf(lines()) }
}

const atOnce = 500

async function* everyRecipient(db: Queryable, id: number) {
  const { profileId, state, reason } = campaignRecipients
  for (let last = 0; ; ) {
    const found = await db
      .select({ profileId, state, reason, bnrId: profiles.bnrId })
      .from(campaignRecipients)
      .innerJoin(profiles, eq(profiles.id, profileId))
      .where(and(eq(campaignRecipients.campaignId, id), gt(profileId, last)))
      .orderBy(asc(profileId))
      .limit(atOnce)
    yield* found
    last = found.at(-1)?.profileId ?? last
    if (found.length < atOnce) return
  }
}

/** Sending rests at night for half a day, so only a longer pause means that the job was lost. */
const lostAfterDays = 2

/** Erases old messages with their criteria and recipients. */
export async function sweepCampaigns({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const isOld = lt(campaigns.createdAt, daysAfter(now, -campaignLimits.days))
  await db.delete(campaigns).where(and(isOld, isOver(campaigns, now, lostAfterDays)))
}

export const sweepCampaignsJob = scheduledJob({
  name: 'sweepCampaigns',
  run: sweepCampaigns,
  schedule: '30 3 * * *',
})
