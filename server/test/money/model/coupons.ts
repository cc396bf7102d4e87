import { dayOf } from './days.ts'
import { type Coupon, type Invoice, type Member, refuseIf, type State } from './state.ts'

const minute = 60_000

export const reservedAfter = (moment: number): number => moment + 60 * minute

/** An invoice uses its coupon if it was paid or its reservation still runs. */
const isUsing = (state: State, { paidOn, reservedUntil }: Invoice): boolean =>
  paidOn !== undefined || reservedUntil > state.now

const couponNamed = (state: State, code: string | undefined): Coupon | undefined =>
  state.coupons.find((coupon) => coupon.code === code)

export function usesOf(state: State, code: string, counts: (invoice: Invoice, member: Member) => boolean) {
  return state.members.flatMap((member) =>
    member.invoices.filter(
      (invoice) => invoice.wish.coupon === code && isUsing(state, invoice) && counts(invoice, member),
    ),
  ).length
}

/** Refuses a coupon that is not free for a new invoice. The member's unpaid invoices do not count: the new one replaces them. */
export function requireFree(state: State, member: Member, code: string | undefined): Coupon | undefined {
  const coupon = couponNamed(state, code)
  if (!coupon) return undefined
  refuseIf(coupon.lastDay < dayOf(state.now), 'the coupon has ended')
  const stays = ({ paidOn }: Invoice, whose: Member) => whose !== member || paidOn !== undefined
  requireLeft(coupon, {
    inAll: usesOf(state, coupon.code, stays),
    byMember: usesOf(state, coupon.code, (invoice, whose) => whose === member && stays(invoice, whose)),
  })
  return coupon
}

/** Refuses a payment if its invoice can no longer use its coupon. */
export function requireStillFree(state: State, member: Member, invoice: Invoice, begunOn: number): void {
  const coupon = couponNamed(state, invoice.wish.coupon)
  if (!coupon || invoice.reservedUntil > state.now) return
  refuseIf(coupon.lastDay < begunOn, 'the coupon has ended')
  requireLeft(coupon, {
    inAll: usesOf(state, coupon.code, (other) => other !== invoice),
    byMember: usesOf(state, coupon.code, (other, whose) => whose === member && other !== invoice),
  })
}

function requireLeft({ limitInAll, limitForEach }: Coupon, uses: { inAll: number; byMember: number }): void {
  refuseIf(limitInAll !== undefined && uses.inAll >= limitInAll, 'the coupon is used up')
  refuseIf(limitForEach !== undefined && uses.byMember >= limitForEach, 'the member has used the coupon')
}

/** Reserves the coupon of an open invoice for an hour after the issue and each attempt, and of any for a day after an unanswered attempt. */
export function reserveForAttempts(state: State, invoice: Invoice): void {
  if (invoice.wish.coupon === undefined || invoice.paidOn !== undefined) return
  if (!['Initiated', 'Failed', 'Cancelled'].includes(invoice.state)) return
  const isOpen = invoice.state === 'Initiated'
  const ends = invoice.attempts.flatMap(({ begunAt, sentAt, answered }) => [
    isOpen ? reservedAfter(begunAt) : 0,
    sentAt !== undefined && !answered ? sentAt + 24 * 60 * minute : 0,
  ])
  const last = Math.max(isOpen ? reservedAfter(invoice.issuedAt) : 0, ...ends)
  invoice.reservedUntil = last > state.now ? last : 0
}
