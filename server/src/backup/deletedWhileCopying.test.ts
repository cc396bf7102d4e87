import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyPlace } from '../../test/emptyPlace.ts'
import { useService } from '../../test/harness.ts'
import { makeBackup } from './backup.ts'
import type { BackupStore } from './backupStore.ts'
import { folderStore } from './folderStore.ts'
import { restoreBackup } from './restore.ts'
import { backupKeys } from './sealing.ts'

describe.runIf(process.env.DATABASE_URL)('a file that was deleted while a backup copied the files', () => {
  const service = useService()
  const keys = backupKeys('a key of tests, long enough to be taken')

  test('does not come back', async () => {
    const store = folderStore(mkdtempSync(join(tmpdir(), 'bnr-backups-')))
    const { storage } = service
    const put: BackupStore['put'] = async (path, content) => {
      const written = await store.put(path, content)
      await storage.remove('photos/withdrawn/display.webp')
      return written
    }
    await storage.put('photos/withdrawn/display.webp', Buffer.from('a face'))
    await makeBackup({ ...service, keys, store: { ...store, put }, keepDays: 30 })
    await emptyPlace(service, async ({ files, needs }) => {
      const { files: count } = await restoreBackup({ ...needs, keys, store }, new Date())
      expect([count, [...files.files.keys()]]).toEqual([0, []])
    })
  })
})
