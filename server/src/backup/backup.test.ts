import { mkdtempSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type EmptyPlace, emptyPlace } from '../../test/emptyPlace.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { picture, upload } from '../../test/photoUploads.ts'
import { useS3 } from '../../test/s3/useS3.ts'
import { whole } from '../files/s3/client.ts'
import { s3Storage } from '../files/s3/s3Storage.ts'
import { placedStorage } from '../files/storedFiles.ts'
import { storedFiles } from '../files/tables.ts'
import { media } from '../media/tables.ts'
import { daysAfter } from '../platform/clock.ts'
import { purgeDeletedProfiles } from '../privacy/purge.ts'
import { profiles } from '../profiles/tables.ts'
import { makeBackup } from './backup.ts'
import { backupNames } from './backupFolder.ts'
import type { BackupStore, Bytes } from './backupStore.ts'
import { folderStore } from './folderStore.ts'
import { restoreBackup } from './restore.ts'
import { removeOldBackups } from './retention.ts'
import { s3Store } from './s3Store.ts'
import { backupKeys } from './sealing.ts'
import { filesOf as filesOfBackup } from './verify.ts'

const temporary = (name: string) => mkdtempSync(join(tmpdir(), `bnr-${name}-`))
const stores = {
  folder: () => folderStore(temporary('backups')),
  bucket: ({ settings }: ReturnType<typeof useS3>) =>
    s3Store({ ...settings, bucket: 'bnr-backups' }, 'of/bnr', temporary('unsent')),
}
const withFewerProfiles = (manifest: Buffer) =>
  Buffer.from(manifest.toString().replace('"public.profiles": 2', '"public.profiles": 1'))
