import { any } from '@bnr/contract/search/defaults'

/** Any and the other wishes exclude one another; no wish at all is Any. */
export function settledWishes(before: readonly string[], next: readonly string[]): string[] {
  const isAnyNew = next.includes(any) && !before.includes(any)
  const others = next.filter((wish) => wish !== any)
  return isAnyNew || others.length === 0 ? [any] : others
}
