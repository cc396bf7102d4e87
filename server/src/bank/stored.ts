import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import type { settlementLines } from './settlements/tables.ts'
import type { bankLines } from './tables.ts'

/** Each hash counts how many rows of a file say the same, so that two equal payments stay two. */
export function withHashes<Row>(found: readonly Row[], saysOf: (row: Row) => readonly unknown[]) {
  const seen = new Map<string, number>()
  return found.map((row) => {
    const text = JSON.stringify(saysOf(row))
    const occurrence = (seen.get(text) ?? 0) + 1
    seen.set(text, occurrence)
    return { ...row, hash: createHash('sha256').update(`${text} ${occurrence}`).digest('hex') }
  })
}

/** The hashes of the rows that an earlier file had. */
export async function storedAmong(
  db: Queryable,
  table: typeof bankLines | typeof settlementLines,
  found: readonly { hash: string }[],
): Promise<Set<string>> {
  if (found.length === 0) return new Set()
  const hashes = found.map(({ hash }) => hash)
  const stored = await db.select({ hash: table.hash }).from(table).where(inArray(table.hash, hashes))
  return new Set(stored.map(({ hash }) => hash))
}
