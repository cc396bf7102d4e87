import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage.ts'
import { useS3 } from '../../test/s3/useS3.ts'
import { s3Storage } from './s3/s3Storage.ts'
import { folderStorage, type Place } from './storage.ts'

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'bnr-files-'))
const s3 = useS3()

const kinds: Record<string, () => Place> = {
  'a folder': () => folderStorage(temporaryFolder()),
  'an S3 store': () => s3Storage(s3.settings, temporaryFolder()),
  memory: memoryStorage,
}

async function textOf(content: Promise<Readable | undefined>): Promise<string | undefined> {
  const parts: Buffer[] | undefined = await (await content)?.toArray()
  return parts && Buffer.concat(parts).toString()
}

async function keysOf(place: Place): Promise<string[]> {
  const keys: string[] = []
  for await (const key of place.list()) keys.push(key)
  return keys.sort()
}

const broken = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('broke off')
    })(),
  )

describe.each(Object.entries(kinds))('storage in %s', (_name, open) => {
  test('puts, gets, replaces and removes a file', async () => {
    const storage = open()
    await storage.put('a/b.webp', Buffer.from('x'))
    expect((await storage.get('a/b.webp'))?.toString()).toBe('x')
    await storage.put('a/b.webp', Buffer.from('another'))
    expect((await storage.get('a/b.webp'))?.toString()).toBe('another')
    expect(await storage.get('a/none.webp')).toBeUndefined()
    await storage.remove('a/b.webp')
    await storage.remove('a/b.webp')
    expect(await storage.get('a/b.webp')).toBeUndefined()
  })

  test('stores an empty file', async () => {
    const storage = open()
    await storage.put('empty', Buffer.alloc(0))
    expect(await storage.get('empty')).toEqual(Buffer.alloc(0))
  })

  test('streams large files and returns their length', async () => {
    const storage = open()
    const part = Buffer.alloc(1_000_000, 'a part ')
    expect(await storage.write('c/d.zip', Readable.from([part, part, Buffer.from('end')]))).toBe(2_000_003)
    expect(await textOf(storage.read('c/d.zip'))).toBe(`${part}${part}end`)
    expect(await storage.read('c/none.zip')).toBeUndefined()
  })

  test('stores nothing of a write that failed', async () => {
    const storage = open()
    await expect(storage.write('e/f.zip', broken())).rejects.toThrow('broke off')
    expect(await storage.read('e/f.zip')).toBeUndefined()
  })

  test('lists the keys of all files', async () => {
    const storage = open()
    const before = await keysOf(storage)
    for (const key of ['l/one', 'l/m/two', 'l/m/three']) await storage.put(key, Buffer.from('x'))
    expect((await keysOf(storage)).filter((key) => !before.includes(key))).toEqual([
      'l/m/three',
      'l/m/two',
      'l/one',
    ])
  })
})

test.each(Object.entries(kinds).slice(0, 2))('storage in %s refuses a key outside', async (_name, open) => {
  const storage = open()
  await expect((async () => storage.get('../outside'))()).rejects.toThrow('Not a storage key')
  await expect((async () => storage.put('a b', Buffer.from('x')))()).rejects.toThrow('Not a storage key')
})

test('a failed write leaves no part of a file in a folder', async () => {
  const folder = temporaryFolder()
  const storage = folderStorage(folder)
  await storage.put('c/d.zip', Buffer.from('whole'))
  await expect(storage.write('c/e.zip', broken())).rejects.toThrow('broke off')
  expect(readdirSync(join(folder, 'c'))).toEqual(['d.zip'])
})

test('removing a file also removes its unfinished writes, and no other file', async () => {
  const folder = temporaryFolder()
  const storage = folderStorage(folder)
  for (const name of ['a.csv', 'a.csv.gz', `a.csv.${randomUUID()}`, `b.csv.${randomUUID()}`])
    await storage.put(`r/${name}`, Buffer.from('x'))
  await storage.remove('r/a.csv')
  await storage.remove('none/a.csv')
  expect(readdirSync(join(folder, 'r'))).toEqual(['a.csv.gz', expect.stringMatching(/^b\.csv\./)])
})

test('the file through which a stream goes to an S3 store has no name', async () => {
  const folder = temporaryFolder()
  const storage = s3Storage(s3.settings, folder)
  const content = Readable.from(
    (async function* () {
      yield Buffer.from('one')
      expect(readdirSync(folder)).toEqual([])
      yield Buffer.from('two')
    })(),
  )
  expect(await storage.write('g/h.csv', content)).toBe(6)
  expect(await textOf(storage.read('g/h.csv'))).toBe('onetwo')
})
