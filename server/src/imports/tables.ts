import type { ImportFieldName } from '@bnr/contract/imports/fields'
import {
  type CellProblem,
  type Duplicate,
  type ImportMapping,
  type ImportRow,
  rowResults,
} from '@bnr/contract/imports/schemas'
import { type ImportState, importStates } from '@bnr/contract/imports/states'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { moment, oneOf, partOf, refersTo } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/** Files of profiles that staff uploaded. The file itself is not stored, only its rows. */
export const imports = pgTable(
  'imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: refersTo('staff_id', () => users.id),
    source: text().notNull(),
    state: text().$type<ImportState>().notNull(),
    headings: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    failure: text(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    oneOf('imports_state', t.state, importStates),
    index('imports_staff').on(t.staffId, t.id),
    index('imports_expiry').on(t.expiresAt),
  ],
)

export const importRows = pgTable(
  'import_rows',
  {
    importId: partOf('import_id', () => imports.id),
    /** Number of the row in the file. */
    number: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    included: boolean().notNull(),
    problems: jsonb().$type<CellProblem[]>().notNull(),
    corrected: jsonb().$type<string[]>().notNull(),
    duplicates: jsonb().$type<Duplicate[]>().notNull(),
    /** Written in the transaction that creates the profile, so no row becomes two profiles. */
    result: text().$type<NonNullable<ImportRow['result']>>(),
    note: text(),
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.number] }),
    oneOf('import_rows_result', t.result, rowResults),
    index('import_rows_profile').on(t.profileId).where(sql`profile_id is not null`),
  ],
)

/** The columns of each source, remembered for its next file. */
export const importSources = pgTable('import_sources', {
  /** In lower case. */
  name: text().primaryKey(),
  /** Field by heading in lower case. */
  columns: jsonb().$type<Record<string, ImportFieldName>>().notNull(),
  changedAt: moment('changed_at').notNull(),
})
