import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { startPostgres } from '../scripts/postgres.mjs'
import { type Database, openDatabase, rows } from '../server/src/database/database.ts'
import { runMigrations } from '../server/src/database/migrations/run.ts'
import { openSeeded } from './seeded.ts'

/*
 * node bench/migrationLocks.ts [profiles]: how long a service waits for the two migrations that add the most foreign keys, checks
 * and indexes, at a million profiles. Removes what they add, runs them again, and writes to each table they change at the same time.
 */

const profiles = Number(process.argv[2] ?? 1_000_000)
const names = ['0042_foreign_keys', '0043_constraints']
const texts = names.map((name) =>
  readFileSync(new URL(`../server/migrations/${name}.sql`, import.meta.url), 'utf8'),
)
const added = [...texts.join('\n').matchAll(/ALTER TABLE "(\w+)" (?:DROP.*? )?ADD CONSTRAINT "(\w+)"/g)].map(
  ([, table = '', name = '']) => ({ table, name }),
)
const indexes = [...texts.join('\n').matchAll(/IF NOT EXISTS "(\w+)" ON/g)].map(([, name = '']) => name)

const server = await startPostgres(['fsync=off', 'max_wal_size=8GB', 'maintenance_work_mem=256MB'])
const { db } = await openSeeded({ url: server.url }, profiles)
for (const { table, name } of added) await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
for (const name of indexes) await db.execute(sql.raw(`drop index ${name}`))
// As before the migration: its exclusion constraint indexes no row that has no value in this column.
await db.execute(sql`alter table memberships drop column may_overlap`)
const tables = [...new Set(added.map(({ table }) => table))]
const waits = await measured(tables)
const longest = [...waits].sort(([, one], [, other]) => other - one)
for (const [table, wait] of longest.slice(0, 5))
  process.stdout.write(`| ${table} | ${await db.$count(sql.identifier(table))} | ${wait.toFixed(0)} |\n`)
await db.close()
server.stop()

/** The longest that a write to each table took while the migrations ran, in milliseconds. */
async function measured(tables: readonly string[]): Promise<Map<string, number>> {
  const waits = new Map(tables.map((table) => [table, 0]))
  const other = await openDatabase({ url: server.url })
  let isRunning = true
  const writers = tables.map(async (table) => {
    const column = await firstColumn(other, table)
    while (isRunning) {
      const start = performance.now()
      const name = sql.identifier(table)
      await other.execute(
        sql`update ${name} set ${sql.identifier(column)} = ${sql.identifier(column)}
          where ctid = (select ctid from ${name} limit 1)`,
      )
      waits.set(table, Math.max(waits.get(table) ?? 0, performance.now() - start))
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
  const start = performance.now()
  const list = texts.map((text, at) => ({
    sql: text.split('--> statement-breakpoint'),
    hash: `again ${at}`,
    folderMillis: 9_000_000_000_000 + at,
  }))
  await db.inSession((session) => runMigrations(session, list))
  process.stdout.write(
    `${added.length} constraints and ${indexes.length} indexes in ${((performance.now() - start) / 1000).toFixed(0)} s\n`,
  )
  isRunning = false
  await Promise.all(writers)
  await other.close()
  return waits
}

async function firstColumn(reader: Database, table: string): Promise<string> {
  const [found] = await rows<{ name: string }>(
    reader,
    sql`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0
      and attidentity = '' and not attisdropped order by attnum limit 1`,
  )
  return found?.name ?? ''
}
