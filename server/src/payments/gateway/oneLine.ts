/** Fit to be sent to the gateway and kept from it: one line of so many characters, none that turns or breaks it. */
export function oneLine(value: string, most: number): string {
  const seen = value
    .slice(0, 4 * most)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
  return Array.from(seen.trim()).slice(0, most).join('')
}
