import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { users } from '../accounts/tables.ts'
import { withAudit } from './auditContext.ts'
import { embedded, openDatabase } from './database.ts'
import { logSlow, shapeOf, watched } from './statementLog.ts'

const service = useService()

/** Logs every statement as slow. */
function everyStatement(now = () => 0) {
  const lines: { statement: string; leftOut?: number; call?: string }[] = []
  const log = { warn: (line: (typeof lines)[number]) => void lines.push(line) }
  return { lines, log: logSlow(log as Parameters<typeof logSlow>[0], 0.000_001, now) }
}

test('a slow statement is logged by its shape, inside and outside a transaction, without any value', async () => {
  const { lines, log } = everyStatement(() => Date.now() + lines.length * 60_000)
  const { client } = service.db
  const server = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  const db =
    'pglite' in client ? await embedded(client.pglite, log) : await openDatabase({ url: server, logger: log })
  const find = (on: Parameters<Parameters<typeof db.inTransaction>[0]>[0] | typeof db) =>
    on.execute(sql`select ${'Anita'} as name, '9876543210' as number, 42 as age`)
  await find(db)
  await db.inTransaction(find)
  await expect(db.execute(sql`select ${'anita@example.org'}::int`)).rejects.toThrow()
  if (server) await db.close()
  const found = lines.map(({ statement }) => statement).filter((one) => one.startsWith('select $?'))
  expect(found).toEqual([
    'select $? as name, ? as number, ? as age',
    'select $? as name, ? as number, ? as age',
    'select $?::int',
  ])
  expect(JSON.stringify(lines)).not.toMatch(/Anita|9876543210|anita@|42/)
})

test('a list of values has the same shape at any length', () => {
  const shape = (...ids: number[]) =>
    shapeOf(service.db.select({ id: users.id }).from(users).where(sql`id in ${ids}`).toSQL().sql)
  expect(shape(1, 2)).toBe(shape(1, 2, 3, 4))
})

test('a slow database fills ten lines a minute, and the next minute says how many it left out', async () => {
  let now = 0
  const { lines, log } = everyStatement(() => now)
  for (let at = 0; at < 25; at++) log.took?.('select 1', 700)
  expect(lines).toHaveLength(10)
  now = 60_000
  log.took?.('select 2', 700)
  expect(lines).toHaveLength(11)
  expect(lines[10]).toMatchObject({ leftOut: 15, milliseconds: 700 })
})

test('the line names the call of staff by its pattern', () => {
  const { lines, log } = everyStatement()
  withAudit({ path: '/profiles/:id', written: [] }, () => log.took?.('select 1', 700))
  expect(lines[0]?.call).toBe('/profiles/:id')
})

test('nothing is watched when the threshold is 0', () => {
  const client = { query: async () => undefined }
  expect(watched(client, logSlow({ warn: () => undefined }, 0))).toBe(client)
})
