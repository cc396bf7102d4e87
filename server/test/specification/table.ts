/** A table in words: what the product must do for each entry. */
export type SpecificationTable = Readonly<Record<string, string>>

/** Sorts the words of a row, so that 'a, b' equals 'b, a'. */
export const words = (list: readonly string[]): string => [...list].sort().join(', ') || 'nobody'

/** Sorts the words of each row, for comparison with a table of the product. */
export const inOrder = (table: SpecificationTable): SpecificationTable =>
  Object.fromEntries(Object.entries(table).map(([name, text]) => [name, words(text.split(', '))]))
