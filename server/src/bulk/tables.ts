import { type BulkKind, type BulkState, bulkKindNames, bulkStates } from '@bnr/contract/bulk/states'
import type { NewContact } from '@bnr/contract/contactLog/entry'
import type { Criterion } from '@bnr/contract/criteria'
import type { Assignment } from '@bnr/contract/profiles/assignment'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { moment, notNegative, oneOf, partOf, refersTo } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/** What an action does to each profile. */
export type BulkDetail = {
  /** Account ids by assignment; 0 for nobody. */
  assigned?: Partial<Record<Assignment, number>>
  followUp?: NewContact
}

/** Actions on all profiles that match a search. */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: refersTo('staff_id', () => users.id),
    kind: text().$type<BulkKind>().notNull(),
    about: text().notNull(),
    criteria: jsonb().$type<Criterion[]>().notNull(),
    detail: jsonb().$type<BulkDetail>().notNull(),
    state: text().$type<BulkState>().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** The profiles up to this id are done, in the order of ids. */
    lastProfileId: integer('last_profile_id').notNull().default(0),
    /** The newest profile at the start. Later ones are left out. */
    upToProfileId: integer('up_to_profile_id').notNull(),
    failure: text(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    oneOf('bulk_actions_kind', t.kind, bulkKindNames),
    oneOf('bulk_actions_state', t.state, bulkStates),
    notNegative('bulk_actions_counts', t.total, t.done, t.refused),
    uniqueIndex('bulk_actions_running').on(t.staffId).where(sql`state = 'Running'`),
    index('bulk_actions_staff').on(t.staffId, t.id),
    index('bulk_actions_created').on(t.createdAt),
  ],
)

export const bulkResults = pgTable(
  'bulk_results',
  {
    actionId: partOf('action_id', () => bulkActions.id),
    profileId: partOf('profile_id', () => profiles.id),
    isDone: boolean('is_done').notNull(),
    note: text(),
  },
  (t) => [primaryKey({ columns: [t.actionId, t.profileId] }), index('bulk_results_profile').on(t.profileId)],
)
