import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { partOf } from '../database/columns.ts'

/** The searches that each of the staff has saved. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: partOf('user_id', () => users.id),
    name: text().notNull(),
    query: text().notNull(),
  },
  (t) => [uniqueIndex('saved_searches_name').on(t.userId, sql`lower(${t.name})`)],
)
