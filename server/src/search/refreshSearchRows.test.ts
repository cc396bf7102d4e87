import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedPeople } from '../../test/factories/demoData.ts'
import { useService } from '../../test/harness.ts'
import { rows } from '../database/database.ts'
import { refreshSearchRows, version } from './refreshSearchRows.ts'

const service = useService()
const people = 1200

const narrowRows = async () => ({
  profiles: await rows(service.db, sql`select * from search_profiles order by profile_id`),
  preferences: await rows(service.db, sql`select * from search_preferences order by profile_id`),
})
const note = (value: string) =>
  service.db.execute(sql`insert into installation (name, value) values ('search_rows', ${value})
    on conflict (name) do update set value = excluded.value`)
/** The physical position of every row: a row that was written again has moved. */
const places = () =>
  rows<{ at: string }>(service.db, sql`select ctid::text as at from search_preferences order by profile_id`)

test('rows of an older version are rewritten, and unchanged rows are not', async () => {
  await seedPeople(service, people)
  const rowsBefore = await narrowRows()
  const placesBefore = await places()
  await refreshSearchRows(service.db)
  expect(await places()).toEqual(placesBefore)
  await service.db.execute(sql`delete from search_preferences where profile_id % 3 = 0`)
  await service.db.execute(sql`delete from search_profiles where profile_id % 5 = 0`)
  await service.db.execute(sql`update search_profiles set traits = 0`)
  await refreshSearchRows(service.db)
  expect((await narrowRows()).preferences).not.toHaveLength(people)
  await note('0:2147483647')
  await refreshSearchRows(service.db)
  expect(await narrowRows()).toEqual(rowsBefore)
})

test('an interrupted run continues after the last batch that was written', async () => {
  const ids = await rows<{ id: number }>(service.db, sql`select id from profiles order by id`)
  const last = ids[699]?.id ?? 0
  await service.db.execute(sql`delete from search_preferences`)
  await note(`${version}:${last}`)
  await refreshSearchRows(service.db)
  const written = await rows<{ id: number }>(
    service.db,
    sql`select profile_id as id from search_preferences order by profile_id`,
  )
  expect(written).toEqual(ids.slice(700))
})
