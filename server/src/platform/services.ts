import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Jobs } from './jobs.ts'
import type { Messenger } from './messenger.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage.ts'

/** What the domains are built on. Created once at the start, or by a test. */
export type Services = {
  config: Config
  db: Database
  clock: Clock
  secrets: Secrets
  storage: Storage
  messenger: Messenger
  jobs: Jobs
  log: Logger
}
