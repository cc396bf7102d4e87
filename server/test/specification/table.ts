/** A table of sentences: what the product must say of each thing, in words that are read without the code. */
export type SpecificationTable = Readonly<Record<string, string>>

/** The words of a row, in an order that does not matter: 'a, b' says what 'b, a' says. */
export const words = (list: readonly string[]): string => [...list].sort().join(', ') || 'nobody'

/** A law whose rows are lists, ready to be compared with what the product says. */
export const inOrder = (law: SpecificationTable): SpecificationTable =>
  Object.fromEntries(Object.entries(law).map(([name, text]) => [name, words(text.split(', '))]))
