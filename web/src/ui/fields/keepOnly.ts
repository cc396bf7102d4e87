/**
 * Removes refused characters from an input and keeps the caret in place. It also cuts the length, because the
 * browser's own `maxlength` would cut a pasted "+91 90000 00001" before it is cleaned.
 */
export function keepOnly(
  input: HTMLInputElement,
  refused: RegExp | undefined,
  maxLength = Number.POSITIVE_INFINITY,
) {
  if (!refused) return input.value
  const all = new RegExp(refused.source, 'gu')
  const cleaned = input.value.replace(all, '').slice(0, maxLength)
  if (cleaned !== input.value) {
    const caret = input.selectionStart ?? input.value.length
    const newCaret = input.value.slice(0, caret).replace(all, '').length
    input.value = cleaned
    input.setSelectionRange(newCaret, newCaret)
  }
  return cleaned
}
