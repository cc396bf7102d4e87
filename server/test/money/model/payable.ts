import { creditFor } from './amounts.ts'
import { requireStillFree } from './coupons.ts'
import { dayOf } from './days.ts'
import { indexIn, runningOn, waitingOn, worthOf } from './memberships.ts'
import { type Invoice, type Member, type Membership, type Purchase, refuseIf, type State } from './state.ts'

const lastDays = 30
export const payableDays = 30

/** How the member would buy a plan of this price; undefined if that is not possible. */
export function purchaseOf(
  member: Member,
  price: number,
  today: number,
  running?: Membership,
): Purchase | undefined {
  if (!running) return 'new'
  if (price > running.plan.price) return 'upgrade'
  return running.end - today <= lastDays && !waitingOn(member, today) ? 'renewal' : undefined
}

/** The value of the running membership for the days of its plan after `day`. */
export function creditOf(member: Member, running: Membership, list: number, day: number): number {
  const lastOfPlan = running.start + running.plan.days - 1
  return creditFor(worthOf(member, running), lastOfPlan - day, running.plan.days, list)
}

/** A paid invoice waits for approval, unless it was credited in full. */
export const waitsForApproval = ({ state, sums, creditNotes }: Invoice): boolean =>
  state === 'Paid' && creditNotes.reduce((sum, { total }) => sum + total, 0) < sums.total

/** While a paid plan waits for approval, no other plan can be bought. */
export const blocksPlans = (invoice: Invoice): boolean =>
  waitsForApproval(invoice) && invoice.purchase !== 'topup'

/** `begunOn` is the day on which the payment began or staff received it. */
export function requirePayable(state: State, member: Member, invoice: Invoice, begunOn: number): void {
  const today = dayOf(state.now)
  refuseIf(!['Initiated', 'Failed', 'Cancelled'].includes(invoice.state), `it is ${invoice.state}`)
  refuseIf(invoice.superseded, 'another has replaced it')
  refuseIf(today - dayOf(invoice.issuedAt) > payableDays, 'it is older than 30 days')
  const isUpgrade = invoice.purchase === 'upgrade'
  refuseIf(isUpgrade && begunOn > dayOf(invoice.issuedAt), 'an upgrade is paid on its day')
  if (invoice.purchase === 'topup') {
    refuseIf(!runningOn(member, today), 'no plan is running')
    return
  }
  refuseIf(member.invoices.some(blocksPlans), 'another waits for activation')
  const running = runningOn(member, today) ?? runningOn(member, Math.max(begunOn, dayOf(invoice.issuedAt)))
  const purchase = purchaseOf(member, invoice.plan.price, today, running)
  refuseIf(purchase !== invoice.purchase, `it would be ${purchase} today`)
  if (isUpgrade && running) requireCredit(member, invoice, running)
  requireStillFree(state, member, invoice, begunOn)
}

function requireCredit(member: Member, invoice: Invoice, running: Membership): void {
  refuseIf(invoice.creditOf !== indexIn(member, running), 'the credit was of another membership')
  const now = creditOf(member, running, invoice.plan.price, dayOf(invoice.issuedAt))
  refuseIf(now < invoice.sums.credit, 'the credit was paid back')
}
