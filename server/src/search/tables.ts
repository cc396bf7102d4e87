import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What each of the staff has kept to look for again. */
export const savedSearches = pgTable('saved_searches', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  name: text().notNull(),
  query: text().notNull(),
})
