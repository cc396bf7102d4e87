import { readFileSync } from 'node:fs'
import { issueInvoice } from '@bnr/contract/invoices/endpoints'
import { sql } from 'drizzle-orm'
import { startPostgres } from '../scripts/postgres.mjs'
import { buildApp } from '../server/src/app.ts'
import { openDatabase } from '../server/src/database/database.ts'
import { migrate } from '../server/src/database/migrate.ts'
import type { Services } from '../server/src/services/services.ts'
import { logInSome, post } from './buyers.ts'
import { openSeeded } from './seeded.ts'
import { ratePerSecond } from './statistics.ts'

/*
 * node bench/constraints.ts: what the constraints and indexes of two migrations cost. Seeds demos and issues invoices, in turn with
 * and without them, on one PostgreSQL.
 */

const rounds = 3
const profiles = 5000
const clients = 8
const migrations = ['0042_foreign_keys', '0043_constraints'].map((name) =>
  readFileSync(new URL(`../server/migrations/${name}.sql`, import.meta.url), 'utf8'),
)

const server = await startPostgres(['fsync=off'])
const made = { with: [] as Services[], without: [] as Services[] }
const seconds = { with: 0, without: 0 }
for (let round = 0; round < rounds; round++)
  for (const kind of ['with', 'without'] as const) {
    const url = await freshDatabase(`${kind}_${round}`, kind === 'without')
    const start = performance.now()
    made[kind].push(await openSeeded({ url }, profiles))
    seconds[kind] += (performance.now() - start) / 1000
  }
print('seeding', (rounds * profiles) / seconds.with, (rounds * profiles) / seconds.without)

const rates = { with: 0, without: 0 }
for (let round = 0; round < rounds; round++)
  for (const kind of ['with', 'without'] as const) {
    const services = made[kind][round]
    if (services) rates[kind] += (await invoicesPerSecond(services)) / rounds
  }
print('issuing an invoice', rates.with, rates.without)
for (const { db } of [...made.with, ...made.without]) await db.close()
server.stop()

function print(name: string, rateWith: number, rateWithout: number): void {
  const cells = [name, rateWith.toFixed(0), rateWithout.toFixed(0), (rateWithout / rateWith).toFixed(2)]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}

async function freshDatabase(name: string, isBare: boolean): Promise<string> {
  const main = await openDatabase({ url: server.url })
  await main.execute(sql.raw(`create database ${name}`))
  await main.close()
  const url = new URL(server.url)
  url.pathname = `/${name}`
  const db = await openDatabase({ url: url.href })
  await migrate(db)
  if (isBare) for (const removal of removals()) await db.execute(sql.raw(removal))
  await db.close()
  return url.href
}

/** What takes away everything that the two migrations add. */
function removals(): string[] {
  const text = migrations.join('\n')
  const added = [...text.matchAll(/ALTER TABLE "(\w+)" (?:DROP.*? )?ADD CONSTRAINT "(\w+)"/g)]
  const indexes = [...text.matchAll(/IF NOT EXISTS "(\w+)" ON/g)]
  return [
    ...added.map(([, table, name]) => `alter table ${table} drop constraint ${name}`),
    ...indexes.map(([, name]) => `drop index ${name}`),
  ]
}

async function invoicesPerSecond(services: Services): Promise<number> {
  const app = await buildApp(services)
  const tokens = await logInSome(services)
  const [plan] = (await post(app, '/api/memberships/search', '', { criterias: [] })).results
  const request = { mid: plan.id, cs: true, ba: { co: 'India', st: 'Kerala' } }
  const issuing = tokens.map((token) => () => post(app, `/api${issueInvoice.path}`, token, request))
  const rate = await ratePerSecond(issuing, clients)
  await app.close()
  return rate
}
