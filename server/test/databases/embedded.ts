import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { embedded } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { emptied, type Origin, originOf } from './emptying.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
const cache = fileURLToPath(new URL('../../../node_modules/.cache/bnr', import.meta.url))

export async function prepareDump(): Promise<void> {
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

export async function loadDump(): Promise<PGlite> {
  parts ??= readParts()
  return await PGlite.create(await parts)
}

/** A database of this worker that a test file is done with, and how it was when it was made. */
type Kept = { pglite: PGlite; origin: Origin }
let idle: Kept | undefined

/** Lent to a file; taken back, it refuses whatever the file may still try. */
export async function borrowEmbedded(): Promise<{ pglite: PGlite; giveBack: () => Promise<void> }> {
  const kept = idle ?? (await make())
  idle = undefined
  const { proxy, revoke } = Proxy.revocable(kept.pglite, { get: bound })
  const giveBack = async () => {
    revoke()
    if (await isGoodAgain(kept)) idle = kept
    else if (!kept.pglite.closed) await kept.pglite.close()
  }
  return { pglite: proxy, giveBack }
}

async function make(): Promise<Kept> {
  const pglite = await loadDump()
  return { pglite, origin: await originOf(pglite) }
}

async function isGoodAgain({ pglite, origin }: Kept): Promise<boolean> {
  if (pglite.closed) return false
  await pglite.exec('rollback')
  return await emptied(pglite, origin)
}

/** PGlite has private fields, which are not those of a proxy. */
function bound(target: PGlite, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name)
  return typeof value === 'function' ? value.bind(target) : value
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
