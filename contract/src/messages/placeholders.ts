/** Whether there is a value for every placeholder of a text. */
export const canFill = (text: string, values: Readonly<Record<string, string>>): boolean =>
  placeholdersOf(text).every((name) => values[name])

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Replaces the placeholders of a text or page. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
