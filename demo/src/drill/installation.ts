import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { readConfig } from '../../../server/src/config.ts'
import { openConfigured } from '../../../server/src/database/database.ts'
import { migrate } from '../../../server/src/database/migrate.ts'
import { openPlaces } from '../../../server/src/files/places.ts'
import type { Storage } from '../../../server/src/files/storage.ts'
import { placedStorage } from '../../../server/src/files/storedFiles.ts'
import { seedPlans } from '../../../server/src/plans/seed.ts'
import { systemClock } from '../../../server/src/platform/clock.ts'
import { readSecrets } from '../../../server/src/services/secrets.ts'
import { seedDemo } from '../data/seedDemo.ts'
import type { Drilled } from './writing.ts'

/** A demo with a PostgreSQL server and a data folder of its own. */
export type Installation = { environment: Record<string, string>; destroy: () => void }

/** On a server of its own, or on this one. */
export async function newInstallation(
  backupKey: string,
  given?: Pick<Awaited<ReturnType<typeof startPostgres>>, 'url' | 'stop'>,
): Promise<Installation> {
  const server = given ?? (await startPostgres(['fsync=off']))
  const folder = mkdtempSync(join(tmpdir(), 'bnr-drill-'))
  return {
    environment: { DATABASE_URL: server.url, DATA_DIR: folder, BACKUP_KEY: backupKey, LOG_LEVEL: 'error' },
    destroy: () => {
      server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

type Opened = { drilled: Drilled; fill: (profiles: number) => Promise<void> }

/** Opens the database and the files of an installation for `work`. */
export async function within<R>({ environment }: Installation, work: (opened: Opened) => Promise<R>) {
  const config = readConfig(environment)
  const db = await openConfigured(config)
  const log = pino({ level: 'silent' })
  const parts = { db, clock: systemClock, log, places: openPlaces(config) }
  const drilled = { ...parts, config, storage: placedStorage(parts), secrets: readSecrets(config) }
  const fill = async (profiles: number) => {
    await migrate(db)
    await seedPlans(db, systemClock)
    await seedDemo(drilled, { profiles, portraits: false })
  }
  try {
    return await work({ drilled, fill })
  } finally {
    await db.close()
  }
}

export async function hashOfFile(storage: Storage, key: string): Promise<string | undefined> {
  const content = await storage.get(key)
  return content && createHash('sha256').update(content).digest('hex')
}
