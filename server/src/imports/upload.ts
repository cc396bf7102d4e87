import { importDays, importLimits } from '@bnr/contract/imports/limits'
import type { ImportMapping } from '@bnr/contract/imports/schemas'
import { eq, sql } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import { readSheet } from '../files/sheets/readSheet.ts'
import { type ReadRow, refuseFile } from '../files/sheets/sheet.ts'
import type { Staff } from '../http/actor.ts'
import { daysAfter } from '../platform/clock.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { type CheckedRow, checkRows } from './check.ts'
import { guessFields, type Remembered } from './guess.ts'
import { importRows, importSources, imports } from './tables.ts'

const sampled = 50

/** Stores the rows of a file with guessed columns. Nothing becomes a profile before somebody starts the import. */
export async function uploadFile(
  { db, clock }: Services,
  staff: Staff,
  { source, content }: { source: string; content: Buffer },
): Promise<number> {
  const now = clock.now()
  const { headings, rows } = await readContent(content)
  const columns = headings.map((heading, index) => ({
    heading,
    sample: rows.slice(0, sampled).map(({ cells }) => cells[index] ?? ''),
  }))
  const fields = guessFields(columns, await columnsOfSource(db, source))
  const mapping: ImportMapping = { fields, suggestions: false }
  const checked = await checkRows(db, rows, mapping, now)
  return await db.inTransaction(async (tx) => {
    await requireRoom(tx, staff.userId)
    const [made] = await tx
      .insert(imports)
      .values({
        staffId: staff.userId,
        source,
        state: 'Preview',
        headings,
        mapping,
        createdAt: now,
        changedAt: now,
        expiresAt: daysAfter(now, importDays),
      })
      .returning({ id: imports.id })
    const id = made?.id ?? 0
    await insertRows(tx, id, checked)
    await audit(tx, now, staff.userId, 'import uploaded', `import ${id}`, { name: source, rows: rows.length })
    return id
  })
}

/** The first row with content has the headings. */
async function readContent(content: Buffer) {
  if (content.length > importLimits.bytes)
    throw new Failure('too_large', { message: 'Choose a file of at most 5 MB' })
  const { rows: most, ...limits } = importLimits
  const [heading, ...rows] = await readSheet(content, { ...limits, rows: most + 1 })
  if (!heading || rows.length === 0)
    throw refuseFile('The file needs a row of headings and at least one row below it')
  requireOrder([heading, ...rows])
  const width = Math.max(heading.cells.length, ...rows.map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, (_, index) => heading.cells[index] ?? '')
  return { headings, rows }
}

/** The largest integer of the column. */
const largestRowNumber = 2_147_483_647

/** Rows are stored by their numbers, and a crafted workbook can number them as it likes. */
function requireOrder(rows: readonly ReadRow[]): void {
  const isInOrder = rows.every(
    ({ number }, index) =>
      Number.isInteger(number) && number > (rows[index - 1]?.number ?? 0) && number <= largestRowNumber,
  )
  if (!isInOrder)
    throw refuseFile('The rows of the workbook are not in order. Save it again as XLSX, then upload it again')
}
async function columnsOfSource(db: Queryable, source: string): Promise<Remembered> {
  const [found] = await db.select().from(importSources).where(eq(importSources.name, source.toLowerCase()))
  return found?.columns ?? {}
}

/** Refuses more imports of a person than the limit. The lock makes concurrent uploads of a person wait for one another. */
async function requireRoom(tx: Transaction, staffId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('imports'), ${staffId})`)
  if ((await tx.$count(imports, eq(imports.staffId, staffId))) >= importLimits.open)
    throw wrongState(`You have ${importLimits.open} imports. Discard one first`)
}

const insertedAtOnce = 500

async function insertRows(tx: Transaction, importId: number, rows: readonly CheckedRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += insertedAtOnce)
    await tx
      .insert(importRows)
      .values(rows.slice(from, from + insertedAtOnce).map((row) => ({ importId, ...row })))
}
