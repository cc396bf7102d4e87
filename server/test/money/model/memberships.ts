import { dayOf } from './days.ts'
import type { Invoice, Member, Membership, Plan, State } from './state.ts'

export const runningOn = (member: Member, day: number): Membership | undefined =>
  member.memberships.find(({ gone, start, end }) => !gone && start <= day && day <= end)

export const waitingOn = (member: Member, day: number): Membership | undefined =>
  member.memberships.find(({ gone, start }) => !gone && start > day)

export const indexIn = (member: Member, membership: Membership): number =>
  member.memberships.indexOf(membership)

const invoiceOf = (member: Member, number: string | undefined): Invoice | undefined =>
  member.invoices.find((one) => one.number === number)

/** What was paid for it and not paid back, and the credit that it took in, less the share of its source that was paid back. */
export function worthOf(member: Member, { invoice: number }: Membership): number {
  const invoice = invoiceOf(member, number)
  if (!invoice) return 0
  const { sums, creditOf, creditBasis = 0, creditNotes } = invoice
  const paidBack = creditNotes.reduce((sum, { taxable }) => sum + taxable, 0)
  const source = creditOf === undefined ? undefined : member.memberships[creditOf]
  return sums.taxable - paidBack + (source ? share(sums.credit, worthOf(member, source), creditBasis) : 0)
}

const share = (credit: number, kept: number, basis: number): number =>
  basis === 0 ? 0 : Number((BigInt(credit) * BigInt(kept)) / BigInt(basis))

interface Start {
  plan: Plan
  invoice?: string
  extraDays?: number
  contacts: number
  interests: number
}

function membershipFrom(
  day: number,
  { plan, invoice, extraDays = 0, contacts, interests }: Start,
): Membership {
  return {
    ...(invoice === undefined ? {} : { invoice }),
    plan,
    start: day,
    end: day + plan.days + extraDays - 1,
    extraDays,
    contacts,
    usedContacts: 0,
    interests,
    usedInterests: 0,
    gone: false,
  }
}

/** Starts today, in place of what runs; a renewal that waits goes behind it. */
export function startToday(state: State, member: Member, start: Start): void {
  const today = dayOf(state.now)
  const held = runningOn(member, today)
  const started = membershipFrom(today, start)
  if (held) Object.assign(started, { replaced: indexIn(member, held) })
  const waiting = waitingOn(member, today)
  if (held) held.gone = true
  member.memberships.push(started)
  if (waiting) moveTo(waiting, started.end + 1)
}

export function startAfter(member: Member, held: Membership, start: Start): void {
  member.memberships.push(membershipFrom(held.end + 1, start))
}

function moveTo(waiting: Membership, start: number): void {
  waiting.start = start
  waiting.end = start + waiting.plan.days + waiting.extraDays - 1
}

/** The membership of an invoice ends today, or never starts; what waited behind it starts tomorrow. */
export function endEarly(state: State, member: Member, number: string): void {
  const today = dayOf(state.now)
  const [held, waiting] = [runningOn(member, today), waitingOn(member, today)]
  if (waiting?.invoice === number) waiting.gone = true
  if (held?.invoice !== number) return
  held.end = today
  if (waiting && !waiting.gone) moveTo(waiting, today + 1)
}

/** A grant adds to a membership that was paid for; otherwise it starts today, with all that a former grant left. */
export function grant(state: State, member: Member, plan: Plan): void {
  const today = dayOf(state.now)
  const held = runningOn(member, today)
  if (!held || held.invoice === undefined) {
    const contacts = plan.contacts + (held ? held.contacts - held.usedContacts : 0)
    const interests = plan.interests + (held ? held.interests - held.usedInterests : 0)
    startToday(state, member, { plan, contacts, interests })
    return
  }
  const waiting = waitingOn(member, today)
  held.end += plan.days
  held.extraDays += plan.days
  held.contacts += plan.contacts
  held.interests += plan.interests
  if (waiting) moveTo(waiting, held.end + 1)
}

/** The bank took back the money of this membership, or of one whose quotas it took over, and finance has not decided. */
export function isFrozen(member: Member, membership: Membership): boolean {
  const paidBy = invoiceOf(member, membership.invoice)?.paidBy
  const isOpen = member.reports.some(
    ({ order, decision, word }) => decision === undefined && word !== 'Shipped' && order === paidBy,
  )
  const before = membership.replaced === undefined ? undefined : member.memberships[membership.replaced]
  return isOpen || (before !== undefined && isFrozen(member, before))
}

/** Uses one contact or interest of the running membership; false where there is none to use. */
export function spend(state: State, member: Member, what: 'contacts' | 'interests'): boolean {
  const held = runningOn(member, dayOf(state.now))
  if (!held || isFrozen(member, held)) return false
  const used = what === 'contacts' ? 'usedContacts' : 'usedInterests'
  if (held[used] >= held[what]) return false
  held[used]++
  return true
}
