/** What no text may hold: a NUL, which PostgreSQL cannot keep, and half of a surrogate pair, which is no character. */
const unkeepable = /[\0\p{Cs}]/u

export const plainTextOnly = 'Use plain text only'

const isKeepable = (text: string): boolean => !unkeepable.test(text)

/** JSON nests no deeper than this in any request. */
const deepest = 16

/** The places in a request as it was sent, by wire path, whose text cannot be kept or that nest too deeply. */
export function unstorablePaths(value: unknown, path: readonly string[] = []): string[] {
  const here = path.join('.')
  if (typeof value === 'string') return isKeepable(value) ? [] : [here]
  if (typeof value !== 'object' || value === null) return []
  if (path.length >= deepest) return [here]
  return Object.entries(value).flatMap(([key, held]) =>
    isKeepable(key) ? unstorablePaths(held, [...path, key]) : [here],
  )
}
