import { any } from '@bnr/contract/search/defaults'

/** Any and other preferences exclude one another; an empty choice becomes Any. */
export function settledPreferences(before: readonly string[], next: readonly string[]): string[] {
  const isAnyNew = next.includes(any) && !before.includes(any)
  const others = next.filter((preference) => preference !== any)
  return isAnyNew || others.length === 0 ? [any] : others
}
