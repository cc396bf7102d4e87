import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The words of a name for full-text search: "P.J.Mathew" and "D'Souza" have a word after each sign. Indexed as it is written here. */
export const nameWords = (name: SQLWrapper): SQL =>
  sql`to_tsvector('simple'::regconfig, translate(${name}, '.-''’', '    '))`

/** Each word that somebody typed begins a word of the name, in any order. */
export function nameBegins(typed: string): SQL {
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu)
  if (!words) return sql`false`
  const asked = words.map((word) => `'${word}':*`).join(' & ')
  return sql`${nameWords(sql`name`)} @@ to_tsquery('simple'::regconfig, ${asked})`
}
