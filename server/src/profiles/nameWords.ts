import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * The words of a name for full-text search. "P.J.Mathew" and "D'Souza" are split at their punctuation. An index uses
 * the same expression.
 */
export const nameWords = (name: SQLWrapper): SQL =>
  sql`to_tsvector('simple'::regconfig, translate(${name}, '.-''’', '    '))`

/** Requires each typed word to begin a word of the name, in any order. */
export function nameBegins(typed: string): SQL {
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu)
  if (!words) return sql`false`
  const query = words.map((word) => `'${word}':*`).join(' & ')
  return sql`${nameWords(sql`name`)} @@ to_tsquery('simple'::regconfig, ${query})`
}
