import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What a request knows about the writes of its session: the place in PostgreSQL's log up to which a replica must have
 * replayed, and whether the request itself has written.
 */
export type Writes = { upTo: bigint; hasWritten: boolean }

const current = new AsyncLocalStorage<Writes>()

export const withWrites = <R>(writes: Writes, work: () => R): R => current.run(writes, work)
export const currentWrites = (): Writes | undefined => current.getStore()

const writing =
  /^\s*(?:insert|update|delete|merge|copy|with\b.*\b(?:insert\s+into|update|delete\s+from|merge\s+into))\b/is

/** Notes that the current request writes, if this statement does. */
export function noteStatement(statement: string): void {
  const writes = current.getStore()
  if (writes && writing.test(statement)) writes.hasWritten = true
}

/** A place that no replica ever reaches. */
export const unreachable = 'FFFFFFFF/FFFFFFFF'

/** Reads a place in the log, such as 16/B374D848. */
export function placeOf(text: string): bigint {
  const [high, low] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
