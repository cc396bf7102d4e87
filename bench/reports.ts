import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReportFormat } from '@bnr/contract/reports/schemas'
import { getTableColumns, sql } from 'drizzle-orm'
import { memberships } from '../server/src/memberships/tables.ts'
import { rows } from '../server/src/platform/database.ts'
import type { Services } from '../server/src/platform/services.ts'
import { folderStorage } from '../server/src/platform/storage.ts'
import { profiles } from '../server/src/profiles/tables.ts'
import { reports } from '../server/src/reports/tables.ts'
import { writeReport } from '../server/src/reports/write.ts'
import { onDatabases } from './databases.ts'

/** node bench/reports.ts [--rows 1000000]: what a report of every profile takes in time and memory, on PostgreSQL. */
const wanted = Number(process.argv[process.argv.indexOf('--rows') + 1]) || 1_000_000
const folder = join(tmpdir(), 'bnr-bench-reports')

await onDatabases(
  async (services) => {
    await multiply(services, wanted)
    const measured = { ...services, storage: folderStorage(folder) }
    await measure(measured, 'PAID', 'csv')
    for (const format of ['csv', 'xlsx'] as const) await measure(measured, 'PROFILE', format)
    await rm(folder, { recursive: true, force: true })
  },
  { embedded: '', postgres: '5000' },
)

/** Profiles once more under other ids, until there are so many; with what they hold. */
async function multiply({ db }: Services, count: number): Promise<void> {
  const before = await db.$count(profiles)
  const first = 100_000_000
  const others = (table: Record<string, { name: string }>, own: readonly string[]) =>
    sql.join(
      Object.values(table)
        .filter(({ name }) => !own.includes(name))
        .map(({ name }) => sql.raw(`b."${name}"`)),
      sql`, `,
    )
  const named = (columns: ReturnType<typeof others>) => columns
  const own = ['id', 'bnr_id', 'user_id', 'phone_number', 'email']
  const copied = others(getTableColumns(profiles), own)
  const held = others(getTableColumns(memberships), ['id', 'profile_id', 'invoice_id'])
  const plain = (table: Record<string, { name: string }>, left: readonly string[]) =>
    sql.raw(
      Object.values(table)
        .filter(({ name }) => !left.includes(name))
        .map(({ name }) => `"${name}"`)
        .join(', '),
    )
  await db.execute(sql`insert into users (type, user_name, name, roles)
    select 'pu', (${first} + n)::text, 'x', '{profile_user}' from generate_series(0, ${count - before - 1}) n`)
  await db.execute(sql`insert into profiles (${plain(getTableColumns(profiles), own)}, bnr_id, user_id, phone_number)
    select ${named(copied)}, u.user_name::int, u.id, (20000000000 + u.id)::text
    from users u join (select *, row_number() over (order by id) - 1 as place from profiles) b
      on b.place = (u.user_name::int - ${first}) % ${before}
    where length(u.user_name) = 9`)
  await db.execute(sql`insert into memberships (${plain(getTableColumns(memberships), ['id', 'profile_id', 'invoice_id'])}, profile_id)
    select ${named(held)}, p.id
    from profiles p join (select id, row_number() over (order by id) - 1 as place from profiles where bnr_id < ${first}) o
        on o.place = (p.bnr_id - ${first}) % ${before}
      join memberships b on b.profile_id = o.id
    where p.bnr_id >= ${first}`)
  await db.execute(sql`analyze`)
}

async function measure(services: Services, type: 'PAID' | 'PROFILE', format: ReportFormat): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const [asked] = await db
    .insert(reports)
    .values({
      ...{ type, format, filters: { contacts: true }, staffId: 1, state: 'Waiting' },
      ...{ createdAt: now, changedAt: now },
    })
    .returning()
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  const start = performance.now()
  await writeReport(services, asked?.id ?? 0)
  clearInterval(timer)
  const seconds = (performance.now() - start) / 1000
  const [done] = await rows<{ state: string; rows: number; size: number }>(
    db,
    sql`select state, rows, size::float8 as size from reports where id = ${asked?.id}`,
  )
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
  process.stdout.write(
    `${type} ${format}: ${done?.state}, ${done?.rows} rows, ${megabytes(done?.size ?? 0)} MB in ${seconds.toFixed(1)} s; ${megabytes(most - before)} MB more memory than ${megabytes(before)} before\n`,
  )
}
