import { lettersOf, reversalWords } from '../../invoices/reversals.ts'

/** What a payment has come to. 'decide': money went a way of its own, and finance says what follows. */
export type Outcome = 'paid' | 'waiting' | 'failed' | 'cancelled' | 'decide'

const words: Readonly<Record<Outcome, readonly string[]>> = {
  paid: ['Success', 'Successful', 'Shipped'],
  waiting: ['Awaited', 'Initiated'],
  failed: ['Failure', 'Unsuccessful', 'Invalid', 'Timeout'],
  cancelled: ['Aborted', 'Auto-Cancelled'],
  decide: reversalWords,
}

const outcomes = new Map<string, Outcome>(
  Object.entries(words).flatMap(([outcome, all]) =>
    all.map((word): [string, Outcome] => [lettersOf(word), outcome as Outcome]),
  ),
)

/** A word that is not known settles nothing. */
export function outcomeOf(status: string): { outcome: Outcome; known: boolean } {
  const outcome = outcomes.get(lettersOf(status))
  return { outcome: outcome ?? 'waiting', known: outcome !== undefined }
}
