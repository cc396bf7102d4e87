import { readConfig } from './config.ts'
import { type Database, openConfigured } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { lockFolder } from './files/folderLock.ts'
import { refuseUnsafeMode } from './modeRules.ts'
import type { Settings } from './platform/settings.ts'

/** Opens the database for one task of a command. Stop the service first if it uses the embedded database. */
export async function withDatabase<R>(work: (db: Database, config: Settings) => Promise<R>): Promise<R> {
  const config = readConfig()
  refuseUnsafeMode(config)
  const unlock = config.databaseUrl ? () => undefined : lockFolder(config.dataDir)
  const db = await openConfigured(config)
  try {
    await migrate(db)
    return await work(db, config)
  } finally {
    await db.close()
    unlock()
  }
}
