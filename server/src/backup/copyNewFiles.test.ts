import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { emptyPlace } from '../../test/emptyPlace.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { picture, upload } from '../../test/photoUploads.ts'
import { readConfig } from '../config.ts'
import { examineAll } from '../doctor/examine.ts'
import { storedFiles } from '../files/tables.ts'
import { purgeDeletedProfiles } from '../privacy/purge.ts'
import { profiles } from '../profiles/tables.ts'
import { makeBackup } from './backup.ts'
import { backupName } from './backupFolder.ts'
import { backupMetrics } from './backupMetrics.ts'
import type { BackupStore } from './backupStore.ts'
import { copyNewFilesJob, copyWaiting } from './copyNewFiles.ts'
import { folderStore } from './folderStore.ts'
import { restoreBackup } from './restore.ts'
import { restoreNamedFiles } from './restoreFiles.ts'
import { backupKeys } from './sealing.ts'

const service = useService()
const secret = 'a key of tests, long enough to be taken'
const keys = backupKeys(secret)
const temporary = () => mkdtempSync(join(tmpdir(), 'bnr-backups-'))
const countIn = async (store: BackupStore) => (await Readable.from(store.list('files/')).toArray()).length

test('a new file is copied once, a changed one again, and a deleted one not at all', async () => {
  const store = folderStore(temporary())
  const copied = async () => {
    await copyWaiting({ ...service, keys, store })
    return await countIn(store)
  }
  const { storage } = service
  const before = await copied()
  await storage.put('reports/one.csv', Buffer.from('old'))
  expect(await copied()).toBe(before + 1)
  expect(await copied()).toBe(before + 1)
  await storage.put('reports/one.csv', Buffer.from('new'))
  await storage.put('reports/two.csv', Buffer.from('soon deleted'))
  await storage.remove('reports/two.csv')
  expect(await copied()).toBe(before + 2)
})

test('a file that is missing does not hold up the others', async () => {
  const store = folderStore(temporary())
  await service.storage.put('reports/lost.csv', Buffer.from('lost'))
  await service.places.folder.remove('reports/lost.csv')
  await service.storage.put('reports/kept.csv', Buffer.from('kept'))
  await copyWaiting({ ...service, keys, store })
  expect(await countIn(store)).toBe(1)
  await service.storage.remove('reports/lost.csv')
})

test('the job copies to BACKUP_TO, and looks six times a minute', async () => {
  const folder = temporary()
  const config = readConfig({ BACKUP_TO: folder, BACKUP_KEY: secret })
  await service.storage.put('reports/three.csv', Buffer.from('three'))
  const queued: unknown[] = []
  const enqueue = async (_tx: unknown, ...job: unknown[]) => void queued.push(job)
  const run = (payload: object) => {
    const services = { ...service, config, jobs: { ...service.jobs, enqueue } }
    return copyNewFilesJob.handle(services, payload, new AbortController().signal)
  }
  await run({})
  expect(await countIn(folderStore(folder))).toBe(1)
  await run({ look: 5 })
  await run({ look: 6 })
  expect(queued).toEqual([
    ['copyNewFiles', { look: 2 }, 10],
    ['copyNewFiles', { look: 6 }, 10],
  ])
})

test('BACKUP_TO needs its key, and in S3 an account', () => {
  expect(() => readConfig({ BACKUP_TO: '/backup' })).toThrow('BACKUP_TO needs BACKUP_KEY')
  const inBucket = { BACKUP_TO: 's3://backups/bnr', BACKUP_KEY: secret }
  expect(() => readConfig(inBucket)).toThrow('BACKUP_S3_* settings')
  expect(() => readConfig({ ...inBucket, BACKUP_S3_REGION: 'a' })).toThrow('are needed together')
})

test('the doctor and the metrics show how old the backups and copies are', async () => {
  const folder = temporary()
  const store = folderStore(folder)
  const examined = async () => {
    const config = readConfig({ BACKUP_TO: folder, BACKUP_KEY: secret, DATA_DIR: '.' })
    const found = await examineAll({ ...service, config })
    return found.flatMap(({ name, level }) => (name === 'Backups' ? [level] : []))
  }
  const metrics = async () => {
    const register = new Registry()
    backupMetrics(register, { ...service, config: readConfig({ BACKUP_TO: folder, BACKUP_KEY: secret }) })
    return await register.metrics()
  }
  expect(await examined()).toEqual(['wrong'])
  expect(await metrics()).toContain('backup_age_seconds +Inf')
  const put = (hoursAgo: number) => {
    const name = backupName(new Date(Date.now() - hoursAgo * 3_600_000))
    return store.put(`${name}/manifest.json`, Readable.from([Buffer.from('{}')]))
  }
  await put(30)
  expect(await examined()).toEqual(['wrong'])
  await put(2)
  await store.put(`${backupName(new Date())}/database.dump`, Readable.from([Buffer.from('incomplete')]))
  expect(await examined()).toEqual(['fine'])
  const text = await metrics()
  expect(Number(/^backup_age_seconds ([\d.]+)$/m.exec(text)?.[1])).toBeCloseTo(7200, -2)
  expect(text).toMatch(/^backup_files_waiting_seconds \d/m)
  expect(text).toMatch(/^wal_archive_age_seconds Nan$/m)
})

test.runIf(process.env.DATABASE_URL)(
  'a database that was restored to a moment gets its files, and purges are repeated',
  async () => {
    const [copies, elsewhere] = [folderStore(temporary()), folderStore(temporary())]
    const [bride, groom] = [await createMember(service), await createMember(service, { gender: 'm' })]
    for (const member of [bride, groom]) await upload(service, member, await picture())
    await service.workJobs()
    await service.db.update(storedFiles).set({ backupSha256: null })
    await copyWaiting({ ...service, keys, store: copies })
    await service.storage.put('reports/late.csv', Buffer.from('not copied in time'))
    // Like a database that pgBackRest has restored: it has all rows, and the store has none of their files.
    await makeBackup({ ...service, keys, store: elsewhere, keepDays: 30 })
    await service.storage.remove('reports/late.csv')
    await service.db
      .update(profiles)
      .set({ status: 'Deleted', deletedAt: new Date(0) })
      .where(eq(profiles.id, groom.id))
    await purgeDeletedProfiles(service)
    await makeBackup({ ...service, keys, store: copies, keepDays: 30 })
    await emptyPlace(service, async ({ db, files, needs }) => {
      const restoreFiles = () => restoreNamedFiles({ ...needs, keys, store: copies })
      await expect(restoreFiles()).rejects.toThrow('is empty. Restore it first')
      await restoreBackup({ ...needs, keys, store: elsewhere }, new Date())
      await expect(restoreFiles()).rejects.toThrow('There are already files')
      const whole = new Map(files.files)
      files.files.clear()
      const restored = await restoreFiles()
      expect(restored).toMatchObject({ purged: 1, missing: ['reports/late.csv'] })
      expect((await db.select().from(profiles)).map(({ id }) => id)).toContain(bride.id)
      expect((await db.select().from(profiles)).map(({ id }) => id)).not.toContain(groom.id)
      expect(restored.files).toBe(files.files.size)
      for (const [key, content] of files.files) expect(content).toEqual(whole.get(key))
    })
  },
)
