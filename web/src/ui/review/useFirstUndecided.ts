import { useDecisions } from '../../platform/decisions.ts'

/** Returns the index at which a review starts: the first item without a decision, or else 0. */
export function useFirstUndecided<Item>(items: readonly Item[], subjectOf: (item: Item) => string): number {
  const decided = new Set(useDecisions().map(({ subject }) => subject))
  return Math.max(
    items.findIndex((item) => !decided.has(subjectOf(item))),
    0,
  )
}
