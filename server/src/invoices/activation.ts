import { isCredited } from '@bnr/contract/invoices/creditNotes'
import type { Activation } from '@bnr/contract/invoices/schemas'
import { isApprovable } from '@bnr/contract/invoices/transitions'
import { ordinalDay } from '@bnr/contract/ordinalDay'
import { daysOf } from '@bnr/contract/plans/schemas'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import { type CarriedShare, everything } from '../memberships/carryOver.ts'
import { type MembershipRow, runningOf, waitingOf } from '../memberships/current.ts'
import { dayAfter, daysBetween } from '../memberships/days.ts'
import type { Queryable } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { loadProfile } from '../profiles/store.ts'
import { creditNotesOf } from './creditNote.ts'
import { refuseDoubtfulPayment } from './reversals.ts'
import type { InvoiceRow } from './store.ts'
import { worthOf } from './worth.ts'

/**
 * What approving an invoice begins, by what its member holds today and not by what was held when it was issued; refused with
 * the reason where it may begin nothing.
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
  const [held] = await runningOf(db, profileId, now)
  if (!held) return { way: 'today' }
  if (await givesWay(db, held, row)) return { way: 'replaces', planName: held.planName }
  const [waiting] = await waitingOf(db, profileId, now)
  if (waiting)
    throw new Failure('renewal_waits', {
      message: `${held.planName} runs, and ${waiting.planName} waits already to start on ${ordinalDay(waiting.startsOn)}`,
    })
  return { way: 'waits', planName: held.planName, startsOn: dayAfter(held.endsOn, 1) }
}

const wrongState = (message: string) => new Failure('wrong_state', { message })

/** A profile that is closed gets no membership: finance decides about its money. */
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

/** The running membership ends for a larger one alone, and only where what was paid for it is not lost. */
async function givesWay(db: Queryable, held: MembershipRow, row: InvoiceRow): Promise<boolean> {
  if (row.purchase === 'renewal' || row.listAmount <= held.price) return false
  return tookCreditFor(held, row) || (await worthOf(db, held)) === 0
}

/** Older invoices do not say which membership they gave credit for: it had begun when they were issued. */
const tookCreditFor = (held: MembershipRow, { purchase, snapshot, issuedOn }: InvoiceRow): boolean =>
  purchase === 'upgrade' &&
  (snapshot.upgradeOf === undefined ? held.startsOn <= issuedOn : snapshot.upgradeOf === held.id)

/**
 * The credit pays the member back for the days after the issue, so only the quotas of the days before it carry over. Of a
 * membership that was worth nothing, everything does.
 */
export async function carriedShareOf(db: Queryable, row: InvoiceRow, now: Date): Promise<CarriedShare> {
  if (!row.profileId) return everything
  const [held] = await runningOf(db, row.profileId, now)
  if (!held || !tookCreditFor(held, row)) return everything
  if (row.upgradeCredit === 0 && (await worthOf(db, held)) === 0) return everything
  const whole = daysOf(held)
  return { part: Math.min(daysBetween(held.startsOn, row.issuedOn), whole), whole }
}
