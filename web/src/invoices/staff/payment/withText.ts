/** Trims the texts and leaves out empty ones. */
export function withText<Texts extends Readonly<Record<string, string | undefined>>>(
  texts: Texts,
): { [Name in keyof Texts]?: Exclude<Texts[Name], undefined> } {
  const trimmed = Object.entries(texts).map(([name, text]) => [name, text?.trim()])
  return Object.fromEntries(trimmed.filter(([, text]) => text))
}
