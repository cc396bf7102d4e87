import { useDecisions } from '../../platform/decisions.ts'

/** Where a review begins: at the first of a list that nothing was decided on, or else at its first. */
export function useFirstUndecided<Item>(items: readonly Item[], subjectOf: (item: Item) => string): number {
  const decided = new Set(useDecisions().map(({ subject }) => subject))
  return Math.max(
    items.findIndex((item) => !decided.has(subjectOf(item))),
    0,
  )
}
