/** Splits a story into paragraphs at blank lines. */
export function paragraphsOf(text: string): { key: string; text: string }[] {
  const parts = text.split(/\n\s*\n/).map((part) => part.trim())
  return parts.filter(Boolean).map((part, index) => ({ key: `${index}`, text: part }))
}
