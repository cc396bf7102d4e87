import { discountOf, sumsOf } from './amounts.ts'
import { requireFree, reservedAfter } from './coupons.ts'
import { dayOf, financialYearOf } from './days.ts'
import { indexIn, runningOn, worthOf } from './memberships.ts'
import { blocksPlans, creditOf, purchaseOf, requirePayable } from './payable.ts'
import {
  type Invoice,
  type Member,
  type Membership,
  type Purchase,
  Refusal,
  refuseIf,
  type State,
  type Wish,
} from './state.ts'

type Draft = Pick<Invoice, 'plan' | 'purchase' | 'wish' | 'sums' | 'creditOf' | 'creditBasis'>

/** Returns the open invoice for the same wish, or issues one that replaces the member's unpaid invoices. */
export function issue(state: State, member: Member, wish: Wish): Invoice {
  const today = dayOf(state.now)
  if (wish.receivedOn !== undefined) requireReceiptDay(wish.receivedOn, today, today)
  const draft = prepareInvoice(state, member, wish)
  const same = member.invoices.find(
    (one) =>
      one.state === 'Initiated' && !one.superseded && isSame(one, draft) && isPayable(state, member, one),
  )
  if (same) return repeat(state, same, wish)
  for (const open of member.invoices.filter((one) => isReplaceable(one, draft.purchase))) supersede(open)
  const number = nextNumber(state, 'BNP')
  const issued: Invoice = {
    ...draft,
    number,
    state: 'Initiated',
    superseded: false,
    issuedAt: state.now,
    reservedUntil: wish.coupon === undefined ? 0 : reservedAfter(state.now),
    attempts: [],
    creditNotes: [],
  }
  if (!wish.byCard) issued.entered = { ...(wish.receivedOn !== undefined && { receivedOn: wish.receivedOn }) }
  member.invoices.push(issued)
  return issued
}

function prepareInvoice(state: State, member: Member, wish: Wish): Draft {
  const today = dayOf(state.now)
  const running = runningOn(member, today)
  const purchase = wish.plan.isTopUp ? topUpFor(wish, running) : planFor(member, wish, today, running)
  refuseIf(wish.asUpgrade && purchase !== 'upgrade', 'it is no upgrade')
  const list = wish.plan.price
  const credit = running && purchase === 'upgrade' ? creditOf(member, running, list, today) : 0
  refuseIf(wish.taxIncluded && wish.coupon !== undefined, 'one discount at a time')
  const coupon = requireFree(state, member, wish.coupon)
  const discount = coupon ? discountOf(coupon, list - credit) : 0
  const sums = sumsOf({ list, credit, discount, taxIncluded: wish.taxIncluded, place: member.place })
  const source =
    running && purchase === 'upgrade'
      ? { creditOf: indexIn(member, running), creditBasis: worthOf(member, running) }
      : {}
  return { plan: wish.plan, purchase, wish, sums, ...source }
}

function planFor(member: Member, wish: Wish, today: number, running: Membership | undefined): Purchase {
  refuseIf(member.invoices.some(blocksPlans), 'another waits for activation')
  const purchase = purchaseOf(member, wish.plan.price, today, running)
  if (!purchase) throw new Refusal('it cannot be bought now')
  return purchase
}

function topUpFor(wish: Wish, running: Membership | undefined): 'topup' {
  refuseIf(!running, 'no plan is running')
  const more = wish.extraDays + wish.extraContacts + wish.extraInterests
  refuseIf(wish.coupon !== undefined || more > 0, 'a top-up takes nothing else')
  return 'topup'
}

const keyOf = ({ coupon, byCard, extraDays, extraContacts, extraInterests, taxIncluded }: Wish) =>
  JSON.stringify([coupon, byCard, extraDays, extraContacts, extraInterests, taxIncluded])

const isSame = (one: Invoice, other: Draft): boolean =>
  one.plan.name === other.plan.name &&
  one.purchase === other.purchase &&
  keyOf(one.wish) === keyOf(other.wish) &&
  JSON.stringify(one.sums) === JSON.stringify(other.sums)

function isPayable(state: State, member: Member, invoice: Invoice): boolean {
  try {
    requirePayable(state, member, invoice, dayOf(state.now))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** A repeated wish lets staff correct the day of receipt, and reserves the coupon for another hour. */
function repeat(state: State, same: Invoice, wish: Wish): Invoice {
  if (same.entered && wish.receivedOn !== undefined && wish.byStaff) {
    requireReceiptDay(wish.receivedOn, dayOf(same.issuedAt), dayOf(state.now))
    same.entered.receivedOn = wish.receivedOn
  }
  if (same.wish.coupon !== undefined)
    same.reservedUntil = Math.max(same.reservedUntil, reservedAfter(state.now))
  return same
}

export function requireReceiptDay(receivedOn: number, issuedOn: number, today: number): void {
  refuseIf(receivedOn < issuedOn - 30 || receivedOn > today, 'money was not received on that day')
}

/** Plans replace plans, and top-ups replace top-ups. */
const isReplaceable = ({ state, superseded, purchase }: Invoice, by: Purchase): boolean =>
  !superseded &&
  ['Initiated', 'Failed', 'Cancelled'].includes(state) &&
  (purchase === 'topup') === (by === 'topup')

function supersede(invoice: Invoice): void {
  Object.assign(invoice, { state: 'Cancelled', superseded: true, reservedUntil: 0 })
}

export const supersedeOthers = (member: Member, paid: Invoice): void =>
  member.invoices.filter((one) => one !== paid && isReplaceable(one, paid.purchase)).forEach(supersede)

/** BNP/26-27/000123. */
export function nextNumber(state: State, series: 'BNP' | 'BNR' | 'CN'): string {
  const year = financialYearOf(dayOf(state.now))
  const key = `${series} ${year}`
  const next = (state.numbers[key] ?? 0) + 1
  state.numbers[key] = next
  return `${series}/${year}/${String(next).padStart(6, '0')}`
}
