import { indianDay } from '@bnr/contract/indianDay'
import {
  type ProposalAnswer,
  type ProposalReason,
  proposalLimits,
  proposalMachine,
} from '@bnr/contract/proposals/states'
import { and, eq } from 'drizzle-orm'
import { introduce } from '../activities/introduce.ts'
import type { Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Member } from '../http/actor.ts'
import { daysAfter } from '../platform/clock.ts'
import { requireAction } from '../platform/requireAction.ts'
import { hintTo } from '../services/hints.ts'
import type { Services } from '../services/services.ts'
import { type ProposalRow, stateOf } from './store.ts'
import { proposals } from './tables.ts'

/** Answers a proposal once. Repeating the same answer changes nothing, and another one after it is refused. */
export async function answerProposal(
  services: Services,
  member: Member,
  id: number,
  answer: ProposalAnswer,
  reason?: ProposalReason,
) {
  const now = services.clock.now()
  const { to: state, message } = proposalMachine.actions[answer]
  return await services.db.inTransaction(async (tx) => {
    const row = await lockOwn(tx, member, id)
    if (stateOf(row, now) === state && row.reason === (reason ?? null)) return { message }
    requireAction(proposalMachine, answer, stateOf(row, now), member)
    const backOn = answer === 'later' ? indianDay(daysAfter(now, proposalLimits.laterDays)) : null
    await tx
      .update(proposals)
      .set({ state, answeredAt: now, reason: reason ?? null, backOn })
      .where(eq(proposals.id, id))
    const accepted = answer === 'yes' ? await introduce(services, tx, member, row.profileId) : undefined
    hintTo(tx, member.profileId)
    return accepted ?? { message }
  })
}

const lockOwn = (tx: Transaction, { profileId }: Member, id: number): Promise<ProposalRow> =>
  requireRow(
    tx
      .select()
      .from(proposals)
      .where(and(eq(proposals.id, id), eq(proposals.memberId, profileId)))
      .for('no key update'),
    'not_found',
  )
