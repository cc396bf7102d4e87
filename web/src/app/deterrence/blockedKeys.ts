type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const withShift = ['i', 'j', 'c', 'k']

/** Whether a key press opens the browser's developer tools or a page's source. */
export function opensTools({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  const letter = key.toLowerCase()
  if (letter === 'f12') return true
  if (!ctrlKey && !metaKey) return false
  if (letter === 'u') return true
  return (shiftKey || (metaKey && altKey)) && withShift.includes(letter)
}
