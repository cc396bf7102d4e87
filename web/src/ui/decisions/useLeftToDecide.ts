import { useDecisions } from '../../platform/decisions.ts'

/** Counts the items that still need a decision: the whole list, less those with a decision that has not failed. */
export function useLeftToDecide<Item>(
  found: { results: readonly Item[]; total: number } | undefined,
  subjectOf: (item: Item) => string,
): number | undefined {
  const decisions = useDecisions()
  if (!found) return undefined
  const subjects = new Set(found.results.map(subjectOf))
  const decided = decisions.filter(({ subject, state }) => state !== 'failed' && subjects.has(subject))
  return found.total - decided.length
}
