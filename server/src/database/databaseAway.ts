/**
 * Codes of the network and of PostgreSQL: class 08, a server that starts, stops or recovers, one without free
 * connections, one that has become a replica, and statements or transactions that took too long.
 */
const codes =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|08...|57P0[1-5]|53300|25006|57014|25P03)$/
/** Messages of pg and PGlite that come without a code. */
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client has encountered a connection error|Client was closed|PGlite is clos)/

/** Whether a statement failed because the database is away or overloaded. The request itself is fine. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (codes.test(String(code)) || words.test(error.message)) return true
  const within = error instanceof AggregateError ? error.errors : [error.cause]
  return within.some(isDatabaseAway)
}
