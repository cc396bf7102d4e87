import { basename, dirname } from 'node:path'
import { photoSizes } from '@bnr/contract/media/endpoints'
import { sql } from 'drizzle-orm'
import { rows } from '../../../server/src/database/database.ts'
import type { Storage } from '../../../server/src/files/storage.ts'
import { sizeKey } from '../../../server/src/media/processing.ts'
import { hashOfFile, type Installation, within } from './installation.ts'

/** What a restore must bring back. Every value is a text, so that states compare easily. */
export type State = Record<'counts' | 'contents' | 'money' | 'files', Record<string, string>>

const tables = sql`select schemaname || '.' || tablename as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`
const money = sql`select table_schema || '.' || table_name as name, column_name as column from information_schema.columns
  where column_name in ('amount', 'payable', 'price', 'discount', 'taxable_value', 'total', 'igst', 'cgst', 'sgst')
    and data_type in ('integer', 'bigint')`

/** Rows and contents of each table, sums of each column of money, and the hash of each file. */
export async function stateOf(installation: Installation): Promise<State> {
  return await within(installation, async ({ drilled: { db, storage } }) => {
    const state: State = { counts: {}, contents: {}, money: {}, files: {} }
    const one = async (statement: string) => {
      const [found] = await rows<{ value: string | null }>(db, sql.raw(statement))
      return found?.value ?? 'none'
    }
    for (const { name } of await rows<{ name: string }>(db, tables)) {
      state.counts[name] = await one(`select count(*)::text as value from ${name}`)
      state.contents[name] = await one(
        `select md5(string_agg(row, '' order by row)) as value from (select md5(t::text) as row from ${name} t) r`,
      )
    }
    for (const { name, column } of await rows<{ name: string; column: string }>(db, money))
      state.money[`${name}.${column}`] = await one(`select sum(${column})::text as value from ${name}`)
    for (const { key } of await rows<{ key: string }>(db, stored))
      state.files[key] = (await hashOfFile(storage, key)) ?? 'missing'
    return state
  })
}

const stored = sql`select key, sha256 from stored_files where deleted_at is null`

/** How many of the values differ, of how many. */
export function compared(before: Record<string, string>, after: Record<string, string>) {
  const names = Object.keys({ ...before, ...after })
  return { values: names.length, different: names.filter((name) => before[name] !== after[name]).length }
}

/**
 * Files of the database that are missing, or have another content than their row says. An upload whose sizes were made
 * during the backup may be missing if it has all sizes.
 */
export async function wrongFiles(installation: Installation): Promise<{ values: number; different: number }> {
  return await within(installation, async ({ drilled: { db, storage } }) => {
    const whole = sql`${stored} and sha256 is not null`
    const files = await rows<{ key: string; sha256: string }>(db, whole)
    let different = 0
    for (const { key, sha256 } of files)
      if ((await hashOfFile(storage, key)) !== sha256 && !(await hasSizes(storage, key))) different++
    return { values: files.length, different }
  })
}

async function hasSizes(storage: Storage, key: string): Promise<boolean> {
  if (basename(key) !== 'upload') return false
  const sizes = photoSizes.map((size) => storage.get(sizeKey(dirname(key), size)))
  return (await Promise.all(sizes)).every(Boolean)
}
