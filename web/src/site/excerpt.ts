/** Cuts a text at `length` characters and says so with an ellipsis; a shorter one stays as it is. */
export function excerpt(text: string, length: number): string {
  const letters = [...text]
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text
}
