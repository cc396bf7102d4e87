/** Cuts a text longer than `longest` characters to `keep` and adds an ellipsis. */
export function excerpt(text: string, longest: number, keep: number = longest): string {
  const letters = [...text]
  return letters.length > longest ? `${letters.slice(0, keep).join('').trimEnd()}…` : text
}

/** The excerpt of a story on its card (specification 3, section 2). */
export const shortened = (text: string): string => excerpt(text, 400, 397)
