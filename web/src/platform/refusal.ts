const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error ? Number(error.status) : 0

/** The server has understood and refused: asking again would only bring the same answer. No answer at all, and a server in trouble, say nothing. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  return status >= 400 && status < 500 && !isTooOften(error)
}

/** The server has not looked at it, and says when it would. */
export const isTooOften = (error: unknown): boolean => statusOf(error) === 429
