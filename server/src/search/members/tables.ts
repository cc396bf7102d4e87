import type { Criterion } from '@bnr/contract/criteria'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, partOf } from '../../database/columns.ts'
import { profiles } from '../../profiles/tables.ts'

/** The searches that members saved: the address that they open, and the criteria that this address sends. */
export const memberSearches = pgTable(
  'member_searches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: partOf('profile_id', () => profiles.id),
    name: text().notNull(),
    query: text().notNull(),
    criteria: jsonb().$type<Criterion[]>().notNull(),
    daily: boolean().notNull().default(true),
    createdAt: moment('created_at').notNull(),
    /** The last look at the results. Profiles that became Active later are counted as new. */
    lookedAt: moment('looked_at').notNull(),
    /** The last look before the current visit. While it lasts, results are marked as new from here. */
    markedSince: moment('marked_since').notNull(),
  },
  (t) => [uniqueIndex('member_searches_name').on(t.profileId, sql`lower(${t.name})`)],
)

/** When the daily job last looked for new profiles for a member who has saved a search. */
export const memberSearchChecks = pgTable(
  'member_search_checks',
  {
    profileId: partOf('profile_id', () => profiles.id).primaryKey(),
    checkedAt: moment('checked_at').notNull(),
  },
  (t) => [index('member_search_checks_checked').on(t.checkedAt)],
)
