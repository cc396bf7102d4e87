import { dayShown } from '../dates.ts'
import { firstDayOf, monthAfter, monthNamed, monthOf } from '../month.ts'

/** Most days from the receipt of a payment to the issue of its invoice. */
const receiptDays = 30

const dayMs = 86_400_000

/** Returns the earliest day of receipt for an invoice issued on a day, both yyyy-MM-dd. */
export const earliestReceipt = (issuedOn: string): string =>
  new Date(Date.parse(issuedOn) - receiptDays * dayMs).toISOString().slice(0, 10)

/**
 * Returns why a payment cannot have been received on a day, or undefined if it can. Nothing is received in a month that
 * finance closed, nor in one before it.
 */
export function receiptProblem(
  receivedOn: string,
  issuedOn: string,
  today: string,
  lastClosedMonth = '',
): string | undefined {
  const earliest = earliestReceipt(issuedOn)
  if (receivedOn < earliest || receivedOn > today) return `Choose a day from ${dayShown(earliest)} to today`
  if (monthOf(receivedOn) > lastClosedMonth) return undefined
  const firstOpen = dayShown(firstDayOf(monthAfter(lastClosedMonth)))
  return `${monthNamed(monthOf(receivedOn))} is closed. Choose a day from ${firstOpen} to today`
}
