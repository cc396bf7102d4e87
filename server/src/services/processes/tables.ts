import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../../database/columns.ts'

export const processRoles = ['all', 'web', 'jobs'] as const

/** The processes of this installation, as each one last said itself. Rows of a day ago are deleted. */
export const processes = pgTable(
  'processes',
  {
    id: uuid().primaryKey(),
    role: text({ enum: processRoles }).notNull(),
    /** Name of the machine or container. */
    host: text().notNull(),
    version: text().notNull(),
    /** Equal in processes that have the same TOKEN_SECRET, and of no other use. */
    secretMark: text('secret_mark'),
    startedAt: moment('started_at').notNull(),
    /** By the clock of the database, which all processes share. */
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [oneOf('processes_role', t.role, processRoles), index('processes_seen').on(t.seenAt)],
)
