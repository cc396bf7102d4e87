import { dayOf } from './days.ts'
import { isReversal } from './doubt.ts'
import { type Invoice, type Member, type Membership, type Plan, refuseIf, type State } from './state.ts'
import { handOver } from './topUps.ts'

export const runningOn = (member: Member, day: number): Membership | undefined =>
  member.memberships.find(({ gone, start, end }) => !gone && start <= day && day <= end)

export const waitingOn = (member: Member, day: number): Membership | undefined =>
  member.memberships.find(({ gone, start }) => !gone && start > day)

export const indexIn = (member: Member, membership: Membership): number =>
  member.memberships.indexOf(membership)

const invoiceOf = (member: Member, number: string | undefined): Invoice | undefined =>
  member.invoices.find((one) => one.number === number)

/** What was paid for a membership and not paid back, plus the credit it received, less the share of its source that was paid back. */
export function worthOf(member: Member, { invoice: number }: Membership): number {
  const invoice = invoiceOf(member, number)
  if (!invoice) return 0
  const { sums, creditOf, creditBasis = 0, creditNotes } = invoice
  const isRefunded = member.reports.some(
    ({ order, status, decision }) =>
      decision === 'refunded' && isReversal(status) && order === invoice.paidBy,
  )
  const credited = creditNotes.reduce((sum, { taxable }) => sum + taxable, 0)
  const paidBack = isRefunded ? sums.taxable : credited
  const source = creditOf === undefined ? undefined : member.memberships[creditOf]
  return sums.taxable - paidBack + (source ? share(sums.credit, worthOf(member, source), creditBasis) : 0)
}

const share = (credit: number, remaining: number, basis: number): number =>
  basis === 0 ? 0 : Number((BigInt(credit) * BigInt(remaining)) / BigInt(basis))

interface Start {
  plan: Plan
  invoice?: string
  extraDays?: number
  contacts: number
  interests: number
  topContacts?: number
  topInterests?: number
}

function membershipFrom(
  day: number,
  { plan, invoice, extraDays = 0, contacts, interests, topContacts = 0, topInterests = 0 }: Start,
): Membership {
  return {
    ...(invoice === undefined ? {} : { invoice }),
    plan,
    start: day,
    end: day + plan.days + extraDays - 1,
    extraDays,
    contacts,
    usedContacts: 0,
    topContacts,
    interests,
    usedInterests: 0,
    topInterests,
    gone: false,
  }
}

/** Starts a membership today instead of the running one; a waiting renewal moves behind it. */
export function startToday(state: State, member: Member, start: Start): void {
  const today = dayOf(state.now)
  const running = runningOn(member, today)
  const started = membershipFrom(today, start)
  if (running) Object.assign(started, { replaced: indexIn(member, running) })
  const waiting = waitingOn(member, today)
  if (running) running.gone = true
  member.memberships.push(started)
  for (const topUp of member.topUps)
    if (topUp.membership === started.replaced) topUp.membership = indexIn(member, started)
  if (waiting) moveTo(waiting, started.end + 1)
}

export function startAfter(member: Member, running: Membership, start: Start): void {
  member.memberships.push(membershipFrom(running.end + 1, start))
}

function moveTo(waiting: Membership, start: number): void {
  waiting.start = start
  waiting.end = start + waiting.plan.days + waiting.extraDays - 1
}

/** Ends the membership of an invoice today, or before it starts; the one that waited behind it starts tomorrow. */
export function endEarly(state: State, member: Member, number: string): void {
  const today = dayOf(state.now)
  const [running, waiting] = [runningOn(member, today), waitingOn(member, today)]
  if (waiting?.invoice === number) waiting.gone = true
  if (running?.invoice !== number) return
  running.end = today
  if (waiting && !waiting.gone) moveTo(waiting, today + 1)
}

/** A grant extends a paid membership; otherwise it starts today, with everything left from an earlier grant. */
export function grant(state: State, member: Member, plan: Plan): void {
  refuseIf(plan.isTopUp === true, 'a top-up is not granted')
  const today = dayOf(state.now)
  const running = runningOn(member, today)
  if (!running || running.invoice === undefined) {
    const handed = running && handOver(running, (rest) => rest)
    const contacts = plan.contacts + (handed?.contacts ?? 0)
    const interests = plan.interests + (handed?.interests ?? 0)
    startToday(state, member, { plan, ...handed, contacts, interests })
    return
  }
  const waiting = waitingOn(member, today)
  running.end += plan.days
  running.extraDays += plan.days
  running.contacts += plan.contacts
  running.interests += plan.interests
  if (waiting) moveTo(waiting, running.end + 1)
}

/** The bank reversed the payment of this membership, of a top-up or of one whose quotas it took over, and finance has not decided. */
export function isFrozen(member: Member, membership: Membership): boolean {
  const itsTopUps = member.topUps.filter((one) => one.membership === indexIn(member, membership))
  const paidBy = [membership.invoice, ...itsTopUps.map(({ invoice }) => invoice)].flatMap(
    (number) => invoiceOf(member, number)?.paidBy ?? [],
  )
  const isOpen = member.reports.some(
    ({ order, decision, status }) => decision === undefined && status !== 'Shipped' && paidBy.includes(order),
  )
  const before = membership.replaced === undefined ? undefined : member.memberships[membership.replaced]
  return isOpen || (before !== undefined && isFrozen(member, before))
}

/** Uses one contact or interest of the running membership; returns false if there is none. */
export function spend(state: State, member: Member, what: 'contacts' | 'interests'): boolean {
  const running = runningOn(member, dayOf(state.now))
  if (!running || isFrozen(member, running)) return false
  const used = what === 'contacts' ? 'usedContacts' : 'usedInterests'
  if (running[used] >= running[what]) return false
  running[used]++
  return true
}
