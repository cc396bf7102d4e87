import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rows, type Transaction } from '../src/database/database.ts'
import { useService } from './harness.ts'
import { breaking, correct, excluded, type Values } from './specification/constraints.ts'
import { references } from './specification/references.ts'

/*
 * Writes past the application, so that only the database can refuse a row. Foreign keys that a case does not try are out of the
 * way, and every write is undone.
 */

const service = useService()

interface Column {
  name: string
  type: string
  isRequired: boolean
}
const plain: Record<string, unknown> = {
  smallint: 1,
  integer: 1,
  bigint: 1,
  boolean: false,
  text: 'x',
  date: '2026-11-25',
  'timestamp with time zone': '2026-11-25T00:00:00Z',
  jsonb: '{}',
  ARRAY: '{}',
  uuid: '00000000-0000-4000-8000-000000000000',
}
const missing: Record<string, Values[string]> = {
  integer: 2_000_000_000,
  text: 'missing',
  uuid: '00000000-0000-4000-8000-00000000ffff',
}

const columnsOf = (tx: Transaction, table: string) =>
  rows<Column>(
    tx,
    sql`select column_name as name, data_type as type,
        is_nullable = 'NO' and column_default is null and is_identity = 'NO'
          and is_generated = 'NEVER' as "isRequired"
      from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
  )

async function insert(tx: Transaction, table: string, values: Values): Promise<void> {
  const columns = await columnsOf(tx, table)
  const required = columns.filter(({ isRequired }) => isRequired)
  const row = {
    ...Object.fromEntries(required.map(({ name, type }) => [name, plain[type]])),
    ...correct[table],
    ...values,
  }
  const names = Object.keys(row).map((name) => sql.identifier(name))
  const given = Object.values(row).map((value) => sql`${value}`)
  await tx.execute(
    sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(given, sql`, `)})`,
  )
  await tx.execute(sql`set constraints all immediate`)
}

async function dropForeignKeys(tx: Transaction, table: string, except = ''): Promise<void> {
  const found = await rows<{ name: string }>(
    tx,
    sql`select conname as name from pg_constraint
      where conrelid = ${table}::regclass and contype = 'f' and conname <> ${except}`,
  )
  for (const { name } of found)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`)
}

class Undo extends Error {}

/** The constraint that refuses the rows; undefined if the database accepts them. */
async function refusalOf(table: string, given: readonly Values[], foreignKey?: string) {
  const trying = service.db.inTransaction(async (tx) => {
    await dropForeignKeys(tx, table, foreignKey)
    for (const values of given) await insert(tx, table, values)
    throw new Undo()
  })
  return await trying.catch((error: unknown) => {
    if (error instanceof Undo) return undefined
    const { constraint } = ((error as Error).cause ?? error) as { constraint?: string }
    if (constraint === undefined) throw error
    return constraint
  })
}

const tableOf = async (constraint: string) => {
  const [row] = await rows<{ table: string }>(
    service.db,
    sql`select conrelid::regclass::text as table from pg_constraint where conname = ${constraint}`,
  )
  if (!row) throw new Error(`no constraint ${constraint}`)
  return row.table
}

test('every check and exclusion constraint of the database has its cases', async () => {
  const found = await rows<{ name: string; type: string }>(
    service.db,
    sql`select conname as name, contype::text as type from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'x') order by 1`,
  )
  const named = (type: string) => found.filter((one) => one.type === type).map(({ name }) => name)
  expect(Object.keys(breaking).sort()).toEqual(named('c'))
  expect(Object.keys(excluded).sort()).toEqual(named('x'))
})

test.each(Object.keys(breaking))(
  'the check %s refuses what breaks it, and nothing else',
  async (constraint) => {
    const table = await tableOf(constraint)
    expect(await refusalOf(table, [{}])).toBeUndefined()
    for (const values of breaking[constraint] ?? [])
      expect([values, await refusalOf(table, [values])]).toEqual([values, constraint])
  },
)

describe.each(Object.entries(excluded))('%s', (constraint, second) => {
  test.each(second)('refuses a second row with %o', async (values) => {
    const table = await tableOf(constraint)
    expect(await refusalOf(table, [{}, values])).toBe(constraint)
    expect(await refusalOf(table, [{}, { ...values, profile_id: 2 }])).toBeUndefined()
    expect(await refusalOf(table, [{}, { ...values, replaced_at: '2026-11-25' }])).toBeUndefined()
  })

  test('allows a renewal from the day after', async () => {
    const renewal = { starts_on: '2027-01-01', ends_on: '2027-12-31' }
    expect(await refusalOf('memberships', [{}, renewal])).toBeUndefined()
  })
})

test.each(Object.entries(references))('%s names an existing row', async (reference) => {
  const [table = '', column = ''] = reference.split('.')
  const [key] = await rows<{ name: string; type: string }>(
    service.db,
    sql`select conname as name, format_type(atttypid, null) as type
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and conrelid = ${table}::regclass and attname = ${column}`,
  )
  const values = { [column]: missing[key?.type ?? ''] ?? null }
  expect(await refusalOf(table, [values], key?.name)).toBe(key?.name)
})
