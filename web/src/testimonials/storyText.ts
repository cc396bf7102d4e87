import { indianFormat } from '@bnr/contract/indianDay'

const dayFormat = indianFormat('d MMMM yyyy')

/** Formats "2026-01-21" as "21 January 2026". */
export const dayText = (isoDay: string): string => dayFormat(new Date(`${isoDay}T00:00:00Z`))

/** Splits a story into paragraphs at blank lines. */
export function paragraphsOf(text: string): { key: string; text: string }[] {
  const parts = text.split(/\n\s*\n/).map((part) => part.trim())
  return parts.filter(Boolean).map((part, index) => ({ key: `${index}`, text: part }))
}
