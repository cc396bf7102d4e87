import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { embedded } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrate.ts'
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

/** A database of this worker that test files use one after the other, and its original state. */
type Reusable = { pglite: PGlite; origin: Origin }
let idle: Reusable | undefined

/** Lends a database to a test file. Calls that the file makes after giving it back fail. */
export async function borrowEmbedded(): Promise<{ pglite: PGlite; giveBack: () => Promise<void> }> {
  const reusable = idle ?? (await make())
  idle = undefined
  const { proxy, revoke } = Proxy.revocable(reusable.pglite, { get: bound })
  const giveBack = async () => {
    revoke()
    if (!idle && (await isGoodAgain(reusable))) idle = reusable
    else if (!reusable.pglite.closed) await reusable.pglite.close()
  }
  return { pglite: proxy, giveBack }
}

async function make(): Promise<Reusable> {
  const pglite = await loadDump()
  return { pglite, origin: await originOf(pglite) }
}

async function isGoodAgain({ pglite, origin }: Reusable): Promise<boolean> {
  if (pglite.closed) return false
  await pglite.exec('rollback')
  return await emptied(pglite, origin)
}

/** Binds methods to the target, because a proxy cannot reach the private fields of PGlite. */
function bound(target: PGlite, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name)
  return typeof value === 'function' ? value.bind(target) : value
}

let parts: ReturnType<typeof readParts> | undefined

/** The parts of every database of this process; its WebAssembly is compiled only once. */
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
