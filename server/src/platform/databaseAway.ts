/** Of the network, and of PostgreSQL: class 08, a server that stops or starts, and one that takes no more connections. */
const codes =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|08...|57P0[1-5]|53300)$/
/** What pg and PGlite say without a code. */
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client has encountered a connection error|Client was closed|PGlite is clos)/

/** Whether a statement failed since no database was there to answer it: nothing is wrong with the request. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (codes.test(String(code)) || words.test(error.message)) return true
  const within = error instanceof AggregateError ? error.errors : [error.cause]
  return within.some(isDatabaseAway)
}
