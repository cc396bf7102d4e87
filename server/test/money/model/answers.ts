import { reserveForAttempts } from './coupons.ts'
import { dayOf } from './days.ts'
import { isDoubtful, reversals } from './doubt.ts'
import { nextNumber, supersedeOthers } from './issue.ts'
import { requirePayable } from './payable.ts'
import { type Attempt, type Invoice, type Member, Refusal, type State } from './state.ts'
import { addTopUp } from './topUps.ts'

const outcomes: Record<string, 'paid' | 'failed' | 'cancelled' | 'reversed'> = {
  Shipped: 'paid',
  Unsuccessful: 'failed',
  Timeout: 'failed',
  Aborted: 'cancelled',
  'Auto-Cancelled': 'cancelled',
  ...Object.fromEntries(reversals.map((status) => [status, 'reversed'] as const)),
}

interface About {
  member: Member
  invoice: Invoice
  attempt: Attempt
}

/** Handles an answer from a browser or a push. The service confirms a payment with the bank first, but records a reversal at once. */
export function receiveAnswer(state: State, about: About, status: string): void {
  const outcome = outcomes[status]
  const { attempt, member, invoice } = about
  if (outcome === 'paid') askUnless(state, about, 3000)
  else if (outcome !== 'reversed') apply(state, about, status)
  else if (isNew(attempt, status))
    member.reports.push({ invoice: invoice.number, order: attempt.order, status })
}

/** Asks the bank, unless the service asked it within the last `since` milliseconds. */
export function askUnless(state: State, about: About, since: number): void {
  if (state.now - about.attempt.askedAt >= since) ask(state, about)
}

/** Asks the bank and applies its answer. */
export function ask(state: State, about: About): void {
  about.attempt.askedAt = state.now
  apply(state, about, about.attempt.bankStatus)
}

function apply(state: State, about: About, status: string): void {
  const { member, invoice, attempt } = about
  const outcome = outcomes[status]
  if (!outcome || !isNew(attempt, outcome === 'reversed' ? status : outcome)) return
  attempt.answered = true
  if (outcome === 'reversed' || (outcome === 'paid' && !paidByCard(state, about)))
    member.reports.push({ invoice: invoice.number, order: attempt.order, status })
  if (outcome === 'failed' || outcome === 'cancelled') endUnpaid(invoice, attempt, outcome)
  reserveForAttempts(state, invoice)
}

/** Each kind of answer to an attempt counts once. */
function isNew(attempt: Attempt, kind: string): boolean {
  if (attempt.known.includes(kind)) return false
  attempt.known.push(kind)
  return true
}

/** Only the last attempt decides about the invoice. */
function endUnpaid(invoice: Invoice, attempt: Attempt, outcome: 'failed' | 'cancelled'): void {
  if (invoice.state !== 'Initiated' || invoice.attempts.at(-1) !== attempt) return
  Object.assign(invoice, { state: outcome === 'failed' ? 'Failed' : 'Cancelled', reservedUntil: 0 })
}

function paidByCard(state: State, { member, invoice, attempt }: About): boolean {
  try {
    requirePayable(state, member, invoice, dayOf(attempt.begunAt))
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
  receive(state, { member, invoice }, dayOf(state.now), attempt.order)
  if (invoice.purchase === 'topup' && !isDoubtful(member, invoice)) addTopUp(state, member, invoice)
  return true
}

/** Marks the invoice as Paid and gives it a tax invoice; the member can no longer pay the other ones. */
export function receive(
  state: State,
  { member, invoice }: Pick<About, 'member' | 'invoice'>,
  paidOn: number,
  paidBy?: string,
): void {
  Object.assign(invoice, { state: 'Paid', paidOn, ...(paidBy !== undefined && { paidBy }) })
  invoice.tax = { number: nextNumber(state, 'BNR'), day: dayOf(state.now) }
  supersedeOthers(member, invoice)
}
