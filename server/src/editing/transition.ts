import { overStatuses } from '@bnr/contract/contactLog/rules'
import { profileChange } from '@bnr/contract/profiles/profile'
import { missingForReview } from '@bnr/contract/profiles/steps'
import {
  closedStatuses,
  type ProfileStatus,
  profileMachine,
  type TransitionName,
} from '@bnr/contract/profiles/transitions'
import { type ActionOf, actionOf } from '@bnr/contract/stateMachine'
import { endSessions } from '../accounts/sessions.ts'
import { followStatus } from '../conversations/open.ts'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Member, Staff } from '../http/actor.ts'
import { onWire } from '../http/refuseProblems.ts'
import { notify } from '../notifications/notify.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import { requireReason, requireState } from '../platform/requireAction.ts'
import { requireOwnerOrStaff } from '../profiles/policy.ts'
import { type ProfileRow, sectionsOf } from '../profiles/sections.ts'
import { addHistory, lockProfile, updateProfile } from '../profiles/store.ts'
import { deactivateReasonsByUser } from '../reference/data/profile.ts'
import type { Services } from '../services/services.ts'

type Reason = { reason?: string | undefined; detail?: string | undefined }

/** Takes an action of the contract's table on a profile and adds it to the history. */
export async function makeTransition(
  services: Services,
  actor: Member | Staff,
  id: number,
  name: TransitionName,
  given: Reason,
) {
  await services.db.inTransaction(async (tx) => {
    await applyTransition(services, tx, await lockProfile(tx, id), { actor, name, given })
  })
  return { message: profileMachine.actions[name].message }
}

type TransitionRequest = { actor: Member | Staff; name: ActionOf<typeof profileMachine>; given: Reason }

/** Takes an action on a locked profile: saves status and history, and notifies the member. */
export async function applyTransition(
  services: Services,
  tx: Transaction,
  row: ProfileRow,
  { actor, name, given }: TransitionRequest,
): Promise<void> {
  const { to, audit: action } = profileMachine.actions[name]
  const { requiresAll, notifies } = actionOf(profileMachine, name)
  requireOwnerOrStaff(actor, row.id)
  requireState(profileMachine, name, row.status)
  if (actor.kind === 'staff') requireReason(profileMachine, name, given.reason)
  const now = services.clock.now()
  if (requiresAll || mayBeUnfinished(row, to)) requireComplete(row, now)
  const { userId } = actor
  const { reason, detail } = actor.kind === 'staff' ? given : listedReason(given)
  await updateProfile(tx, row.id, {
    status: to,
    statusAt: now,
    changedAt: now,
    // We told the member the day on which a deleted profile is removed. Settling it does not change that day.
    ...(to === 'Settled' ? {} : { deletedAt: to === 'Deleted' ? now : null }),
  })
  await addHistory(tx, {
    profileId: row.id,
    at: now,
    byUserId: userId,
    byName: actor.kind === 'staff' ? actor.name : row.name,
    action: name === 'deleteOwn' ? 'delete' : name,
    from: row.status,
    to,
    reason: reason || null,
    detail: detail || null,
  })
  if (actor.kind === 'member' && closedStatuses.includes(to))
    await endSessions(tx, now, { userId: row.userId, except: actor.sessionId })
  await followStatus(tx, row, to, now)
  await audit(tx, now, userId, action, `profile ${row.id}`)
  if (notifies) await notify(services, tx, { to: row.id, kind: notifies, details: { reason: reason ?? '' } })
}

/** Drafts can be deleted, and deleted profiles be settled, so one that is restored may never have been complete. */
const mayBeUnfinished = ({ status }: ProfileRow, to: ProfileStatus): boolean =>
  to === 'Active' && overStatuses.some((over) => over === status)

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
