import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm'
import pg from 'pg'
import { type Database, embedded, openDatabase } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { borrow } from './embeddedReuse.ts'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
const cache = fileURLToPath(new URL('../../node_modules/.cache/bnr', import.meta.url))
const template = 'bnr_template'

/** The migrated database that each test file starts from; returns what takes it down again. */
export async function prepareTemplate(url: string | undefined): Promise<(() => Promise<void>) | undefined> {
  if (!url) return await prepareDump()
  await onServer(url, async (server) => {
    await server.query(`drop database if exists ${template}`)
    await server.query(`create database ${template}`)
  })
  const db = await openDatabase({ url: databaseAt(url, template) })
  await migrate(db)
  await db.close()
}

/** A fresh database of its own for one test file. */
export async function openFromTemplate(logger?: Logger): Promise<Database> {
  const url = process.env.DATABASE_URL
  return url ? await copyOnServer(url, logger) : await embedded(await loadDump(), logger)
}

/** The same, which goes to the next file once it is closed. */
export async function borrowFromTemplate(logger: Logger): Promise<Database> {
  if (process.env.DATABASE_URL) return await openFromTemplate(logger)
  const { pglite, giveBack } = await borrow(loadDump)
  return closedBy(await embedded(pglite, logger), giveBack)
}

async function prepareDump(): Promise<undefined> {
  if (existsSync(dumpFile())) return
  mkdirSync(cache, { recursive: true })
  const pglite = await PGlite.create()
  await migrate(await embedded(pglite))
  const dump = await pglite.dumpDataDir('none')
  const written = `${dumpFile()}.${process.pid}`
  writeFileSync(written, Buffer.from(await dump.arrayBuffer()))
  renameSync(written, dumpFile())
  await pglite.close()
}

async function loadDump(): Promise<PGlite> {
  parts ??= readParts()
  return await PGlite.create(await parts)
}

let parts: ReturnType<typeof readParts> | undefined

/** What every database of this process is made of; the program is compiled once. */
async function readParts() {
  const program = (name: string) => readFileSync(new URL(name, import.meta.resolve('@electric-sql/pglite')))
  return {
    loadDataDir: new Blob([readFileSync(dumpFile())]),
    pgliteWasmModule: await WebAssembly.compile(program('pglite.wasm')),
    initdbWasmModule: await WebAssembly.compile(program('initdb.wasm')),
    fsBundle: new Blob([program('pglite.data')]),
  }
}

function dumpFile(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrations).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(migrations, file)))
  }
  return join(cache, `migrated-${hash.digest('hex').slice(0, 16)}.tar`)
}

async function copyOnServer(url: string, logger: Logger | undefined): Promise<Database> {
  const name = `bnr_test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(url, (server) => server.query(`create database ${name} template ${template}`))
  const db = await openDatabase({ url: databaseAt(url, name), ...(logger ? { logger } : {}) })
  const close = async () => {
    await db.close()
    await onServer(url, (server) => server.query(`drop database if exists ${name} with (force)`))
  }
  return closedBy(db, close)
}

const closedBy = (db: Database, close: () => Promise<void>): Database =>
  new Proxy(db, { get: (target, key) => (key === 'close' ? close : Reflect.get(target, key)) })

function databaseAt(url: string, name: string): string {
  const at = new URL(url)
  at.pathname = `/${name}`
  return at.href
}

async function onServer(url: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: url })
  await server.connect()
  try {
    await work(server)
  } finally {
    await server.end()
  }
}
