/** A text longer than `longest` keeps its first `kept` characters and says so with an ellipsis. */
export function excerpt(text: string, longest: number, kept: number = longest): string {
  const letters = [...text]
  return letters.length > longest ? `${letters.slice(0, kept).join('').trimEnd()}…` : text
}

/** As much of a story as its card has room for. */
export const shortened = (text: string): string => excerpt(text, 400, 397)
