import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isNotNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import type { Places } from '../files/places.ts'
import type { Place, Storage } from '../files/storage.ts'
import { storedFiles } from '../files/tables.ts'
import type { Clock } from '../platform/clock.ts'
import { purgeAgain } from '../privacy/purgeAgain.ts'
import { type Backup, backupsIn, parts } from './backupFolder.ts'
import type { BackupStore } from './backupStore.ts'
import { addressOf } from './dumpDatabase.ts'
import { inParallel } from './inParallel.ts'
import { postgresTool, startTool } from './postgresTools.ts'
import type { BackupKeys } from './sealing.ts'
import { countRows, hasTables } from './tableRows.ts'
import { contentOf, filesOf, purgedIn, verifyBackup } from './verify.ts'

export type RestoreNeeds = {
  db: Database
  places: Places
  storage: Storage
  clock: Clock
  log: Pick<Logger, 'warn' | 'error'>
  keys: BackupKeys
  store: BackupStore
}
export type Restored = { backup: Backup; files: number; purged: number }

/** Restores the newest backup whose database is from `until` or before, into an empty database and empty files. */
export async function restoreBackup(needs: RestoreNeeds, until: Date): Promise<Restored> {
  const { db, store, keys } = needs
  const backups = await backupsIn(store)
  const backup = backups.findLast(({ manifest }) => Date.parse(manifest.moment) <= until.getTime())
  if (!backup) throw new Error(`${store.address} has no backup from ${until.toISOString()} or before`)
  await refuseLiving(needs)
  await verifyBackup(store, backup, keys)
  await restoreDatabase(needs, backup)
  const purged = await finishRestore(needs, backups.at(-1))
  const files = await restoreFiles(needs, backup)
  await db.update(storedFiles).set({ place: needs.places.target })
  return { backup, files, purged }
}

/** A restore never overwrites anything. */
async function refuseLiving(needs: RestoreNeeds): Promise<void> {
  if (await needs.db.inSession(hasTables)) throw refused('The database of DATABASE_URL already has tables')
  await refuseFiles(needs)
}

const refused = (what: string) =>
  new Error(`${what}. A restore needs an empty database and empty files, and overwrites nothing`)

export async function refuseFiles({ places }: RestoreNeeds): Promise<void> {
  for (const place of [places.folder, places.s3])
    if (place) for await (const key of place.list()) throw refused(`There are already files, such as ${key}`)
}

async function restoreDatabase({ db, store, keys }: RestoreNeeds, { name, manifest }: Backup): Promise<void> {
  const major = Number.parseInt(manifest.versions.pgDump, 10)
  const args = ['--no-owner', '--no-privileges', '--single-transaction', '--dbname=']
  const { child, ended } = startTool(postgresTool('pg_restore', major), args, addressOf(db))
  const fed = pipeline(Readable.from(contentOf(store, `${name}/${parts.database}`, keys)), child.stdin)
  fed.catch(() => child.kill())
  await ended
  await fed
  await db.inSession(async (session) => {
    await session.query('analyze')
    requireRows(manifest.rows, await countRows(session))
  })
}

function requireRows(expected: Record<string, number>, found: Record<string, number>): void {
  const wrong = Object.entries(expected).filter(([table, count]) => found[table] !== count)
  if (wrong.length === 0) return
  const list = wrong.map(([table, count]) => `${table} has ${found[table] ?? 'none'} instead of ${count}`)
  throw new Error(`The restored database has other numbers of rows than the backup: ${list.join(', ')}`)
}

/** Migrates, and purges the profiles that were purged since, as the newest backup lists them. Returns their number. */
export async function finishRestore(
  { db, storage, clock, log, keys, store }: RestoreNeeds,
  newest: Backup | undefined,
): Promise<number> {
  await migrate(db, log)
  return await purgeAgain({ db, clock, storage }, newest ? await purgedIn(store, newest, keys) : new Set())
}

export function targetOf({ places }: RestoreNeeds): Place {
  const target = places[places.target]
  if (!target) throw new Error(`There is no ${places.target}`)
  return target
}

/** Restores the files except those of purged profiles, and those that were deleted while the backup copied files. */
async function restoreFiles(needs: RestoreNeeds, backup: Backup): Promise<number> {
  const { db, keys, store } = needs
  const target = targetOf(needs)
  const rows = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(isNotNull(storedFiles.deletedAt))
  const deleted = new Set(rows.map(({ key }) => key))
  let files = 0
  await inParallel(filesOf(store, backup.name, keys), async ({ key, path }) => {
    if (deleted.has(key)) return
    await target.write(key, Readable.from(contentOf(store, path, keys), { objectMode: false }))
    files++
  })
  return files
}
