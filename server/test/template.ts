import type { Logger } from 'drizzle-orm'
import { type Database, embedded } from '../src/database/database.ts'
import type { ConnectionSettings } from '../src/database/databaseSettings.ts'
import { borrowEmbedded, loadDump, prepareDump } from './databases/embedded.ts'
import {
  borrowCopy,
  makeCopy,
  openCopy,
  prepareTemplate as prepareOnServer,
  remove,
} from './databases/onServer.ts'

/** Prepares the migrated database that each test file starts from; returns a function that removes it. */
export async function prepareTemplate(url: string | undefined): Promise<(() => Promise<void>) | undefined> {
  if (url) return await prepareOnServer(url)
  await prepareDump()
  return undefined
}

/** Opens a fresh database for one test file. */
export async function openFromTemplate(logger?: Logger): Promise<Database> {
  const server = process.env.DATABASE_URL
  if (!server) return await embedded(await loadDump(), logger)
  const copy = await makeCopy(server)
  return await closedBy(openCopy(copy, logger), (db) => db.close().then(() => remove(server, copy.name)))
}

/** Opens a database that is emptied for the next file on close: creating one takes ten times as long. */
export async function borrowFromTemplate(logger: Logger, connections: ConnectionSettings): Promise<Database> {
  const server = process.env.DATABASE_URL
  if (!server) {
    const { pglite, giveBack } = await borrowEmbedded()
    return await closedBy(embedded(pglite, logger), giveBack)
  }
  const { copy, giveBack } = await borrowCopy(server)
  return await closedBy(openCopy(copy, logger, connections), (db) => db.close().then(giveBack))
}

async function closedBy(
  opening: Promise<Database>,
  closing: (db: Database) => Promise<unknown>,
): Promise<Database> {
  const db = await opening
  const close = () => closing(db)
  return new Proxy(db, { get: (target, key) => (key === 'close' ? close : Reflect.get(target, key)) })
}
