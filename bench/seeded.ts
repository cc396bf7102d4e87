import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { seedDemo } from '../demo/src/data/seedDemo.ts'
import { readConfig } from '../server/src/config.ts'
import { openDatabase } from '../server/src/database/database.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { folderStorage } from '../server/src/files/storage.ts'
import { noProvider } from '../server/src/messages/providers.ts'
import { seedPlans } from '../server/src/plans/seed.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { openLog } from '../server/src/platform/log.ts'
import { profiles } from '../server/src/profiles/tables.ts'
import { readSecrets } from '../server/src/services/secrets.ts'
import type { Services } from '../server/src/services/services.ts'

const secret = 'a secret of the bench, long enough to be taken'
const portraits = join(tmpdir(), 'bnr-bench-files')

/** Opens services on a database with demo data of this size. */
export async function openSeeded(at: { url?: string; folder?: string }, size: number): Promise<Services> {
  const config = readConfig({
    TOKEN_SECRET: secret,
    PASSWORD_ESCROW_KEY: secret,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DEMO_SECOND_FACTOR: 'off',
  })
  const db = await openDatabase(at)
  await migrate(db)
  const folder = folderStorage(portraits)
  const services: Services = {
    config,
    db,
    clock: systemClock,
    secrets: readSecrets(config),
    storage: folder,
    places: { target: 'folder', folder },
    messenger: noProvider,
    jobs: {
      enqueue: async () => undefined,
      enqueueAll: async () => undefined,
      finish: async () => undefined,
      stop: async () => undefined,
    },
    log: openLog(config),
  }
  await seedPlans(db, systemClock)
  const start = performance.now()
  await seedDemo(services, { profiles: size })
  const seconds = (performance.now() - start) / 1000
  process.stdout.write(
    `${size} profiles seeded in ${seconds.toFixed(1)} s (${(size / seconds).toFixed(0)} a second)\n`,
  )
  return services
}

const anita = 10_000_001

/** The member who searches: the demo's Anita. */
export async function viewerId({ db }: Services): Promise<number> {
  const [found] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.bnrId, anita))
  if (!found) throw new Error('the demo members are missing')
  return found.id
}
