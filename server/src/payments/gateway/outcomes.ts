import type { PaymentOutcome } from '../../invoices/tables.ts'

/** The gateway's words for what became of a payment. */
const words: Readonly<Record<PaymentOutcome, readonly string[]>> = {
  paid: ['Success', 'Successful', 'Shipped'],
  waiting: ['Awaited', 'Initiated'],
  failed: ['Failure', 'Unsuccessful', 'Invalid', 'Timeout'],
  cancelled: ['Aborted', 'Auto-Cancelled'],
  reversed: ['Fraud', 'Refunded', 'System refund', 'Auto-Reversed', 'Chargeback', 'Cancelled'],
}

/** The gateway spells one word in several ways: 'Systemrefund', 'System refund'. */
const lettersOf = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '')

const outcomes = new Map<string, PaymentOutcome>(
  Object.entries(words).flatMap(([outcome, all]) =>
    all.map((word): [string, PaymentOutcome] => [lettersOf(word), outcome as PaymentOutcome]),
  ),
)

/** A word that is not known settles nothing. */
export function outcomeOf(status: string): { outcome: PaymentOutcome; known: boolean } {
  const outcome = outcomes.get(lettersOf(status))
  return { outcome: outcome ?? 'waiting', known: outcome !== undefined }
}
