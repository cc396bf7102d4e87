import { type ImportMapping, leftOut } from '@bnr/contract/imports/schemas'
import { type ImportMoveName, importMachine } from '@bnr/contract/imports/states'
import type { ActionOf, Handler } from '@bnr/contract/stateMachine'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import { invalidInput, wrongState } from '../platform/failure.ts'
import { requireAction } from '../platform/requireAction.ts'
import type { Services } from '../services/services.ts'
import { type CheckedRow, checkRows } from './check.ts'
import { countRows, type ImportRecord, loadImport, lockOwnImport, updateImport } from './store.ts'
import { importRows, importSources } from './tables.ts'

export const handlerOf = ({ roles, userId }: Staff, { staffId }: Pick<ImportRecord, 'staffId'>): Handler => ({
  roles,
  isOwn: userId === staffId,
})

/** Locks an import for an action of its owner. */
export async function lockFor(
  tx: Transaction,
  staff: Staff,
  id: number,
  action: ActionOf<typeof importMachine>,
) {
  const row = await lockOwnImport(tx, staff.userId, id)
  requireAction(importMachine, action, row.state, handlerOf(staff, row))
  return row
}

/** Saves which column has which field, checks all rows again, and remembers the columns for the source. */
export async function changeColumns(services: Services, staff: Staff, id: number, mapping: ImportMapping) {
  const { db, clock } = services
  const now = clock.now()
  const before = await loadImport(db, staff.userId, id)
  requireColumns(mapping, before.headings.length)
  const open = and(eq(importRows.importId, id), isNull(importRows.result))
  const rows = await db.select().from(importRows).where(open).orderBy(importRows.number)
  const checked = await checkRows(db, rows, mapping, now)
  await db.inTransaction(async (tx) => {
    const { headings, source } = await lockFor(tx, staff, id, 'change')
    await updateImport(tx, id, { mapping, failure: null, changedAt: now })
    await updateRows(tx, id, checked)
    await rememberColumns(tx, { source, headings, mapping, now })
    await audit(tx, now, staff.userId, 'import changed', `import ${id}`, { rows: checked.length })
  })
}

function requireColumns({ fields }: ImportMapping, columns: number): void {
  const used = fields.filter((field) => field !== leftOut)
  if (fields.length !== columns) throw invalidInput({ fie: 'Choose a field for each column' })
  if (new Set(used).size < used.length) throw invalidInput({ fie: 'Choose each field for one column only' })
}

/** Saves what the check found, with one statement for all rows. */
async function updateRows(tx: Transaction, importId: number, checked: readonly CheckedRow[]): Promise<void> {
  const found = checked.map(({ cells, ...row }) => row)
  await tx.execute(
    sql`update import_rows set included = now.included, problems = now.problems, corrected = now.corrected,
        duplicates = now.duplicates
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
        as now(number int, included boolean, problems jsonb, corrected jsonb, duplicates jsonb)
      where import_id = ${importId} and import_rows.number = now.number and result is null`,
  )
}

type Source = Pick<ImportRecord, 'source' | 'headings' | 'mapping'> & { now: Date }

async function rememberColumns(tx: Transaction, { source, headings, mapping, now }: Source): Promise<void> {
  const named = mapping.fields.flatMap((field, index) =>
    field === leftOut || !headings[index] ? [] : [[headings[index].toLowerCase(), field] as const],
  )
  const columns = Object.fromEntries(named)
  await tx
    .insert(importSources)
    .values({ name: source.toLowerCase(), columns, changedAt: now })
    .onConflictDoUpdate({ target: importSources.name, set: { columns, changedAt: now } })
}

export async function includeRow(
  { db, clock }: Services,
  staff: Staff,
  { id, row, included }: { id: number; row: number; included: boolean },
): Promise<void> {
  await db.inTransaction(async (tx) => {
    await lockFor(tx, staff, id, 'change')
    const chosen = and(eq(importRows.importId, id), eq(importRows.number, row), isNull(importRows.result))
    const update = tx.update(importRows).set({ included }).where(chosen)
    await requireRow(update.returning({ number: importRows.number }), 'not_found')
    await updateImport(tx, id, { changedAt: clock.now() })
  })
}

/** Starts or stops an import. The start queues the job in the same transaction. */
export async function moveImport(services: Services, staff: Staff, id: number, name: ImportMoveName) {
  const { db, clock, jobs } = services
  const { to, audit: action } = importMachine.actions[name]
  await db.inTransaction(async (tx) => {
    const now = clock.now()
    const { source } = await lockFor(tx, staff, id, name)
    const { included, created } = await countRows(tx, id)
    if (name === 'start' && included === 0) throw wrongState('No row is chosen that has no errors')
    await updateImport(tx, id, { state: to, failure: null, changedAt: now })
    const rows = name === 'start' ? included : created
    await audit(tx, now, staff.userId, action, `import ${id}`, { name: source, rows })
    if (name === 'start') await jobs.enqueue(tx, 'importProfiles', { id })
  })
}
