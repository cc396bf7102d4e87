import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Queryable, rows } from '../../../server/src/database/database.ts'
import { useService } from '../../../server/test/harness.ts'
import { withoutIndexes } from './withoutIndexes.ts'

const service = useService()

const indexesOf = async (db: Queryable, table: string) =>
  (
    await rows<{ name: string }>(
      db,
      sql`select indexname as name from pg_indexes where tablename = ${table} order by indexname`,
    )
  ).map(({ name }) => name)

test('indexes are removed while tables are filled, except those that are still needed, and then restored', async () => {
  const before = await indexesOf(service.db, 'memberships')
  await service.db.inTransaction(async (tx) => {
    await withoutIndexes(tx, ['memberships'], async () => {
      const remaining = await indexesOf(tx, 'memberships')
      expect(remaining).toContain('memberships_profile')
      expect(remaining).not.toContain('memberships_end')
    })
  })
  expect(await indexesOf(service.db, 'memberships')).toEqual(before)
})
