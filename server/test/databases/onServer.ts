import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'drizzle-orm'
import pg from 'pg'
import { type Database, openDatabase } from '../../src/database/database.ts'
import { type ConnectionSettings, usualConnections } from '../../src/database/databaseSettings.ts'
import { migrate } from '../../src/database/migrate.ts'
import { emptied, type Origin, originOf } from './emptying.ts'

const template = 'bnr_template'
/** The server itself, when `DATABASE_URL` is a pooler: databases are created, emptied and removed there. */
const direct = process.env.DATABASE_DIRECT_URL
/** Workers are threads of one process, so its id marks all databases of this run. */
const ofThisRun = `bnr_test_${process.pid}_`

/** Creates the database that all others copy; returns a function that removes the copies. */
export async function prepareTemplate(url: string): Promise<() => Promise<void>> {
  await withClient(direct ?? url, async (server) => {
    await server.query(`drop database if exists ${template}`)
    await server.query(`create database ${template}`)
  })
  const db = await openDatabase({ url: databaseAt(direct ?? url, template) })
  await migrate(db)
  await db.close()
  return () => removeAll(url)
}

async function removeAll(url: string): Promise<void> {
  const ours = 'select datname as name from pg_database where starts_with(datname, $1)'
  const { rows } = await withClient(direct ?? url, (server) =>
    server.query<{ name: string }>(ours, [ofThisRun]),
  )
  for (const { name } of rows) await remove(url, name)
}

/** `directUrl` leads past the pooler, if there is one. */
export type Copy = { name: string; url: string; directUrl: string }

export async function makeCopy(url: string): Promise<Copy> {
  const name = `${ofThisRun}${crypto.randomUUID().replaceAll('-', '')}`
  await withClient(direct ?? url, (server) => server.query(`create database ${name} template ${template}`))
  return { name, url: databaseAt(url, name), directUrl: databaseAt(direct ?? url, name) }
}

export const openCopy = (
  { url, directUrl }: Copy,
  logger?: Logger,
  connections: ConnectionSettings = usualConnections,
): Promise<Database> =>
  openDatabase({
    url,
    connections: direct ? { ...connections, directUrl } : connections,
    ...(logger ? { logger } : {}),
  })

export const remove = (url: string, name: string) =>
  withClient(direct ?? url, (server) => server.query(`drop database if exists ${name} with (force)`))

/**
 * A database that test files of this worker use one after the other, and its original state. One connection empties it
 * each time: a new one would first read the whole catalogue.
 */
type Reusable = { copy: Copy; origin: Origin; client: pg.Client }
const idle: Reusable[] = []

export async function borrowCopy(url: string): Promise<{ copy: Copy; giveBack: () => Promise<void> }> {
  const reusable = idle.pop() ?? (await reusableFrom(await makeCopy(url)))
  const giveBack = async () => {
    if (await isGoodAgain(reusable).catch(() => false)) {
      idle.push(reusable)
      return
    }
    await reusable.client.end().catch(() => undefined)
    await remove(url, reusable.copy.name)
  }
  return { copy: reusable.copy, giveBack }
}

async function reusableFrom(copy: Copy): Promise<Reusable> {
  const client = new pg.Client({ connectionString: copy.directUrl })
  // A test may end all connections, and the end of the run removes the database.
  client.on('error', () => undefined)
  await client.connect()
  return { copy, client, origin: await originOf(emptiable(client)) }
}

/**
 * A connection that a test file left open may still have locks, so its database is not used again; one that has just been
 * closed needs a moment to end. A pooler keeps idle connections, which have none.
 */
async function isGoodAgain({ client, origin }: Reusable): Promise<boolean> {
  const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' ${direct ? `and state <> 'idle'` : ''}`
  for (let looks = 0; looks < 20; looks++) {
    if (!(await client.query(others)).rowCount) return await emptied(emptiable(client), origin)
    await pause(10)
  }
  return false
}

const emptiable = (client: pg.Client) => ({
  query: <Row>(text: string) => client.query(text) as unknown as Promise<{ rows: Row[] }>,
  exec: (text: string) => client.query(text),
})

function databaseAt(url: string, name: string): string {
  const at = new URL(url)
  at.pathname = `/${name}`
  return at.href
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
