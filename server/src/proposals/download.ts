import { proposalReasons } from '@bnr/contract/proposals/states'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { profiles } from '../profiles/tables.ts'
import { proposals } from './tables.ts'

/** The proposals that a member got, with the own answers. Others appear by BNR ID. */
export async function proposalsForDownload(db: Queryable, memberId: number) {
  const found = await db
    .select({ proposal: proposals, bnrId: profiles.bnrId })
    .from(proposals)
    .innerJoin(profiles, eq(profiles.id, proposals.profileId))
    .where(eq(proposals.memberId, memberId))
    .orderBy(asc(proposals.id))
  return found.map(({ proposal: { at, sentence, state, reason, answeredAt, callAt }, bnrId }) => ({
    at,
    bnrId,
    sentence,
    answer: state,
    reason: reason && proposalReasons[reason].label,
    answeredAt,
    callAt,
  }))
}
