import { carried } from './amounts.ts'
import { receive, reversals } from './answers.ts'
import { reserveForAttempts } from './coupons.ts'
import { dayOf } from './days.ts'
import { nextNumber, requireReceiptDay } from './issue.ts'
import { endEarly, indexIn, runningOn, startAfter, startToday, waitingOn, worthOf } from './memberships.ts'
import { requirePayable, waitsForApproval } from './payable.ts'
import { type Invoice, type Member, type Membership, type Report, refuseIf, type State } from './state.ts'

/** Staff received the money another way; the same payment again with another day corrects the day. */
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
  receive(member, invoice, receivedOn)
}

export function giveUp(state: State, invoice: Invoice, reached: 'Failed' | 'Cancelled'): void {
  refuseIf(invoice.state !== 'Initiated', `it is ${invoice.state}`)
  Object.assign(invoice, { state: reached, reservedUntil: 0 })
  reserveForAttempts(state, invoice)
}

/** A membership begins today, or after the one that runs. */
export function approve(state: State, member: Member, invoice: Invoice): void {
  const today = dayOf(state.now)
  const isEntered = invoice.state === 'Initiated' && !invoice.wish.byCard
  refuseIf(!waitsForApproval(invoice) && !isEntered, 'it does not wait for approval')
  refuseIf(isDoubtful(member, invoice), 'its money is in doubt')
  const held = runningOn(member, today)
  const replaces = held !== undefined && givesWay(member, held, invoice)
  const waits = held !== undefined && !replaces
  refuseIf(waits && waitingOn(member, today) !== undefined, 'a renewal waits already')
  if (isEntered) {
    const receivedOn = invoice.entered?.receivedOn ?? today
    requirePayable(state, member, invoice, receivedOn)
    receive(member, invoice, receivedOn)
  }
  const { plan, number, wish } = invoice
  const [contacts, interests] = replaces ? handedOn(member, held, invoice) : [0, 0]
  const start = {
    plan,
    invoice: number,
    extraDays: wish.extraDays,
    contacts: plan.contacts + wish.extraContacts + contacts,
    interests: plan.interests + wish.extraInterests + interests,
  }
  if (waits) startAfter(member, held, start)
  else startToday(state, member, start)
  invoice.state = 'Active'
  if (replaces) endReplaced(member)
}

/** Finance has not decided about its money, or the bank took the money back and finance did not find otherwise. */
const isDoubtful = (member: Member, { number, paidBy }: Invoice): boolean =>
  member.reports.some(
    ({ invoice, order, word, decision }) =>
      invoice === number &&
      (decision === undefined || (isReversal(word) && order === paidBy && decision !== 'dismissed')),
  )

export const isReversal = (word: string): boolean => (reversals as readonly string[]).includes(word)

/** Only a larger plan takes the place of what runs, where that gave the credit or is worth nothing. */
function givesWay(member: Member, held: Membership, invoice: Invoice): boolean {
  if (invoice.purchase === 'renewal' || invoice.plan.price <= held.plan.price) return false
  return tookCreditOf(member, held, invoice) || worthOf(member, held) === 0
}

const tookCreditOf = (member: Member, held: Membership, { creditOf }: Invoice): boolean =>
  creditOf === indexIn(member, held)

/** Unused contacts and interests of the days before the issue; the credit has paid for those after it. */
function handedOn(member: Member, held: Membership, invoice: Invoice): [contacts: number, interests: number] {
  const { days } = held.plan
  const isWorthless = invoice.sums.credit === 0 && worthOf(member, held) === 0
  const isWhole = !tookCreditOf(member, held, invoice) || isWorthless
  const passed = isWhole ? days : Math.min(dayOf(invoice.issuedAt) - held.start, days)
  const share = (given: number, used: number) => carried(given - used, passed, days)
  return [share(held.contacts, held.usedContacts), share(held.interests, held.usedInterests)]
}

function endReplaced(member: Member): void {
  for (const { gone, invoice } of member.memberships)
    for (const one of member.invoices)
      if (gone && one.number === invoice && one.state === 'Active') one.state = 'Expired'
}

/** The whole invoice is taken back; its membership ends today unless finance keeps it running. */
export function creditInFull(state: State, member: Member, invoice: Invoice, keepsRunning: boolean): void {
  refuseIf(invoice.paidOn === undefined, 'it was not paid')
  refuseIf(invoice.creditNotes.length > 0, 'it was taken back')
  const { taxable, cgst, sgst, igst, total } = invoice.sums
  const number = nextNumber(state, 'CN')
  invoice.creditNotes.push({ number, day: dayOf(state.now), taxable, cgst, sgst, igst, total })
  if (!keepsRunning) endEarly(state, member, invoice.number)
}

/** Finance decides about money once; `target` is the invoice that it is applied to or that is taken back. */
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
      ({ order, word, decision: decided }) =>
        order === report.order && isReversal(word) && decided !== 'dismissed',
    )
    refuseIf(isGone, 'this money is gone')
    const paid = member.invoices.flatMap(({ sums, attempts }) =>
      attempts.some(({ order }) => order === report.order) ? [sums.total] : [],
    )
    refuseIf(paid[0] !== target.sums.total, 'the amounts differ')
    requirePayable(state, member, target, dayOf(state.now))
    receive(member, target, dayOf(state.now), report.order)
  }
  report.decision = decision
  const paidBy = member.invoices.find(({ number }) => number === report.invoice)?.paidBy
  if (decision === 'refunded' && isReversal(report.word) && paidBy === report.order)
    endEarly(state, member, report.invoice)
}
