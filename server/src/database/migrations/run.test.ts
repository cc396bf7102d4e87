import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEmpty } from '../../../test/databases/embedded.ts'
import { makeCopy, remove } from '../../../test/databases/onServer.ts'
import { openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'
import type { Connection } from './connection.ts'
import { type Migration, runMigrations } from './run.ts'

const server = process.env.DATABASE_URL
const marker = '-- one statement at a time\n'

let open: () => Promise<Connection>
let connection: Connection
let close: (() => Promise<unknown>)[] = []
let url: string

beforeEach(async () => {
  if (server) {
    const copy = await makeCopy(server)
    url = copy.directUrl
    open = async () => {
      const client = new pg.Client({ connectionString: copy.directUrl })
      await client.connect()
      close.unshift(() => client.end())
      return client as unknown as Connection
    }
    close = [() => remove(server, copy.name)]
  } else {
    const pglite = await createEmpty()
    open = async () => pglite
    close = [() => pglite.close()]
  }
  connection = await open()
})
afterEach(async () => {
  for (const one of close) await one()
})

/** Migrations that are newer than all others. */
const migrationsOf = (...texts: string[][]): Migration[] =>
  texts.map((sql, at) => ({ sql, hash: `test ${at}`, folderMillis: 9_000_000_000_000 + at }))

const count = async (query: string) => {
  const { rows } = await connection.query<{ n: number }>(`select count(*)::int as n ${query}`)
  return rows[0]?.n
}
const made = `create table made (id int primary key, parent int, amount int)`
const index = `${marker}create index concurrently if not exists made_parent on made (parent)`

test('a migration that fails in its transaction leaves nothing, and those before it stay', async () => {
  const [first, broken] = migrationsOf([made], ['insert into made values (1)', 'select broken'])
  if (!first || !broken) throw new Error('no migrations')
  await expect(runMigrations(connection, [first, broken])).rejects.toThrow('broken')
  expect(await count('from made')).toBe(0)
  await runMigrations(connection, [first, { ...broken, sql: ['insert into made values (1)'] }])
  expect(await count('from made')).toBe(1)
})

test('a migration outside a transaction that was interrupted runs again from its first statement', async () => {
  const add =
    'alter table made drop constraint if exists made_amount, add constraint made_amount check (amount > 0) not valid'
  const validate = 'alter table made validate constraint made_amount'
  const [first, interrupted] = migrationsOf([made], [index, add, 'select broken'])
  if (!first || !interrupted) throw new Error('no migrations')
  await expect(runMigrations(connection, [first, interrupted])).rejects.toThrow('broken')
  // This is what an interrupted build leaves.
  await connection.query(`update pg_index set indisvalid = false where indexrelid = 'made_parent'::regclass`)
  await runMigrations(connection, [first, { ...interrupted, sql: [index, add, validate] }])
  expect(await count(`from pg_index where indexrelid = 'made_parent'::regclass and indisvalid`)).toBe(1)
  expect(await count(`from pg_constraint where conname = 'made_amount' and convalidated`)).toBe(1)
})

describe('rows from before a constraint that break it', () => {
  const prepare = [made, 'insert into made values (1, 77, 5), (2, null, -5)']

  test('stay and can be updated where a check refuses every other such row', async () => {
    const warnings: unknown[] = []
    const log = { warn: (fields: unknown) => void warnings.push(fields) }
    const add = `${marker}alter table made add constraint made_amount check (amount > 0) not valid`
    const migrations = migrationsOf(prepare, [add, 'alter table made validate constraint made_amount'])
    await runMigrations(connection, migrations, log as never)
    expect(warnings).toEqual([{ table: 'made', constraint: 'made_amount', keys: ['2'] }])
    await connection.query('update made set parent = 3 where id = 2')
    await expect(connection.query('update made set amount = -1 where id = 1')).rejects.toThrow('made_amount')
    await expect(connection.query('insert into made values (3, null, -1)')).rejects.toThrow('made_amount')
  })

  test('stay and can be updated where a foreign key refuses every other such row', async () => {
    const warnings: unknown[] = []
    const log = { warn: (fields: unknown) => void warnings.push(fields) }
    const add = `${marker}alter table made add constraint made_parent_fk foreign key (parent) references made not valid`
    const migrations = migrationsOf(prepare, [add, 'alter table made validate constraint made_parent_fk'])
    await runMigrations(connection, migrations, log as never)
    expect(warnings).toEqual([{ table: 'made', constraint: 'made_parent_fk' }])
    await connection.query('update made set amount = 6 where id = 1')
    await expect(connection.query('update made set parent = 78 where id = 1')).rejects.toThrow(
      'made_parent_fk',
    )
  })
})

describe.runIf(server)('with several sessions', () => {
  test('a migration gives way while another transaction has the table, and nobody queues behind it', async () => {
    const [first, second] = migrationsOf([made], ['alter table made add column more int'])
    if (!first || !second) throw new Error('no migrations')
    await runMigrations(connection, [first])
    const other = await open()
    await other.query('begin')
    await other.query('lock table made in access share mode')
    const running = runMigrations(connection, [first, second])
    const third = await open()
    await third.query('select pg_sleep(1.2)')
    await third.query('insert into made values (9)')
    await other.query('commit')
    await running
    expect(
      await count(`from information_schema.columns where table_name = 'made' and column_name = 'more'`),
    ).toBe(1)
  })

  test('processes that start at once migrate once', async () => {
    await connection.query('drop schema public cascade')
    await connection.query('drop schema drizzle cascade')
    await connection.query('create schema public')
    const processes = await Promise.all([1, 2, 3].map(() => openDatabase({ url })))
    await Promise.all(processes.map((db) => migrate(db)))
    await Promise.all(processes.map((db) => db.close()))
    expect(
      await count(
        'from (select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1) twice',
      ),
    ).toBe(0)
    expect(await count('from pg_index where not indisvalid')).toBe(0)
  })
})
