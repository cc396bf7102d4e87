import { mkdtempSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { backupName, putManifest } from './backupFolder.ts'
import { folderStore } from './folderStore.ts'
import type { Manifest } from './manifest.ts'
import { removeOldBackups } from './retention.ts'
import { backupKeys } from './sealing.ts'

const keys = backupKeys('a key of tests, long enough to be taken')
const part = { sha256: 'a'.repeat(64), bytes: 1 }

const manifestOf = (moment: Date): Manifest => ({
  format: 1,
  moment: moment.toISOString(),
  versions: { service: '1.0.0', migration: '0001', postgres: '17.0', pgDump: '17.0' },
  parts: { database: part, files: part, deletions: part },
  files: { count: 1, bytes: 1 },
  rows: {},
})

test('files remain whose times are a little before their backup, as clocks of file systems are late', async () => {
  const store = folderStore(mkdtempSync(join(tmpdir(), 'bnr-retention-')))
  const started = new Date()
  await putManifest(store, { name: backupName(started), manifest: manifestOf(started) }, keys)
  const put = async (name: string, secondsBefore: number) => {
    await store.put(`files/${name}`, Readable.from([Buffer.from(name)]))
    const at = new Date(started.getTime() - secondsBefore * 1000)
    await utimes(join(store.address, 'files', name), at, at)
  }
  await put('of the kernel', 0.007)
  await put('of a file server', 600)
  await put('of no backup', 86_400)
  await removeOldBackups({ store, keepDays: 30 }, started)
  const left = await Readable.from(store.list('files/')).toArray()
  expect(left.map(({ path }) => path).sort()).toEqual(['files/of a file server', 'files/of the kernel'])
})
