import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { memoryStorage } from '../../test/memoryStorage.ts'
import { picture, upload } from '../../test/photoUploads.ts'
import { useS3 } from '../../test/s3/useS3.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { s3Storage } from '../files/s3/s3Storage.ts'
import { placedStorage } from '../files/storedFiles.ts'
import { storedFiles } from '../files/tables.ts'
import { media } from '../media/tables.ts'
import { daysAfter } from '../platform/clock.ts'
import { purgeDeletedProfiles } from '../privacy/purge.ts'
import { profiles } from '../profiles/tables.ts'
import { makeBackup } from './backup.ts'
import { addressOf } from './dumpDatabase.ts'
import { restoreBackup } from './restore.ts'
import { removeOldBackups } from './retention.ts'
import { backupKeys } from './sealing.ts'
import { filesOf as filesOfBackup } from './verify.ts'

describe.runIf(process.env.DATABASE_URL)('backup and restore', () => {
  const service = useService()
  const store = useS3()
  const folder = mkdtempSync(join(tmpdir(), 'bnr-backups-'))
  const keys = backupKeys('a key of tests, long enough to be taken')
  const now = () => new Date()
  const backup = () => makeBackup({ ...service, keys, folder, keepDays: 30 })
  afterAll(() => rmSync(folder, { recursive: true }))

  let bride: Awaited<ReturnType<typeof createMember>>
  let groom: typeof bride
  beforeAll(async () => {
    bride = await createMember(service)
    groom = await createMember(service, { gender: 'm' })
    for (const member of [bride, groom]) await upload(service, member, await picture())
    await service.workJobs()
  })

  /** Lends an empty database and empty files. */
  async function inEmptyPlace(work: (place: Place) => Promise<void>) {
    const name = `bnr_restore_${randomUUID().replaceAll('-', '')}`
    await service.db.inSession((session) => session.query(`create database ${name}`))
    const url = new URL(addressOf(service.db))
    url.pathname = name
    const db = await openDatabase({ url: url.href })
    const files = memoryStorage()
    const parts = {
      db,
      clock: service.clock,
      log: service.log,
      places: { target: 'folder', folder: files } as const,
    }
    const restore = (until = now()) =>
      restoreBackup({ ...parts, storage: placedStorage(parts), keys, folder }, until)
    try {
      await work({ db, files, restore })
    } finally {
      await db.close()
      await service.db.inSession((session) => session.query(`drop database ${name}`))
    }
  }
  type Place = {
    db: Database
    files: ReturnType<typeof memoryStorage>
    restore: (until?: Date) => ReturnType<typeof restoreBackup>
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
    const bucket = s3Storage(store.settings, mkdtempSync(join(tmpdir(), 'bnr-unsent-')))
    const places = { target: 's3', folder: service.places.folder, s3: bucket } as const
    const storage = placedStorage({ ...service, places })
    await storage.put('reports/bucket.csv', Buffer.from('in the bucket'))
    await makeBackup({ ...service, places, storage, keys, folder, keepDays: 30 })
    await inEmptyPlace(async ({ db, files, restore }) => {
      await restore()
      expect(files.files.get('reports/bucket.csv')?.toString()).toBe('in the bucket')
      expect(files.files.size).toBeGreaterThan(8)
      expect(await db.$count(storedFiles, eq(storedFiles.place, 's3'))).toBe(0)
    })
    await storage.remove('reports/bucket.csv')
  })

  test('refuses a damaged file and a changed manifest, and leaves the database empty', async () => {
    const { folder: own } = await backup()
    const { value: stored } = await filesOfBackup(own, keys).next()
    const cases = [
      [join(folder, stored?.path ?? ''), 'another SHA-256'],
      [join(own, 'database.dump'), 'another SHA-256'],
    ] as const
    for (const [path, message] of cases) {
      const whole = readFileSync(path)
      writeFileSync(path, whole.subarray(0, -1))
      await inEmptyPlace(async ({ restore }) => {
        await expect(restore()).rejects.toThrow(message)
        await expect(restore()).rejects.toThrow(message)
      })
      writeFileSync(path, whole)
    }
    const manifest = join(own, 'manifest.json')
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(manifest, text.replace('"public.profiles": 2', '"public.profiles": 1'))
    await inEmptyPlace(({ restore }) => expect(restore()).rejects.toThrow('manifest'))
    writeFileSync(manifest, text)
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
    const countFiles = () => (readdirSync(join(folder, 'files'), { recursive: true }) as string[]).length
    const before = countFiles()
    expect(await removeOldBackups({ folder, keepDays: 30 }, daysAfter(now(), 40))).toBeGreaterThan(3)
    expect(readdirSync(folder).filter((name) => name.startsWith('20'))).toHaveLength(1)
    expect(countFiles()).toBeLessThan(before)
    await inEmptyPlace(async ({ restore }) => {
      expect((await restore()).files).toBe((await filesOf()).size)
    })
  })

  test('removes what a killed backup left, and fails where there is no installation', async () => {
    mkdirSync(join(folder, '.unfinished-2026-11-24T02-30-00.000Z'))
    await backup()
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
    await inEmptyPlace(({ db }) =>
      expect(makeBackup({ ...service, db, keys, folder, keepDays: 30 })).rejects.toThrow('has no tables yet'),
    )
  })
})
