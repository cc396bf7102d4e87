export const bnrIdMessages = {
  empty: 'Enter BNR Id to search',
  notDigits: 'Enter BNR ID in digits',
  length: 'Enter your 7 or 8 digit BNR ID',
  staffLength: 'Enter 7 or 8 digit BNR Id',
} as const

/** Returns what is wrong with a typed BNR ID, or undefined. */
export function bnrIdError(text: string, length: string = bnrIdMessages.length): string | undefined {
  const typed = text.trim()
  if (typed === '') return bnrIdMessages.empty
  if (!/^\d+$/.test(typed)) return bnrIdMessages.notDigits
  return typed.length === 7 || typed.length === 8 ? undefined : length
}
