/** Characters that no text may contain: NUL, which PostgreSQL cannot store, and halves of surrogate pairs. */
const unstorable = /[\0\p{Cs}]/u

export const plainTextOnly = 'Use plain text only'

const isStorable = (text: string): boolean => !unstorable.test(text)

/** Deepest nesting of JSON in a request. */
const deepest = 16

/** Returns the wire paths in a raw request whose text cannot be stored or that nest too deeply. */
export function unstorablePaths(value: unknown, path: readonly string[] = []): string[] {
  const here = path.join('.')
  if (typeof value === 'string') return isStorable(value) ? [] : [here]
  if (typeof value !== 'object' || value === null) return []
  if (path.length >= deepest) return [here]
  return Object.entries(value).flatMap(([key, inner]) =>
    isStorable(key) ? unstorablePaths(inner, [...path, key]) : [here],
  )
}
