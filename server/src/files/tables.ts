import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '../database/columns.ts'

export const placeNames = ['folder', 's3'] as const
export type PlaceName = (typeof placeNames)[number]

export const waitsForCopy = sql`deleted_at is null and sha256 is not null and backup_sha256 is distinct from sha256`

/** Where each file is. A deleted file keeps its row for a while, as a tombstone. */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text().primaryKey(),
    place: text().$type<PlaceName>().notNull(),
    /** In hex. Unknown while the file is being written, and for files from before this table. */
    sha256: text(),
    bytes: bigint({ mode: 'number' }),
    /** Counts the writes, so that a copier notices a new one. */
    revision: integer().notNull().default(0),
    /** Until then a process may still be writing the file somewhere, even if it has been deleted. */
    writingUntil: moment('writing_until'),
    createdAt: moment('created_at').notNull(),
    /** When it was moved here. The other place has a copy until a job removes it. */
    movedAt: moment('moved_at'),
    deletedAt: moment('deleted_at'),
    /** When no place had any bytes of the deleted file. */
    erasedAt: moment('erased_at'),
    /** SHA-256 of the content that was copied to BACKUP_TO. A file waits for its copy while this is another one. */
    backupSha256: text('backup_sha256'),
  },
  (t) => [
    oneOf('stored_files_place', t.place, placeNames),
    index('stored_files_moved').on(t.movedAt).where(sql`moved_at is not null`),
    index('stored_files_uncopied').on(t.createdAt).where(waitsForCopy),
    index('stored_files_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
)
