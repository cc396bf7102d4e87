import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

const dialect = new PgDialect()
/** The names of the statements by their texts. */
const names = new Map<string, string>()
/** A connection remembers each statement until it closes, so there must never be many. */
const mostNames = 100

/**
 * Runs SQL that many requests need, and which PostgreSQL then parses and plans once for each connection instead of each
 * time. Its text may have only a few forms: whatever differs between requests belongs in parameters.
 */
export const plannedRows =
  <R extends object>(db: Queryable, name: string) =>
  async (text: TemplateStringsArray, ...values: unknown[]): Promise<R[]> => {
    const query = dialect.sqlToQuery(sql(text, ...values))
    const run = async (named: string | undefined) => {
      const reply = await db._.session.prepareQuery(query, undefined, named, false).execute()
      return (reply as { rows: R[] }).rows
    }
    return await run(nameOf(name, query.sql)).catch((error) => {
      if (!isOutdatedPlan(error)) throw error
      return run(undefined)
    })
  }

/** A migration has changed the type of a column that this connection planned to read. */
const isOutdatedPlan = (error: { code?: string; cause?: { code?: string } }): boolean =>
  (error.cause ?? error).code === '0A000'

/** Undefined leaves a statement without a name, so that it is planned each time. */
function nameOf(name: string, text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const added = `${name} ${names.size}`
  names.set(text, added)
  return added
}
