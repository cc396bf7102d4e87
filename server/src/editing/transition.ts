import { profileChange } from '@bnr/contract/profiles/profile'
import { missingForReview } from '@bnr/contract/profiles/steps'
import {
  closedStatuses,
  enterReason,
  type Transition,
  type TransitionName,
  transitions,
} from '@bnr/contract/profiles/transitions'
import { endSessions } from '../accounts/sessions.ts'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Member, Staff } from '../http/actor.ts'
import { onWire } from '../http/refuseProblems.ts'
import { notify } from '../notifications/notify.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import { requireOwnerOrStaff } from '../profiles/policy.ts'
import { type ProfileRow, sectionsOf } from '../profiles/sections.ts'
import { addHistory, lockProfile, updateProfile } from '../profiles/store.ts'
import { deactivateReasonsByUser } from '../reference/data/profile.ts'
import type { Services } from '../services/services.ts'

type Reason = { reason?: string | undefined; detail?: string | undefined }

/** Applies a transition of the contract's table to a profile and adds it to the history. */
export async function makeTransition(
  services: Services,
  actor: Member | Staff,
  id: number,
  name: TransitionName,
  given: Reason,
) {
  const transition: Transition = transitions[name]
  await services.db.inTransaction(async (tx) => {
    await applyTransition(services, tx, await lockProfile(tx, id), { actor, name, transition, given })
  })
  return { message: transition.message }
}

type TransitionRequest = {
  actor: Member | Staff
  name: TransitionName
  transition: Transition
  given: Reason
}

/** Applies a transition to a locked profile: saves status and history, and notifies the member. */
export async function applyTransition(
  services: Services,
  tx: Transaction,
  row: ProfileRow,
  { actor, name, transition, given }: TransitionRequest,
): Promise<void> {
  requireOwnerOrStaff(actor, row.id)
  requireState(row, transition)
  requireReason(actor, transition, given)
  const now = services.clock.now()
  if (transition.wantsAll) requireComplete(row, now)
  const { userId } = actor
  const { reason, detail } = actor.kind === 'staff' ? given : listedReason(given)
  await updateProfile(tx, row.id, {
    status: transition.to,
    statusAt: now,
    changedAt: now,
    deletedAt: transition.to === 'Deleted' ? now : null,
  })
  await addHistory(tx, {
    profileId: row.id,
    at: now,
    byUserId: userId,
    byName: actor.kind === 'staff' ? actor.name : row.name,
    action: name,
    from: row.status,
    to: transition.to,
    reason: reason || null,
    detail: detail || null,
  })
  if (actor.kind === 'member' && closedStatuses.includes(transition.to))
    await endSessions(tx, now, { userId: row.userId, except: actor.sessionId })
  await audit(tx, now, userId, `profile ${name}`, `profile ${row.id}`)
  if (transition.tells)
    await notify(services, tx, { to: row.id, kind: transition.tells, details: { reason: reason ?? '' } })
}

function requireState(row: ProfileRow, { from, label }: Transition): void {
  if (from.includes(row.status)) return
  throw new Failure('wrong_state', { message: `${label} is not possible: this profile is ${row.status}` })
}

function requireReason(actor: Member | Staff, { staffSayWhy }: Transition, { reason }: Reason): void {
  if (staffSayWhy && actor.kind === 'staff' && !reason) throw invalidInput({ rn: enterReason })
}

/** Members send the key of a listed reason; the history stores its label. */
function listedReason({ reason, detail }: Reason): Reason {
  if (!reason) return { detail }
  const listed = deactivateReasonsByUser.byKey(reason)
  if (!listed) throw invalidInput({ rn: 'Select a value from the list' })
  return { reason: listed.label, detail }
}

function requireComplete(row: ProfileRow, today: Date): void {
  const fields = onWire(profileChange, missingForReview(sectionsOf(row), { today }))
  if (Object.keys(fields).length > 0) throw new Failure('incomplete_profile', { fields })
}
