import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { plannedRows } from './planned.ts'

const service = useService()
const read = (least: number) =>
  plannedRows<{ amount: unknown }>(service.db, 'amounts')`
    select amount from planned_amounts where amount::int >= ${least}::int order by 1`

test('a planned statement takes other values, and survives a migration of what it reads', async () => {
  await service.db.execute(sql`create table planned_amounts (amount int not null)`)
  await service.db.execute(sql`insert into planned_amounts values (1), (5)`)
  expect(await read(1)).toEqual([{ amount: 1 }, { amount: 5 }])
  expect(await read(2)).toEqual([{ amount: 5 }])
  await service.db.execute(sql`alter table planned_amounts alter amount type text`)
  expect(await read(2)).toEqual([{ amount: '5' }])
  const inTransaction = await service.db.inTransaction(
    (tx) => plannedRows<{ amount: string }>(tx, 'amounts')`select max(amount) as amount from planned_amounts`,
  )
  expect(inTransaction).toEqual([{ amount: '5' }])
})

test('PostgreSQL keeps the statements that have a name, and plans all others each time', async () => {
  await plannedRows(service.db, 'one')`select 1 as one`
  await service.db.execute(sql`select 2 as two`)
  const texts = await service.db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements`,
  )
  const kept = texts.rows.map(({ statement }) => statement)
  expect(kept).not.toContain('select 2 as two')
  if (process.env.DATABASE_URL && !process.env.DATABASE_DIRECT_URL) expect(kept).toContain('select 1 as one')
})
