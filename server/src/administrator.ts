import { recoverAdministrator as recover } from './accounts/recoverAdministrator.ts'
import { createStaff } from './accounts/staff.ts'
import { systemClock } from './platform/clock.ts'
import { readSecrets } from './services/secrets.ts'
import type { Services } from './services/services.ts'
import { withDatabase } from './withDatabase.ts'

type NewAdministrator = Parameters<typeof createStaff>[2]

/** Creates the first administrator of a new installation. */
export const createFirstAdministrator = (given: NewAdministrator) =>
  withServices((services) => createStaff(services, null, given))

/** Restores access when no administrator can log in. Returns the account's user name. */
export const recoverAdministrator = (lost: Parameters<typeof recover>[1]) =>
  withServices((services) => recover(services, lost))

const withServices = <R>(work: (services: Pick<Services, 'db' | 'clock' | 'secrets'>) => Promise<R>) =>
  withDatabase((db, config) => work({ db, clock: systemClock, secrets: readSecrets(config) }))
