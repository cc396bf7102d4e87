/**
 * Takes refused characters out of an input and leaves the caret where the person was typing. The length is cut
 * here as well: the browser's own `maxlength` would cut a pasted "+91 90000 00001" before it is cleaned.
 */
export function keepOnly(
  input: HTMLInputElement,
  refused: RegExp | undefined,
  maxLength = Number.POSITIVE_INFINITY,
) {
  if (!refused) return input.value
  const all = new RegExp(refused.source, 'gu')
  const kept = input.value.replace(all, '').slice(0, maxLength)
  if (kept !== input.value) {
    const caret = input.selectionStart ?? input.value.length
    const keptCaret = input.value.slice(0, caret).replace(all, '').length
    input.value = kept
    input.setSelectionRange(keptCaret, keptCaret)
  }
  return kept
}
