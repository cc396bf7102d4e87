import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { embedded } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrate.ts'
import { emptied, type Origin, originOf } from './emptying.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
const cache = fileURLToPath(new URL('../../../node_modules/.cache/bnr', import.meta.url))

export async function prepareDump(): Promise<void> {
  const file = migratedFile()
  if (existsSync(file)) return
  const pglite = await createEmpty()
  await migrate(await embedded(pglite))
  await writeDump(pglite, file)
  await pglite.close()
}

export const loadDump = (): Promise<PGlite> => createFrom(migratedFile())

/** A database before its first migration. A new one takes two seconds, so its dump is cached. */
export async function createEmpty(): Promise<PGlite> {
  if (existsSync(emptyFile)) return await createFrom(emptyFile)
  const pglite = await PGlite.create(await program())
  await writeDump(pglite, emptyFile)
  return pglite
}

/** Puts the migrated database where a program with this `DATA_DIR` finds it. */
export async function fillDataDir(folder: string): Promise<void> {
  await prepareDump()
  const database = join(folder, 'database')
  mkdirSync(database, { recursive: true })
  execFileSync('tar', ['-xf', migratedFile(), '-C', database], { stdio: 'ignore' })
}

async function writeDump(pglite: PGlite, file: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const dump = await pglite.dumpDataDir('none')
  const written = `${file}.${randomUUID()}`
  writeFileSync(written, Buffer.from(await dump.arrayBuffer()))
  renameSync(written, file)
}

const dumps = new Map<string, Blob>()

async function createFrom(file: string): Promise<PGlite> {
  const loadDataDir = dumps.get(file) ?? new Blob([readFileSync(file)])
  dumps.set(file, loadDataDir)
  return await PGlite.create({ ...(await program()), loadDataDir })
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

let parts: ReturnType<typeof readProgram> | undefined

/** The program of every database of this process; its WebAssembly is compiled only once. */
function program(): ReturnType<typeof readProgram> {
  parts ??= readProgram()
  return parts
}

async function readProgram() {
  return {
    pgliteWasmModule: await WebAssembly.compile(partOf('pglite.wasm')),
    initdbWasmModule: await WebAssembly.compile(partOf('initdb.wasm')),
    fsBundle: new Blob([partOf('pglite.data')]),
  }
}

const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const partOf = (name: string) => readFileSync(join(dirname(pglite), name))

const emptyFile = join(
  cache,
  `empty-${createHash('sha256').update(partOf('initdb.wasm')).digest('hex').slice(0, 16)}.tar`,
)

function migratedFile(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrations).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(migrations, file)))
  }
  return join(cache, `migrated-${hash.digest('hex').slice(0, 16)}.tar`)
}