describe.runIf(process.env.DATABASE_URL).each(['folder', 'bucket'] as const)('backups in a %s', (kind) => {
  const service = useService()
  const s3 = useS3()
  let store: BackupStore
  const keys = backupKeys('a key of tests, long enough to be taken')
  const now = () => new Date()
  const backup = () => makeBackup({ ...service, keys, store, keepDays: 30 })

  let bride: Awaited<ReturnType<typeof createMember>>
  let groom: typeof bride
  beforeAll(async () => {
    store = stores[kind](s3)
    bride = await createMember(service)
    groom = await createMember(service, { gender: 'm' })
    for (const member of [bride, groom]) await upload(service, member, await picture())
    await service.workJobs()
  })

  const inEmptyPlace = (work: (place: Place) => Promise<void>) =>
    emptyPlace(service, ({ db, files, needs }) =>
      work({ db, files, restore: (until = now()) => restoreBackup({ ...needs, keys, store }, until) }),
    )
  type Place = Omit<EmptyPlace, 'needs'> & { restore: (until?: Date) => ReturnType<typeof restoreBackup> }

  const touchAll = async (at: Date) => {
    for await (const { path } of store.list('files/')) await utimes(join(store.address, path), at, at)
  }

  const filesOf = async () => {
    const found = new Map<string, Buffer | undefined>()
    for await (const key of service.places.folder.list()) found.set(key, await service.storage.get(key))
    return found
  }

  test('brings back every row and every file, once, and refuses to do so a second time', async () => {
    const { copied, manifest } = await backup()
    expect(copied).toBeGreaterThanOrEqual(8)
    expect(manifest.rows['public.profiles']).toBe(2)
    await inEmptyPlace(async ({ db, files, restore }) => {
      await restore()
      expect(await db.select().from(profiles)).toEqual(await service.db.select().from(profiles))
      expect(files.files).toEqual(await filesOf())
      await expect(restore()).rejects.toThrow('already has tables')
    })
  })

  test('refuses to restore where there are files', async () => {
    await inEmptyPlace(async ({ files, restore }) => {
      await files.put('photos/living/upload', Buffer.from('x'))
      await expect(restore()).rejects.toThrow('There are already files, such as photos/living/upload')
    })
  })

  test('copies a file once, again if it changes, and keeps a deleted one in older backups', async () => {
    await service.storage.put('reports/one.csv', Buffer.from('old'))
    const first = await backup()
    expect(first.copied).toBe(1)
    expect((await backup()).copied).toBe(0)
    await service.storage.put('reports/one.csv', Buffer.from('new'))
    expect((await backup()).copied).toBe(1)
    await service.storage.remove('reports/one.csv')
    expect((await backup()).copied).toBe(0)
    await inEmptyPlace(async ({ files, restore }) => {
      await restore(new Date(first.manifest.moment))
      expect(files.files.get('reports/one.csv')?.toString()).toBe('old')
    })
    await inEmptyPlace(async ({ files, restore }) => {
      await restore()
      expect(files.files.has('reports/one.csv')).toBe(false)
    })
  })

  test('backs up the files of a bucket, and restores them into a folder', async () => {
    const bucket = s3Storage(s3.settings, temporary('unsent'))
    const places = { target: 's3', folder: service.places.folder, s3: bucket } as const
    const storage = placedStorage({ ...service, places })
    await storage.put('reports/bucket.csv', Buffer.from('in the bucket'))
    await makeBackup({ ...service, places, storage, keys, store, keepDays: 30 })
    await inEmptyPlace(async ({ db, files, restore }) => {
      await restore()
      expect(files.files.get('reports/bucket.csv')?.toString()).toBe('in the bucket')
      expect(files.files.size).toBeGreaterThan(8)
      expect(await db.$count(storedFiles, eq(storedFiles.place, 's3'))).toBe(0)
    })
    await storage.remove('reports/bucket.csv')
  })

  test('refuses a damaged file and a changed manifest, and leaves the database empty', async () => {
    const { name } = await backup()
    const { value: stored } = await filesOfBackup(store, name, keys).next()
    const cases = [
      [stored?.path ?? '', 'another SHA-256', (content: Buffer) => content.subarray(0, -1)],
      [`${name}/database.dump`, 'another SHA-256', (content: Buffer) => content.subarray(0, -1)],
      [`${name}/manifest.json`, 'manifest', withFewerProfiles],
    ] as const
    await inEmptyPlace(async ({ restore }) => {
      for (const [path, message, damage] of cases) {
        const content = await whole((await store.get(path)) as Bytes)
        await store.put(path, Readable.from([damage(content)]))
        await expect(restore()).rejects.toThrow(message)
        await expect(restore()).rejects.toThrow(message)
        await store.put(path, Readable.from([content]))
      }
    })
  })

  test('does not bring back a profile that was purged since, nor its photos', async () => {
    const { manifest } = await backup()
    const [photo] = await service.db.select().from(media).where(eq(media.profileId, groom.id))
    await service.db
      .update(profiles)
      .set({ status: 'Deleted', deletedAt: new Date(0) })
      .where(eq(profiles.id, groom.id))
    await purgeDeletedProfiles(service)
    await backup()
    await inEmptyPlace(async ({ db, files, restore }) => {
      expect(await restore(new Date(manifest.moment))).toMatchObject({ purged: 1 })
      expect((await db.select().from(profiles)).map(({ id }) => id)).toEqual([bride.id])
      expect([...files.files.keys()].filter((key) => key.startsWith(String(photo?.folder)))).toEqual([])
      expect([...files.files.keys()].length).toBeGreaterThan(0)
    })
  })

  test('removes backups after the retention, with the files that only they contain', async () => {
    const countFiles = async () => (await Readable.from(store.list('files/')).toArray()).length
    const before = await countFiles()
    if (kind === 'folder') await touchAll(daysAfter(now(), -1))
    await backup()
    expect(await removeOldBackups({ store, keepDays: 30 }, daysAfter(now(), 40))).toBeGreaterThan(3)
    expect(await backupNames(store)).toHaveLength(1)
    // A bucket keeps files for a week longer, because a touch is a request that costs money.
    if (kind === 'folder') expect(await countFiles()).toBeLessThan(before)
    await inEmptyPlace(async ({ restore }) => {
      expect((await restore()).files).toBe((await filesOf()).size)
    })
  })

  test('refuses a second backup while one is being made', async () => {
    await service.db.inSession(async (session) => {
      await session.query('select pg_advisory_lock(7262629)')
      await expect(backup()).rejects.toThrow('Another backup is being made')
    })
  })

  test('removes what a killed backup left, and fails where there is no installation', async () => {
    const left = '2026-11-24T02-30-00.000Z'
    await store.put(`${left}/database.dump`, Readable.from([Buffer.from('half')]))
    expect(await backupNames(store)).toContain(left)
    await backup()
    expect(await backupNames(store)).not.toContain(left)
    await inEmptyPlace(({ db }) =>
      expect(makeBackup({ ...service, db, keys, store, keepDays: 30 })).rejects.toThrow('has no tables yet'),
    )
  })
})
