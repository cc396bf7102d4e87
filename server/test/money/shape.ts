import { usesOf } from './model/coupons.ts'
import { dayOf, isoOf } from './model/days.ts'
import { isFrozen, runningOn } from './model/memberships.ts'
import type { Invoice, Member, Membership, State } from './model/state.ts'

/** What the model and the database must agree on. */
export interface Shape {
  members: ShapeOfMember[]
  couponUses: Record<string, number>
}

export interface ShapeOfMember {
  invoices: ReturnType<typeof shapeOfInvoice>[]
  memberships: ReturnType<typeof shapeOfMembership>[]
  /** 'order status' of the payments that wait for finance. */
  undecided: string[]
  /** Whether the running membership is frozen. */
  frozen: boolean
}

export const shapeOf = (state: State): Shape => ({
  members: state.members.map((member) => shapeOfMember(member, dayOf(state.now))),
  couponUses: Object.fromEntries(couponsTaken(state).map((code) => [code, usesOf(state, code, () => true)])),
})

/** Codes of the coupons that any invoice uses. */
const couponsTaken = ({ coupons, members }: State): string[] =>
  coupons
    .map(({ code }) => code)
    .filter((code) => members.some(({ invoices }) => invoices.some(({ wish }) => wish.coupon === code)))

function shapeOfMember(member: Member, today: number): ShapeOfMember {
  const running = runningOn(member, today)
  const open = member.reports.filter(({ decision }) => decision === undefined)
  return {
    invoices: member.invoices.map(shapeOfInvoice),
    memberships: member.memberships.map(shapeOfMembership),
    undecided: open.map(({ order, status }) => `${order} ${status}`).sort(),
    frozen: running !== undefined && isFrozen(member, running),
  }
}

const shapeOfInvoice = (invoice: Invoice) => ({
  number: invoice.number,
  state: invoice.state,
  purchase: invoice.purchase,
  plan: invoice.plan.name,
  issuedOn: isoOf(dayOf(invoice.issuedAt)),
  paidOn: invoice.paidOn === undefined ? null : isoOf(invoice.paidOn),
  tax: invoice.tax ? taxInvoiceOf(invoice.tax, isoOf(invoice.paidOn ?? 0)) : null,
  superseded: invoice.superseded,
  paidBy: invoice.paidBy ?? null,
  sums: invoice.sums,
  // Without a credit, nothing else shows which of two simultaneous memberships an upgrade replaces.
  upgradeOf: invoice.creditOf ?? null,
  upgradeWorth: invoice.creditBasis ?? null,
  creditNotes: invoice.creditNotes.map(({ day, ...amounts }) => ({ day: isoOf(day), ...amounts })),
  attempts: invoice.attempts.map(({ order, sentAt, answered }) => ({
    order,
    sent: sentAt !== undefined,
    answered,
  })),
})

const taxInvoiceOf = ({ number, day }: NonNullable<Invoice['tax']>, receivedOn: string) => ({
  number,
  issuedOn: isoOf(day),
  receivedOn,
  month: receivedOn.slice(0, 7),
})

const shapeOfMembership = ({ invoice, plan, start, end, replaced: _, ...rest }: Membership) => ({
  ...rest,
  invoice: invoice ?? null,
  plan: plan.name,
  start: isoOf(start),
  end: isoOf(end),
})

/** Copies the order ids, which the service generates, into the model. */
export function learnOrders(state: State, { members }: Shape): void {
  state.members.forEach((member, at) => {
    member.invoices.forEach((invoice) => {
      const seen = members[at]?.invoices.find(({ number }) => number === invoice.number)
      invoice.attempts.forEach((attempt, index) => {
        attempt.order ||= seen?.attempts[index]?.order ?? ''
      })
    })
  })
}
