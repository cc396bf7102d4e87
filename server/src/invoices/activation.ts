import { dayShown } from '@bnr/contract/dates'
import { isCredited } from '@bnr/contract/invoices/creditNotes'
import type { Activation } from '@bnr/contract/invoices/schemas'
import { isApprovable } from '@bnr/contract/invoices/transitions'
import { daysOf } from '@bnr/contract/plans/schemas'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import type { Queryable } from '../database/database.ts'
import { type CarriedShare, everything } from '../memberships/carryOver.ts'
import { type MembershipRow, runningOf, waitingOf } from '../memberships/current.ts'
import { dayAfter, daysBetween } from '../memberships/days.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import { loadProfile } from '../profiles/store.ts'
import { creditNotesOf } from './creditNote.ts'
import { refuseDoubtfulPayment } from './reversals.ts'
import type { InvoiceRow } from './store.ts'
import { worthOf } from './worth.ts'

/**
 * Says how the membership of an invoice would start, judged by the member's membership today rather than on the day
 * of issue. Refuses with the reason when it cannot start.
 */
export async function activationOf(
  db: Queryable,
  row: InvoiceRow,
  now: Date,
): Promise<Omit<Activation, 'payment'>> {
  const profileId = await requireOpenMember(db, row)
  await refuseCredited(db, row)
  if (!isApprovable(row)) throw wrongState(`This invoice is ${row.state}`)
  await refuseDoubtfulPayment(db, row)
  const [running] = await runningOf(db, profileId, now)
  if (row.purchase === 'topup') {
    if (!running) throw new Failure('no_plan_running')
    return { way: 'adds', planName: running.planName }
  }
  if (!running) return { way: 'today' }
  if (await mayReplace(db, running, row)) return { way: 'replaces', planName: running.planName }
  const [waiting] = await waitingOf(db, profileId, now)
  if (waiting)
    throw new Failure('renewal_waits', {
      message: `${running.planName} is running, and ${waiting.planName} is already due to start on ${dayShown(waiting.startsOn)}`,
    })
  return { way: 'waits', planName: running.planName, startsOn: dayAfter(running.endsOn, 1) }
}

/** A closed profile gets no membership; finance decides what happens to its money. */
async function requireOpenMember(db: Queryable, { profileId }: InvoiceRow): Promise<number> {
  if (!profileId) throw wrongState('This profile was removed')
  const { status } = await loadProfile(db, profileId)
  if (closedStatuses.includes(status)) throw wrongState(`This profile is ${status}`)
  return profileId
}

async function refuseCredited(db: Queryable, { id, total }: InvoiceRow): Promise<void> {
  const notes = (await creditNotesOf(db, [id])).get(id) ?? []
  const numbers = notes.map(({ number }) => number).join(', ')
  if (isCredited({ total, creditNotes: notes })) throw wrongState(`Credited by credit note ${numbers}`)
}

/**
 * A paid invoice replaces the running membership only if its plan costs more and the member loses nothing that was
 * paid.
 */
async function mayReplace(db: Queryable, running: MembershipRow, row: InvoiceRow): Promise<boolean> {
  if (row.purchase === 'renewal' || row.listAmount <= running.price) return false
  return tookCreditFor(running, row) || (await worthOf(db, running)) === 0
}

/** Older invoices do not name the membership they gave credit for; it had started by their day of issue. */
const tookCreditFor = (running: MembershipRow, { purchase, snapshot, issuedOn }: InvoiceRow): boolean =>
  purchase === 'upgrade' &&
  (snapshot.upgradeOf === undefined ? running.startsOn <= issuedOn : snapshot.upgradeOf === running.id)

/**
 * The upgrade credit repays the days after the day of issue, so only the quotas of the days before it carry over. If
 * the membership was worth nothing, all of its quotas carry over.
 */
export async function carriedShareOf(db: Queryable, row: InvoiceRow, now: Date): Promise<CarriedShare> {
  const [running] = await runningOf(db, row.profileId ?? 0, now)
  if (!running || !tookCreditFor(running, row)) return everything
  if (row.upgradeCredit === 0 && (await worthOf(db, running)) === 0) return everything
  const whole = daysOf(running)
  return { part: Math.min(daysBetween(running.startsOn, row.issuedOn), whole), whole }
}
