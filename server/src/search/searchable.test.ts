import { fieldAt, listAt } from '@bnr/contract/profiles/fields'
import { searchKeys } from '@bnr/contract/search/keys'
import { searchedFields, searchKeyOf } from '@bnr/contract/search/searchable'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { rows } from '../database/database.ts'
import { codedPaths, searchTables } from '../profiles/searchTables.ts'
import { isListName } from '../reference/lists.ts'
import { predicates } from './predicates.ts'

const service = useService()

test('every key has a condition, and every condition a key', () => {
  expect(Object.keys(predicates).sort()).toEqual(Object.keys(searchKeys).sort())
})

test('every field with a list that is searched by label has a column for its code', () => {
  const labelled = [...searchedFields].filter(
    ([key, path]) => listAt(path) && 'like' in searchKeys[key].values,
  )
  expect([...codedPaths].sort()).toEqual(labelled.map(([, path]) => path).sort())
  for (const path of codedPaths) {
    expect(searchedFields.get(searchKeyOf(path))).toBe(path)
    expect([path, isListName(listAt(fieldAt(path).path))]).toEqual([path, true])
  }
})

test.each(Object.entries(searchTables))(
  'the database has the columns of %s that are written here, and those written elsewhere',
  async (table, columns) => {
    const found = await rows<{ name: string; type: string }>(
      service.db,
      sql`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' and not attisdropped and attname not in ('prominent', 'active_on')`,
    )
    expect(Object.fromEntries(found.map(({ name, type }) => [name, type]))).toEqual(columns)
  },
)
