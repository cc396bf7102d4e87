import { contactKinds, type NewContact, newContact } from '@bnr/contract/contactLog/entry'
import { contactProblems, settlesFollowUps, whyNoFollowUp } from '@bnr/contract/contactLog/rules'
import { indianDay } from '@bnr/contract/indianDay'
import { toWirePath } from '@bnr/contract/paths'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import { refuseProblems } from '../http/refuseProblems.ts'
import { Failure, invalidInput, wrongState } from '../platform/failure.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { lockProfile, updateProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { insertContact, settleFollowUps } from './store.ts'

/** Logs a call or a note. Refuses calls to families that asked not to be called. */
export async function writeContact(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId }: { userId: number },
  profileId: number,
  given: NewContact,
): Promise<void> {
  const at = clock.now()
  refuseProblems(newContact, contactProblems(given, indianDay(at)))
  await db.inTransaction(async (tx) => {
    await writeEntry(tx, { profileId, userId, at }, given)
    await audit(tx, at, userId, 'contact log entry', `profile ${profileId}`)
  })
}

interface Writing {
  profileId: number
  userId: number
  at: Date
  /** Gives the follow-up to the person who looks after the family, if there is one. */
  forAssigned?: true
}

/** Logs an entry as a part of something else, which writes the audit row. */
export async function writeEntry(
  tx: Transaction,
  { profileId, userId, at, forAssigned }: Writing,
  given: NewContact,
): Promise<void> {
  const row = await lockProfile(tx, profileId)
  requireCallable(row, given)
  refuseFollowUp(row, given)
  if (settlesFollowUps(given)) await settleFollowUps(tx, profileId, at)
  const ownerId = (forAssigned && (row.teleStaffId ?? row.careStaffId)) || userId
  await insertContact(tx, { profileId, userId, ownerId, at, ...given, note: given.note || null })
  await updateCallState(tx, row, given, at)
}

function requireCallable({ doNotCall }: ProfileRow, { kind }: NewContact): void {
  if (kind === 'call' && doNotCall) throw new Failure('do_not_call')
  if (kind === 'allow' && !doNotCall) throw wrongState('You can already call this family')
}

function refuseFollowUp(row: ProfileRow, { kind, followUpOn }: NewContact): void {
  const why = followUpOn && whyNoFollowUp(row, kind)
  if (why) throw invalidInput({ [toWirePath(newContact, 'followUpOn')]: why })
}

/** Updates the columns of the profile that lists use: whether calls are allowed, and the first call. */
async function updateCallState(tx: Transaction, row: ProfileRow, { kind, outcome }: NewContact, at: Date) {
  const doNotCall = outcome === 'do_not_call' || (row.doNotCall && kind !== 'allow')
  const calledAt = row.calledAt ?? (kind === 'call' ? at : null)
  if (doNotCall !== row.doNotCall || calledAt !== row.calledAt)
    await updateProfile(tx, row.id, { doNotCall, calledAt })
}

export const writtenMessage = ({ kind }: NewContact): string => `${contactKinds[kind].label} saved`
