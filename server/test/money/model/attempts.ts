import { reserveForAttempts } from './coupons.ts'
import { dayOf } from './days.ts'
import { requirePayable } from './payable.ts'
import { type Attempt, type Invoice, type Member, refuseIf, type State } from './state.ts'

const tokenLasts = 10 * 60_000

/** Begins another attempt to pay an invoice by card. The model learns its order from the service later. */
export function beginAttempt(state: State, member: Member, invoice: Invoice): void {
  refuseIf(!invoice.wish.byCard, 'it is not paid by card')
  requirePayable(state, member, invoice, dayOf(state.now))
  invoice.state = 'Initiated'
  invoice.attempts.push({
    order: '',
    begunAt: state.now,
    answered: false,
    askedAt: 0,
    bankStatus: '',
    answers: [],
    known: [],
  })
  reserveForAttempts(state, invoice)
}

/** The browser goes to the bank, once and within ten minutes. */
export function goToBank(state: State, member: Member, invoice: Invoice, attempt: Attempt): void {
  refuseIf(attempt.sentAt !== undefined, 'this attempt has gone to the bank')
  refuseIf(state.now - attempt.begunAt >= tokenLasts, 'the token is too old')
  requirePayable(state, member, invoice, dayOf(attempt.begunAt))
  Object.assign(attempt, { sentAt: state.now, bankStatus: 'Initiated' })
  reserveForAttempts(state, invoice)
}
