import { carried, noteOver } from './amounts.ts'
import { receive } from './answers.ts'
import { reserveForAttempts } from './coupons.ts'
import { dayOf } from './days.ts'
import { isDoubtful, isReversal } from './doubt.ts'
import { nextNumber, requireReceiptDay } from './issue.ts'
import { endEarly, indexIn, runningOn, startAfter, startToday, waitingOn, worthOf } from './memberships.ts'
import { requirePayable, waitsForApproval } from './payable.ts'
import { type Invoice, type Member, type Membership, type Report, refuseIf, type State } from './state.ts'
import { addTopUp, handOver, withdraw } from './topUps.ts'

/** Staff enter money that came another way; entering it again with another day corrects the day. */
export function payByHand(state: State, member: Member, invoice: Invoice, receivedOn: number): void {
  const [today, issuedOn] = [dayOf(state.now), dayOf(invoice.issuedAt)]
  requireReceiptDay(receivedOn, issuedOn, today)
  if (invoice.state === 'Paid' && invoice.entered && invoice.entered.receivedOn !== receivedOn) {
    refuseIf(invoice.purchase === 'upgrade' && receivedOn > issuedOn, 'an upgrade is paid on its day')
    Object.assign(invoice, { paidOn: receivedOn, entered: { receivedOn } })
    return
  }
  requirePayable(state, member, invoice, receivedOn)
  invoice.entered = { receivedOn }
  receive(state, { member, invoice }, receivedOn)
}

export function giveUp(state: State, invoice: Invoice, reached: 'Failed' | 'Cancelled'): void {
  refuseIf(invoice.state !== 'Initiated', `it is ${invoice.state}`)
  Object.assign(invoice, { state: reached, reservedUntil: 0 })
  reserveForAttempts(state, invoice)
}

/** Starts the membership today, or after the running one. */
export function approve(state: State, member: Member, invoice: Invoice): void {
  const today = dayOf(state.now)
  const isEntered = invoice.state === 'Initiated' && !invoice.wish.byCard
  refuseIf(!waitsForApproval(invoice) && !isEntered, 'it does not wait for approval')
  refuseIf(isDoubtful(member, invoice), 'its money is in doubt')
  const running = runningOn(member, today)
  if (invoice.purchase === 'topup') {
    refuseIf(!running, 'no plan is running')
    if (isEntered) receiveEntered(state, member, invoice)
    addTopUp(state, member, invoice)
    return
  }
  const replaces = running !== undefined && isReplacedBy(member, running, invoice)
  const waits = running !== undefined && !replaces
  refuseIf(waits && waitingOn(member, today) !== undefined, 'a renewal waits already')
  if (isEntered) receiveEntered(state, member, invoice)
  const { plan, number, wish } = invoice
  const handed = replaces ? handedOn(member, running, invoice) : undefined
  const start = {
    plan,
    invoice: number,
    extraDays: wish.extraDays,
    ...handed,
    contacts: plan.contacts + wish.extraContacts + (handed?.contacts ?? 0),
    interests: plan.interests + wish.extraInterests + (handed?.interests ?? 0),
  }
  if (waits) startAfter(member, running, start)
  else startToday(state, member, start)
  invoice.state = 'Active'
  endReplaced(member)
}

/** Approval receives the money that staff entered. */
function receiveEntered(state: State, member: Member, invoice: Invoice): void {
  const receivedOn = invoice.entered?.receivedOn ?? dayOf(state.now)
  requirePayable(state, member, invoice, receivedOn)
  receive(state, { member, invoice }, receivedOn)
}

/** Only a dearer plan replaces the running membership, and only if that gave the credit or is worth nothing. */
function isReplacedBy(member: Member, running: Membership, invoice: Invoice): boolean {
  if (invoice.purchase === 'renewal' || invoice.plan.price <= running.plan.price) return false
  return tookCreditOf(member, running, invoice) || worthOf(member, running) === 0
}

const tookCreditOf = (member: Member, running: Membership, { creditOf }: Invoice): boolean =>
  creditOf === indexIn(member, running)

/** Unused contacts and interests for the days before the issue; the credit covers those for the days after it. */
function handedOn(member: Member, running: Membership, invoice: Invoice) {
  const { days } = running.plan
  const isWorthless = invoice.sums.credit === 0 && worthOf(member, running) === 0
  const isWhole = !tookCreditOf(member, running, invoice) || isWorthless
  const passed = isWhole ? days : Math.min(dayOf(invoice.issuedAt) - running.start, days)
  return handOver(running, (rest) => carried(rest, passed, days))
}

/** Expires the invoices of replaced memberships, and of a renewal that finance ended before it started. */
function endReplaced(member: Member): void {
  for (const { gone, invoice } of member.memberships)
    for (const one of member.invoices)
      if (gone && one.number === invoice && one.state === 'Active') one.state = 'Expired'
}

const creditedOf = ({ creditNotes }: Invoice): number =>
  creditNotes.reduce((sum, { total }) => sum + total, 0)

/** Credits what is left of the invoice; its membership ends today unless finance lets it run on. */
export function creditInFull(state: State, member: Member, invoice: Invoice, keepsRunning: boolean): void {
  addNote(state, invoice, invoice.sums.total - creditedOf(invoice))
  if (!keepsRunning) endSold(state, member, invoice)
}

/** Credits part of an invoice, which changes nothing else unless nothing is left. */
export function creditPart(state: State, member: Member, invoice: Invoice, amount: number): void {
  const left = invoice.sums.total - creditedOf(invoice)
  refuseIf(amount > left, 'less is left')
  refuseIf(amount < 100 && amount !== left, 'it is less than a rupee')
  addNote(state, invoice, amount)
  if (amount === left) endSold(state, member, invoice)
}

function endSold(state: State, member: Member, { number, purchase }: Invoice): void {
  if (purchase === 'topup') withdraw(state, member, number)
  else endEarly(state, member, number)
}

function addNote(state: State, invoice: Invoice, amount: number): void {
  refuseIf(invoice.paidOn === undefined, 'it was not paid')
  const before = creditedOf(invoice)
  refuseIf(before === invoice.sums.total, 'it was credited')
  const amounts = noteOver(invoice.sums, before, amount)
  invoice.creditNotes.push({ number: nextNumber(state, 'CN'), day: dayOf(state.now), ...amounts })
}

/** Finance decides about money once; `target` is the invoice that it pays or that is credited. */
export function decide(
  state: State,
  member: Member,
  report: Report,
  decision: NonNullable<Report['decision']>,
  target: Invoice,
): void {
  refuseIf(report.decision !== undefined, 'it was decided')
  if (decision === 'credit note') creditInFull(state, member, target, false)
  if (decision === 'apply') {
    const isGone = member.reports.some(
      ({ order, status, decision: decided }) =>
        order === report.order && isReversal(status) && decided !== 'dismissed',
    )
    refuseIf(isGone, 'this money is gone')
    const paid = member.invoices.flatMap(({ sums, attempts }) =>
      attempts.some(({ order }) => order === report.order) ? [sums.total] : [],
    )
    refuseIf(paid[0] !== target.sums.total, 'the amounts differ')
    requirePayable(state, member, target, dayOf(state.now))
    receive(state, { member, invoice: target }, dayOf(state.now), report.order)
  }
  report.decision = decision
  const its = member.invoices.find(({ number }) => number === report.invoice)
  if (its && decision === 'refunded' && isReversal(report.status) && its.paidBy === report.order)
    endSold(state, member, its)
}
