import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Places } from '../files/places.ts'
import type { Storage } from '../files/storage.ts'
import type { Jobs } from '../jobs/queue.ts'
import type { Clock } from '../platform/clock.ts'
import type { Settings } from '../platform/settings.ts'
import type { Messenger } from './messenger.ts'
import type { Secrets } from './secrets.ts'
import type { SharedCounts } from './sharedCounts.ts'

/** What the domains are built on. Created once at the start, or by a test. */
export type Services = {
  config: Settings
  db: Database
  clock: Clock
  secrets: Secrets
  storage: Storage
  /** Where the files of `storage` are. */
  places: Places
  messenger: Messenger
  jobs: Jobs
  /** Missing when each process counts requests for itself. */
  sharedCounts?: SharedCounts
  log: Logger
}
