import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { folderStore } from './folderStore.ts'

test('lists the other files when one disappears, such as the temporary file of a copy that has just ended', async () => {
  const store = folderStore(mkdtempSync(join(tmpdir(), 'bnr-backups-')))
  const names = ['files/a', 'files/b', 'files/c']
  for (const name of names) await store.put(name, Readable.from([Buffer.from(name)]))
  const listed: string[] = []
  for await (const { path } of store.list('files/')) {
    if (listed.length === 0) for (const name of names) if (name !== path) await store.remove(name)
    listed.push(path)
  }
  expect(listed).toHaveLength(1)
})
