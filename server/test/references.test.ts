import { globSync, readFileSync } from 'node:fs'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { rows } from '../src/database/database.ts'
import { useService } from './harness.ts'
import { neverDeleted, type OnDelete, references, withoutForeignKey } from './specification/references.ts'

const service = useService()

interface ForeignKey {
  name: string
  column: string
  parent: string
  action: string
  isIndexed: boolean
}

/** An index serves a foreign key if the column comes first in it, and if it leaves out at most the rows without a parent. */
const foreignKeys = () =>
  rows<ForeignKey>(
    service.db,
    sql`select conname as name, conrelid::regclass || '.' || attname as column, confrelid::regclass::text as parent,
        confdeltype as action, exists (select from pg_index where indrelid = conrelid and indkey[0] = attnum and indisvalid
          and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname))) as "isIndexed"
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and connamespace = 'public'::regnamespace order by 2`,
  )

const onDelete: Record<string, OnDelete> = { c: 'deleted', n: 'emptied', a: 'kept' }

test('every column named like a reference has a foreign key or a listed reason for having none', async () => {
  const found = await rows<{ column: string }>(
    service.db,
    sql`select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~ '(_ids?|_by)$|^(continues|folder|file)$'`,
  )
  const listed = [...Object.keys(references), ...Object.keys(withoutForeignKey)]
  const columns = found.map(({ column }) => column)
  expect(columns.filter((column) => !listed.includes(column))).toEqual([])
  expect(Object.keys(withoutForeignKey).filter((column) => !columns.includes(column))).toEqual([])
})

test('the database has exactly the specified foreign keys, with the specified effects of a deletion', async () => {
  const found = (await foreignKeys()).map(({ column, parent, action }) => [
    column,
    [parent, onDelete[action]],
  ])
  expect(Object.fromEntries(found)).toEqual(references)
  expect(Object.keys(withoutForeignKey).filter((column) => column in references)).toEqual([])
})

test('every reference to a table with deletions has an index', async () => {
  const found = await foreignKeys()
  const scanned = found.filter(({ parent, isIndexed }) => !isIndexed && !(parent in neverDeleted))
  expect(scanned.map(({ column }) => column)).toEqual([])
})

/** Only migrations define these tables: see profiles/searchTables.ts. */
const onlyInSql = ['search_profiles_profile_id_fkey', 'search_preferences_profile_id_fkey']

test('tables.ts declares every foreign key', async () => {
  const source = new URL('../src/', import.meta.url)
  const files = globSync('**/tables.ts', { cwd: source })
  const modules = await Promise.all(files.map((file) => import(new URL(file, source).href)))
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
  const declared = tables.flatMap((table) => getTableConfig(table).foreignKeys.map((key) => key.getName()))
  const found = (await foreignKeys()).map(({ name }) => name)
  expect([...declared, ...onlyInSql].sort()).toEqual(found.sort())
})

test('a fresh database has validated all of its constraints', async () => {
  const unvalidated = await rows(service.db, sql`select conname from pg_constraint where not convalidated`)
  expect(unvalidated).toEqual([])
})

test('locks on rows let others insert rows that reference them, or two transactions could block each other', () => {
  const source = new URL('../src/', import.meta.url)
  const blocking = globSync('**/*.ts', { cwd: source }).filter((file) =>
    /for\('update'|\bfor update\b/.test(readFileSync(new URL(file, source), 'utf8')),
  )
  expect(blocking).toEqual([])
})
