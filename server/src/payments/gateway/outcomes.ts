import type { PaymentOutcome } from '../../invoices/tables.ts'

/** Statuses of the gateway by what they mean. */
const statuses: Readonly<Record<PaymentOutcome, readonly string[]>> = {
  paid: ['Success', 'Successful', 'Shipped'],
  waiting: ['Awaited', 'Initiated'],
  failed: ['Failure', 'Unsuccessful', 'Invalid', 'Timeout'],
  cancelled: ['Aborted', 'Auto-Cancelled'],
  reversed: ['Fraud', 'Refunded', 'System refund', 'Auto-Reversed', 'Chargeback', 'Cancelled'],
}

/** The gateway spells some statuses in several ways, e.g. 'Systemrefund' and 'System refund'. */
const normalised = (status: string): string => status.toLowerCase().replace(/[^a-z]/g, '')

const outcomes = new Map<string, PaymentOutcome>(
  Object.entries(statuses).flatMap(([outcome, all]) =>
    all.map((status): [string, PaymentOutcome] => [normalised(status), outcome as PaymentOutcome]),
  ),
)

const spellings = new Map(
  Object.values(statuses).flatMap((all) => all.map((status) => [normalised(status), status])),
)

/** The status in our spelling, or as given if it is unknown. */
export const spellingOf = (status: string): string => spellings.get(normalised(status)) ?? status

/** An unknown status counts as waiting, so it settles nothing. */
export function outcomeOf(status: string): { outcome: PaymentOutcome; known: boolean } {
  const outcome = outcomes.get(normalised(status))
  return { outcome: outcome ?? 'waiting', known: outcome !== undefined }
}
