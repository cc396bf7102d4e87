import { ask } from './answers.ts'
import { dayOf } from './days.ts'
import { payableDays } from './payable.ts'
import type { State } from './state.ts'
import { isTopUpOver } from './topUps.ts'

const day = 86_400_000

/** The daily jobs, in the order in which the service runs them. */
export function runJobs(state: State): void {
  expireDue(state)
  askAboutOpenPayments(state)
}

/** Expires invoices that were not paid within 30 days, and those whose membership is over. */
function expireDue(state: State): void {
  const today = dayOf(state.now)
  for (const member of state.members)
    for (const invoice of member.invoices) {
      const isUnpaid = ['Initiated', 'Failed', 'Cancelled'].includes(invoice.state)
      const isOver =
        isTopUpOver(member, invoice.number, today) ||
        member.memberships.some(
          ({ gone, end, invoice: number }) => number === invoice.number && (gone || end < today),
        )
      if (isUnpaid && today - dayOf(invoice.issuedAt) > payableDays)
        Object.assign(invoice, { state: 'Expired', reservedUntil: 0 })
      if (invoice.state === 'Active' && isOver) invoice.state = 'Expired'
    }
}

/** Asks the bank about unanswered payments of the last eight days, the oldest first. */
function askAboutOpenPayments(state: State): void {
  const open = state.members.flatMap((member) =>
    member.invoices.flatMap((invoice) =>
      invoice.attempts
        .filter(({ sentAt, answered }) => sentAt !== undefined && !answered)
        .filter(({ begunAt, askedAt }) => state.now - begunAt < 8 * day && state.now - askedAt > 60_000)
        .map((attempt) => ({ member, invoice, attempt })),
    ),
  )
  for (const about of open.sort((a, b) => a.attempt.begunAt - b.attempt.begunAt)) ask(state, about)
}
