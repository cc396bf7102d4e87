import { ordinalDay } from '../ordinalDay.ts'

/** A payment was received so many days before its invoice was issued, at the earliest. */
const receiptDays = 30

const dayLength = 86_400_000

/** The earliest day of receipt, yyyy-MM-dd, of an invoice that was issued on a day. */
export const earliestReceipt = (issuedOn: string): string =>
  new Date(Date.parse(issuedOn) - receiptDays * dayLength).toISOString().slice(0, 10)

/** Why a payment cannot have been received on a day; undefined where it can. */
export function receiptProblem(receivedOn: string, issuedOn: string, today: string): string | undefined {
  const earliest = earliestReceipt(issuedOn)
  if (receivedOn >= earliest && receivedOn <= today) return undefined
  return `Choose a day from ${ordinalDay(earliest)} to today`
}
