/** Takes refused characters out of an input and leaves the caret where the person was typing. */
export function keepOnly(input: HTMLInputElement, refused: RegExp | undefined): string {
  if (!refused) return input.value
  const all = new RegExp(refused.source, 'gu')
  const kept = input.value.replace(all, '')
  if (kept !== input.value) {
    const caret = input.selectionStart ?? input.value.length
    const keptCaret = input.value.slice(0, caret).replace(all, '').length
    input.value = kept
    input.setSelectionRange(keptCaret, keptCaret)
  }
  return kept
}
