import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../src/database/database.ts'
import { s3Storage } from '../src/files/s3/s3Storage.ts'
import { folderStorage } from '../src/files/storage.ts'
import { placedStorage } from '../src/files/storedFiles.ts'
import { storedFiles } from '../src/files/tables.ts'
import { systemClock } from '../src/platform/clock.ts'
import { fillDataDir } from './databases/embedded.ts'
import { useS3 } from './s3/useS3.ts'

const folder = mkdtempSync(join(tmpdir(), 'bnr-move-'))
const files = join(folder, 'files')
const server = useS3()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = fileURLToPath(new URL('../../scripts/moveFiles.mjs', import.meta.url))
const keys = Array.from({ length: 60 }, (_, index) => `photos/${index}/display.webp`)
const contentOf = (key: string) => Buffer.alloc(50_000, key)

async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ folder: join(folder, 'database') })
  return await work(db).finally(() => db.close())
}

function start(...args: string[]) {
  const { DATABASE_URL: _, ...rest } = process.env
  const env = { ...rest, ...server.environment, DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const child = spawn('node', [program, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  return { child, exited: once(child, 'exit'), output: () => output }
}

beforeAll(async () => {
  await fillDataDir(folder)
  await withDatabase(async (db) => {
    const places = { target: 'folder', folder: folderStorage(files) } as const
    const storage = placedStorage({ db, clock: systemClock, log: pino({ level: 'silent' }), places })
    for (const key of keys) await storage.put(key, contentOf(key))
    await places.folder.put('left/by/somebody', Buffer.from('x'))
  })
})

test('a move that is killed half-way continues when it is run again', async () => {
  const first = start('--to', 's3', '--rate', '0.5')
  await expect.poll(first.output, { timeout: 30_000 }).toMatch(/\d\d files moved/)
  first.child.kill('SIGKILL')
  await first.exited
  const moved = await withDatabase(async (db) =>
    (await db.select().from(storedFiles)).filter(({ place }) => place === 's3'),
  )
  expect(moved.length).toBeGreaterThan(0)
  expect(moved.length).toBeLessThan(60)

  const second = start('--to', 's3')
  expect(await second.exited).toEqual([0, null])
  expect(second.output()).toContain(`${60 - moved.length} files moved`)
  expect(second.output()).toContain('0 missing, 0 damaged, 0 left.')
  expect(second.output()).toContain('1 files have no row in the database, among them:\n  left/by/somebody')
  const store = s3Storage(server.settings, join(folder, 'unsent'))
  for (const key of keys) {
    expect(await store.get(key)).toEqual(contentOf(key))
    expect(await folderStorage(files).get(key)).toEqual(contentOf(key))
  }
}, 90_000)
