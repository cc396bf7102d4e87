import { momentShown } from '@bnr/contract/dates'
import type { IntroductionOutcome } from '@bnr/contract/proposals/endpoints'
import { proposalLimits, proposalMachine, proposalMessages } from '@bnr/contract/proposals/states'
import { isPossible } from '@bnr/contract/stateMachine'
import { eq } from 'drizzle-orm'
import { insertContact } from '../contactLog/store.ts'
import { audit } from '../database/audit.ts'
import { sqlRows, type Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import { notify } from '../notifications/notify.ts'
import { daysAfter } from '../platform/clock.ts'
import { Failure, invalidInput, wrongState } from '../platform/failure.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { loadProfile } from '../profiles/store.ts'
import { acceptedBetween } from '../relations/accepted.ts'
import { blocksBetween } from '../relations/blocks.ts'
import type { Services } from '../services/services.ts'
import { requireManager } from './policy.ts'
import type { ProposalRow } from './store.ts'
import { proposals } from './tables.ts'

/** Arranges when our office calls both families. A new time replaces the one before, and both are notified again. */
export async function arrangeCall(services: Services, actor: Staff, id: number, callAt: Date) {
  const now = services.clock.now()
  const { message, audit: action } = proposalMachine.actions.arrange
  if (callAt <= now || callAt > daysAfter(now, proposalLimits.callDays))
    throw invalidInput({ cat: proposalMessages.callTime })
  await services.db.inTransaction(async (tx) => {
    const { member, other } = await lockMutual(tx, actor, id)
    await tx.update(proposals).set({ callAt, callLoggedAt: null }).where(eq(proposals.id, id))
    const details = { when: momentShown(callAt.toISOString()) }
    for (const [to, about] of [
      [member.id, other.id],
      [other.id, member.id],
    ] as const)
      await notify(services, tx, { to, kind: 'callArranged', about, details })
    await audit(tx, now, actor.userId, action, { subject: `proposal ${id}`, profileId: member.id })
  })
  return { message }
}

type Outcome = { outcome: IntroductionOutcome; note?: string | undefined }

/** Logs the outcome of the arranged call once, in the contact logs of both families. */
export async function logCall({ db, clock }: Services, actor: Staff, id: number, { outcome, note }: Outcome) {
  const at = clock.now()
  const { message, audit: action } = proposalMachine.actions.log
  await db.inTransaction(async (tx) => {
    const { row, member, other } = await lockMutual(tx, actor, id)
    if (!row.callAt || row.callLoggedAt) throw wrongState(proposalMessages.noCall)
    await tx.update(proposals).set({ callLoggedAt: at }).where(eq(proposals.id, id))
    const { userId } = actor
    for (const [family, partner] of [
      [member, other],
      [other, member],
    ] as const) {
      const about = `Call with the family of ${partner.name} (${partner.bnrId})`
      const entry = { kind: 'call', outcome, note: note ? `${about}: ${note}` : about } as const
      await insertContact(tx, { profileId: family.id, userId, ownerId: userId, at, ...entry })
    }
    await audit(tx, at, userId, action, { subject: `proposal ${id}`, profileId: member.id })
  })
  return { message }
}

/** Locks a proposal with a yes of both families, for its relationship manager. Blocks and 'do not call' hold. */
async function lockMutual(tx: Transaction, actor: Staff, id: number) {
  const row = await requireRow<ProposalRow>(
    tx.select().from(proposals).where(eq(proposals.id, id)).for('no key update'),
    'not_found',
  )
  const [member, other] = [await loadProfile(tx, row.memberId), await loadProfile(tx, row.profileId)]
  requireManager(actor, member)
  const isYes = isPossible(proposalMachine, 'arrange', row.state)
  if (!isYes || !(await isMutual(tx, member, other))) throw wrongState(proposalMessages.notMutual)
  if (member.doNotCall || other.doNotCall) throw new Failure('do_not_call')
  return { row, member, other }
}

async function isMutual(tx: Transaction, member: ProfileRow, other: ProfileRow): Promise<boolean> {
  if (member.status !== 'Active' || other.status !== 'Active') return false
  const { byViewer, byOwner } = await blocksBetween(tx, member.id, other.id)
  const accepted = await sqlRows(tx)`select where ${acceptedBetween(member.id, other.id)}`
  return !byViewer && !byOwner && accepted.length > 0
}
