/**
 * Whether two names may belong to the same person: 'Anita', 'Mary Anita' and 'ANITA MARY S.', but not 'Anita' and
 * 'Anitha'.
 */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return areAmong(words, others) || areAmong(others, words)
}

/** The words of a name without initials, which people often leave out. A name of initials keeps them. */
function wordsOf(name: string): string[] {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  const long = words.filter((word) => word.length > 1)
  return long.length > 0 ? long : words
}

const areAmong = (words: readonly string[], others: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => others.includes(word))
