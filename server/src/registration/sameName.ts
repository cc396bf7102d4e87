/** Whether two names can be one person's: 'Anita', 'Mary Anita' and 'ANITA MARY S.', not 'Anita' and 'Anitha'. */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return areAmong(words, others) || areAmong(others, words)
}

/** Initials come and go, so they say nothing; of a name that has nothing else they are all there is. */
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
