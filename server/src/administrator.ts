import { join } from 'node:path'
import { createStaff } from './accounts/staff.ts'
import { readConfig } from './config.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import { lockFolder } from './platform/folderLock.ts'
import { migrate } from './platform/migrate.ts'
import { refuseUnsafeMode } from './platform/modeRules.ts'

type Given = Parameters<typeof createStaff>[2]

/** For a new installation, where nobody could make an account yet; run while the service is stopped when embedded. */
export async function createFirstAdministrator(given: Given): Promise<void> {
  const config = readConfig()
  refuseUnsafeMode(config)
  const unlock = config.databaseUrl ? () => undefined : lockFolder(config.dataDir)
  const db = await openDatabase({ url: config.databaseUrl, folder: join(config.dataDir, 'database') })
  try {
    await migrate(db)
    await createStaff({ db, clock: systemClock }, null, given)
  } finally {
    await db.close()
    unlock()
  }
}
