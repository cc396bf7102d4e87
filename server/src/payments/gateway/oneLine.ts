/**
 * Makes a text safe to exchange with the gateway: one line of limited length without control or direction characters.
 */
export function oneLine(value: string, most: number): string {
  const cleaned = value
    .slice(0, 4 * most)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
  return Array.from(cleaned.trim()).slice(0, most).join('')
}
