import type { ImportItem } from '@bnr/contract/imports/schemas'
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { type Page, pageOf } from '../database/paged.ts'
import { requireRow } from '../database/requireRow.ts'
import { profiles } from '../profiles/tables.ts'
import { importRows, imports } from './tables.ts'

export type ImportRecord = typeof imports.$inferSelect
export type StoredRow = typeof importRows.$inferSelect

const own = (staffId: number, id: number) => and(eq(imports.id, id), eq(imports.staffId, staffId))

/** Loads an import for the person who uploaded it; for anybody else it does not exist. */
export const loadImport = (db: Queryable, staffId: number, id: number): Promise<ImportRecord> =>
  requireRow(db.select().from(imports).where(own(staffId, id)), 'not_found')

/** Locks an import, so that a change, a start and the job follow one another. */
export const lockOwnImport = (tx: Transaction, staffId: number, id: number): Promise<ImportRecord> =>
  requireRow(tx.select().from(imports).where(own(staffId, id)).for('no key update'), 'not_found')

export const findImports = (db: Queryable, staffId: number, page: Page) => {
  const found = db.select().from(imports).where(eq(imports.staffId, staffId)).$dynamic()
  return pageOf(db, found, [desc(imports.id)], page)
}

export async function updateImport(
  tx: Queryable,
  id: number,
  values: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await tx.update(imports).set(values).where(eq(imports.id, id))
}

const hasProblems = sql`${importRows.problems} <> '[]'::jsonb`
const hasDuplicates = sql`${importRows.duplicates} <> '[]'::jsonb`
/** Rows that the job still turns into profiles. */
export const isDue = sql`${importRows.included} and ${importRows.result} is null and not (${hasProblems})`

/** Conditions of the rows that a preview shows. */
export const rowConditions = {
  all: undefined,
  wrong: hasProblems,
  duplicates: hasDuplicates,
  left: sql`not ${importRows.included} and ${importRows.result} is null`,
} as const

const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

export async function countRows(db: Queryable, importId: number): Promise<ImportItem['counts']> {
  const [counts] = await db
    .select({
      total: count(sql`true`),
      included: count(isDue),
      wrong: count(hasProblems),
      duplicates: count(hasDuplicates),
      created: count(eq(importRows.result, 'Created')),
      refused: count(eq(importRows.result, 'Refused')),
    })
    .from(importRows)
    .where(eq(importRows.importId, importId))
  return counts ?? { total: 0, included: 0, wrong: 0, duplicates: 0, created: 0, refused: 0 }
}

const shown = (db: Queryable) =>
  db
    .select({ ...getTableColumns(importRows), bnrId: profiles.bnrId })
    .from(importRows)
    .leftJoin(profiles, eq(profiles.id, importRows.profileId))

export type ShownRow = StoredRow & { bnrId: number | null }

export const findRows = (db: Queryable, importId: number, where: SQL | undefined, page: Page) =>
  pageOf<ShownRow>(
    db,
    shown(db).where(and(eq(importRows.importId, importId), where)),
    [sql`${importRows.number}`],
    page,
  )

/** The next rows after this number, in order. */
export const rowsAfter = (
  db: Queryable,
  importId: number,
  after: number,
  most: number,
): Promise<ShownRow[]> =>
  shown(db)
    .where(and(eq(importRows.importId, importId), sql`${importRows.number} > ${after}`))
    .orderBy(importRows.number)
    .limit(most)
