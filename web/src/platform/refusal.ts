const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error ? Number(error.status) : 0

/**
 * Whether the server has understood and refused, so that a retry would get the same answer. No answer or a server
 * error is no refusal.
 */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  return status >= 400 && status < 500 && !isTooOften(error)
}

/** Whether the server's rate limit was reached. */
export const isTooOften = (error: unknown): boolean => statusOf(error) === 429
