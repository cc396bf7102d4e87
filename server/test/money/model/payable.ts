import { creditFor } from './amounts.ts'
import { requireStillFree } from './coupons.ts'
import { dayOf } from './days.ts'
import { indexIn, runningOn, waitingOn, worthOf } from './memberships.ts'
import { type Invoice, type Member, type Membership, type Purchase, refuseIf, type State } from './state.ts'

const lastDays = 30
export const payableDays = 30

/** What a plan of this price is to the member; undefined where it cannot be bought. */
export function purchaseOf(
  member: Member,
  price: number,
  today: number,
  held?: Membership,
): Purchase | undefined {
  if (!held) return 'new'
  if (price > held.plan.price) return 'upgrade'
  return held.end - today <= lastDays && !waitingOn(member, today) ? 'renewal' : undefined
}

/** The worth of what runs for the days of its plan that lie after a day. */
export function creditOf(member: Member, held: Membership, list: number, day: number): number {
  const lastOfPlan = held.start + held.plan.days - 1
  return creditFor(worthOf(member, held), lastOfPlan - day, held.plan.days, list)
}

/** A paid invoice that waits for approval; one that was credited in full no longer does. */
export const waitsForApproval = ({ state, sums, creditNotes }: Invoice): boolean =>
  state === 'Paid' && creditNotes.reduce((sum, { total }) => sum + total, 0) < sums.total

/** `begunOn`: the day on which the payment began or staff received it. */
export function requirePayable(state: State, member: Member, invoice: Invoice, begunOn: number): void {
  const today = dayOf(state.now)
  refuseIf(!['Initiated', 'Failed', 'Cancelled'].includes(invoice.state), `it is ${invoice.state}`)
  refuseIf(invoice.superseded, 'another has replaced it')
  refuseIf(today - dayOf(invoice.issuedAt) > payableDays, 'it is older than 30 days')
  const isUpgrade = invoice.purchase === 'upgrade'
  refuseIf(isUpgrade && begunOn > dayOf(invoice.issuedAt), 'an upgrade is paid on its day')
  refuseIf(member.invoices.some(waitsForApproval), 'another waits for activation')
  const held = runningOn(member, today) ?? runningOn(member, begunOn)
  const purchase = purchaseOf(member, invoice.plan.price, today, held)
  refuseIf(purchase !== invoice.purchase, `it would be ${purchase} today`)
  if (isUpgrade && held) requireCredit(member, invoice, held)
  requireStillFree(state, member, invoice, begunOn)
}

function requireCredit(member: Member, invoice: Invoice, held: Membership): void {
  refuseIf(invoice.creditOf !== indexIn(member, held), 'the credit was of another membership')
  const now = creditOf(member, held, invoice.plan.price, dayOf(invoice.issuedAt))
  refuseIf(now < invoice.sums.credit, 'the credit was paid back')
}
