import { SingleBar } from 'cli-progress'
import { pino } from 'pino'
import { readConfig } from '../../server/src/config.ts'
import { openConfigured } from '../../server/src/database/database.ts'
import { migrate } from '../../server/src/database/migrate.ts'
import { refuseProductionDatabase } from '../../server/src/database/modeMark.ts'
import { lockFolder } from '../../server/src/files/folderLock.ts'
import { openPlaces } from '../../server/src/files/places.ts'
import { placedStorage } from '../../server/src/files/storedFiles.ts'
import { seedPlans } from '../../server/src/plans/seed.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import type { Settings } from '../../server/src/platform/settings.ts'
import { readSecrets } from '../../server/src/services/secrets.ts'
import { countSeeded } from './data/progress.ts'
import { seedDemo } from './data/seedDemo.ts'

/**
 * Runs `npm run seed`: adds demo profiles up to a number, with a progress bar. No server may be running on the same
 * folder.
 */
export async function seed(
  profiles: number | undefined,
  environment: Record<string, string | undefined>,
): Promise<void> {
  const config = readConfig(environment)
  if (config.production) throw new Error('APP_MODE is production: demo profiles are only for a demo')
  const unlock = config.databaseUrl ? () => undefined : lockFolder(config.dataDir)
  try {
    await seedInto(config, profiles ?? config.seedProfiles)
  } finally {
    unlock()
  }
}

async function seedInto(config: Settings, profiles: number): Promise<void> {
  const db = await openConfigured(config)
  const bar = new SingleBar({
    format: '  {bar} {value}/{total} profiles  {rate} a second  {eta_formatted}',
    barsize: 30,
  })
  try {
    await migrate(db)
    await refuseProductionDatabase(db)
    await seedPlans(db, systemClock)
    const before = await countSeeded(db)
    const started = performance.now()
    const onProgress = (written: number, wanted: number) => {
      const rate = rateSince(started, written - before)
      if (bar.isActive) bar.update(written, { rate })
      else bar.start(wanted, written, { rate })
    }
    const parts = { config, db, log: pino({ level: 'silent' }), clock: systemClock }
    const storage = placedStorage({ ...parts, places: openPlaces(config) })
    const services = { ...parts, storage }
    await seedDemo({ ...services, secrets: readSecrets(config) }, { profiles, onProgress })
    bar.stop()
    const added = Math.max(0, profiles - before)
    process.stdout.write(`${added} profiles added, ${rateSince(started, added)} a second.\n`)
  } finally {
    bar.stop()
    await db.close()
  }
}

function rateSince(started: number, written: number): string {
  return String(Math.round(written / Math.max(0.001, (performance.now() - started) / 1000)))
}
