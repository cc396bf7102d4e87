import { recoverAdministrator as recover } from './accounts/recoverAdministrator.ts'
import { createStaff } from './accounts/staff.ts'
import { readConfig } from './config.ts'
import { openConfigured } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { lockFolder } from './files/folderLock.ts'
import { refuseUnsafeMode } from './modeRules.ts'
import { systemClock } from './platform/clock.ts'
import { readSecrets } from './services/secrets.ts'
import type { Services } from './services/services.ts'

type NewAdministrator = Parameters<typeof createStaff>[2]

/** Creates the first administrator of a new installation. */
export const createFirstAdministrator = (given: NewAdministrator) =>
  withDatabase((services) => createStaff(services, null, given))

/** Restores access when no administrator can log in. Returns the account's user name. */
export const recoverAdministrator = (lost: Parameters<typeof recover>[1]) =>
  withDatabase((services) => recover(services, lost))

/** Opens the database for one task. Stop the service first if it uses the embedded database. */
async function withDatabase<R>(
  work: (services: Pick<Services, 'db' | 'clock' | 'secrets'>) => Promise<R>,
): Promise<R> {
  const config = readConfig()
  refuseUnsafeMode(config)
  const unlock = config.databaseUrl ? () => undefined : lockFolder(config.dataDir)
  const db = await openConfigured(config)
  try {
    await migrate(db)
    return await work({ db, clock: systemClock, secrets: readSecrets(config) })
  } finally {
    await db.close()
    unlock()
  }
}
