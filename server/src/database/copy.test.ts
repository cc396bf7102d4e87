import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFromTemplate } from '../../test/template.ts'
import { addRow, copyInto, emptyText } from './copy.ts'
import { type Database, rows } from './database.ts'

let db: Database
beforeAll(async () => {
  db = await openFromTemplate()
})
afterAll(() => db.close())

const at = new Date('2026-03-01T06:30:00.123Z')
const given = [
  {
    number: -7,
    yes: true,
    text: 'tab\tline\nreturn\r \\ \\N "quoted" தமிழ்',
    nothing: null,
    at,
    words: ['one', 'with "quotes", a \\ and a comma'],
    numbers: [1, 2],
    section: { text: 'line\n\\ and "quotes"', list: [1, 'two'], none: null },
  },
  { number: 0, yes: false, text: '', nothing: null, at, words: [], numbers: null, section: {} },
]

it('copies values of each type into a table unchanged', async () => {
  const found = await db.inTransaction(async (tx) => {
    await tx.execute(sql`create temporary table given (number integer, yes boolean, text text, nothing date,
      at timestamptz, words text[], numbers smallint[], section jsonb) on commit drop`)
    const text = emptyText()
    for (const row of given) addRow(text, row)
    await copyInto(tx, 'given', text)
    return await rows(tx, sql`select * from given`)
  })
  expect(found.map((row) => ({ ...(row as object), at: new Date((row as { at: string }).at) }))).toEqual(
    given,
  )
})

it('reports a row that a table refuses, and the connection remains usable', async () => {
  const copied = db.inTransaction(async (tx) => {
    const text = emptyText()
    addRow(text, { name: 'one', value: 'x' })
    addRow(text, { name: 'one', value: 'y' })
    await copyInto(tx, 'installation', text)
  })
  await expect(copied).rejects.toThrow(/duplicate key/)
  expect(await rows(db, sql`select 1 as one`)).toEqual([{ one: 1 }])
})
