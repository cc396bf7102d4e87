import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { folderStorage } from './storage.ts'

test('storage reads and writes only inside its folder', async () => {
  const storage = folderStorage(mkdtempSync(join(tmpdir(), 'bnr-files-')))
  await storage.put('a/b.webp', Buffer.from('x'))
  expect((await storage.get('a/b.webp'))?.toString()).toBe('x')
  expect(await storage.get('a/none.webp')).toBeUndefined()
  expect(() => storage.get('../outside')).toThrow('Not a storage key')
  await storage.remove('a/b.webp')
  expect(await storage.get('a/b.webp')).toBeUndefined()
})

test('storage streams large files and stores nothing of a write that failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-files-'))
  const storage = folderStorage(folder)
  expect(await storage.write('c/d.zip', Readable.from([Buffer.from('one'), Buffer.from('two')]))).toBe(6)
  expect(Buffer.concat(await ((await storage.read('c/d.zip'))?.toArray() ?? [])).toString()).toBe('onetwo')
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('broke off')
    })(),
  )
  await expect(storage.write('c/e.zip', broken)).rejects.toThrow('broke off')
  expect(await storage.read('c/e.zip')).toBeUndefined()
  expect(readdirSync(join(folder, 'c'))).toEqual(['d.zip'])
})

test('removing a file also removes its unfinished writes, and no other file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-files-'))
  const storage = folderStorage(folder)
  for (const name of ['a.csv', 'a.csv.gz', `a.csv.${randomUUID()}`, `b.csv.${randomUUID()}`])
    await storage.put(`r/${name}`, Buffer.from('x'))
  await storage.remove('r/a.csv')
  await storage.remove('none/a.csv')
  expect(readdirSync(join(folder, 'r'))).toEqual(['a.csv.gz', expect.stringMatching(/^b\.csv\./)])
})
