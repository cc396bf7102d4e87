import { sql } from 'drizzle-orm'
import { startPostgres } from '../scripts/postgres.mjs'
import { rows } from '../server/src/database/database.ts'
import { openSeeded } from './seeded.ts'

/* node bench/storage.ts [profiles]: bytes of the database for each profile, with indexes, and those of the largest tables. */

const profiles = Number(process.argv[2] ?? 1_000_000)
const server = await startPostgres(['fsync=off', 'max_wal_size=8GB', 'maintenance_work_mem=256MB'])
const { db } = await openSeeded({ url: server.url }, profiles)
await db.execute(sql`vacuum analyze`)
const [whole] = await rows<{ bytes: string }>(db, sql`select pg_database_size(current_database()) as bytes`)
const tables = await rows<{ name: string; rows: string; bytes: string; indexes: string }>(
  db,
  sql`select relname as name, n_live_tup as rows, pg_total_relation_size(relid) as bytes,
      pg_indexes_size(relid) as indexes
    from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 12`,
)
const line = (...cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
const perProfile = (bytes: string | undefined) => Math.round(Number(bytes) / profiles)
line('table', 'rows', 'bytes a profile', 'of these indexes')
line('---', '---', '---', '---')
line('**all**', '', perProfile(whole?.bytes), '')
for (const { name, rows, bytes, indexes } of tables) line(name, rows, perProfile(bytes), perProfile(indexes))
await db.close()
server.stop()
