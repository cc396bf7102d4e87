import { reserveForAttempts } from './coupons.ts'
import { dayOf } from './days.ts'
import { supersedeOthers } from './issue.ts'
import { requirePayable } from './payable.ts'
import { type Attempt, type Invoice, type Member, Refusal, type State } from './state.ts'

export const reversals = ['Fraud', 'Refunded', 'Chargeback', 'Auto-Reversed'] as const

const outcomes: Record<string, 'paid' | 'failed' | 'cancelled' | 'reversed'> = {
  Shipped: 'paid',
  Unsuccessful: 'failed',
  Timeout: 'failed',
  Aborted: 'cancelled',
  'Auto-Cancelled': 'cancelled',
  ...Object.fromEntries(reversals.map((word) => [word, 'reversed'] as const)),
}

interface About {
  member: Member
  invoice: Invoice
  attempt: Attempt
}

/** A browser or a push brings an answer. Money is believed only when the bank itself says so; a reversal is recorded at once. */
export function hear(state: State, about: About, word: string): void {
  const outcome = outcomes[word]
  const { attempt, member, invoice } = about
  if (outcome === 'paid') askUnless(state, about, 3000)
  else if (outcome !== 'reversed') believe(state, about, word)
  else if (isNew(attempt, word)) member.reports.push({ invoice: invoice.number, order: attempt.order, word })
}

/** Asks the bank, unless somebody asked within so many milliseconds. */
export function askUnless(state: State, about: About, since: number): void {
  if (state.now - about.attempt.askedAt >= since) ask(state, about)
}

/** What the bank says itself when it is asked. */
export function ask(state: State, about: About): void {
  about.attempt.askedAt = state.now
  believe(state, about, about.attempt.bankWord)
}

function believe(state: State, about: About, word: string): void {
  const { member, invoice, attempt } = about
  const outcome = outcomes[word]
  if (!outcome || !isNew(attempt, outcome === 'reversed' ? word : outcome)) return
  attempt.answered = true
  if (outcome === 'reversed' || (outcome === 'paid' && !paidByCard(state, about)))
    member.reports.push({ invoice: invoice.number, order: attempt.order, word })
  if (outcome === 'failed' || outcome === 'cancelled') endUnpaid(invoice, attempt, outcome)
  reserveForAttempts(state, invoice)
}

/** Each kind of answer of a try counts once. */
function isNew(attempt: Attempt, kind: string): boolean {
  if (attempt.known.includes(kind)) return false
  attempt.known.push(kind)
  return true
}

/** An earlier try no longer decides about the invoice. */
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
  receive(member, invoice, dayOf(state.now), attempt.order)
  return true
}

/** The money is there: the invoice is Paid, and the others of the member cannot be paid any more. */
export function receive(member: Member, invoice: Invoice, paidOn: number, paidBy?: string): void {
  Object.assign(invoice, { state: 'Paid', paidOn, ...(paidBy !== undefined && { paidBy }) })
  supersedeOthers(member, invoice)
}
