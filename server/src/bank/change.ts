import { bankLineMachine } from '@bnr/contract/bank/states'
import { type ActionOf, actionOf } from '@bnr/contract/stateMachine'
import { eq } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Staff } from '../http/actor.ts'
import { wrongState } from '../platform/failure.ts'
import { requireState } from '../platform/requireAction.ts'
import type { Services } from '../services/services.ts'
import { proposeFor } from './propose.ts'
import { matchSettlements } from './settlements/matchSettlements.ts'
import { lockLine } from './store.ts'
import { bankLines, bankProposals } from './tables.ts'

type Change = Exclude<ActionOf<typeof bankLineMachine>, 'match'>

/**
 * Moves a line to another state, without touching an invoice. Returns the UTR of the settlement to which a reopened line
 * turned out to belong.
 */
export async function changeLine(
  services: Services,
  actor: Staff,
  id: number,
  action: Change,
  reason: string | null = null,
): Promise<string | undefined> {
  return await services.db.inTransaction(async (tx) => {
    const line = await lockLine(tx, id)
    requireState(bankLineMachine, action, line.state)
    if (line.paid)
      throw wrongState('This line paid its invoice, which stays paid. Issue a credit note instead')
    const at = services.clock.now()
    const { to: state } = bankLineMachine.actions[action]
    const changed = {
      state,
      reason,
      invoiceId: null,
      settlementId: null,
      changedAt: at,
      userId: actor.userId,
    }
    await tx.update(bankLines).set(changed).where(eq(bankLines.id, id))
    if (state === 'Open') await proposeFor(tx, [line], at)
    else await tx.delete(bankProposals).where(eq(bankProposals.lineId, id))
    const settled =
      action === 'takeUp'
        ? await matchSettlements(tx, { lineIds: [id] }, { at, userId: actor.userId })
        : undefined
    const name = actionOf(bankLineMachine, action).audit
    if (name) await audit(tx, at, actor.userId, name, `bank line ${id}`, { amount: line.amount })
    return settled?.[0]?.utr
  })
}
