import type { Database } from '../database/database.ts'
import type { Places } from '../files/places.ts'
import type { Settings } from '../platform/settings.ts'

type Level = 'fine' | 'warning' | 'wrong'

/** What a check found, and what to do unless it is fine. */
export interface Finding {
  level: Level
  found: string
  advice?: string
}
export interface Patient {
  config: Settings
  db: Database
  places: Places
}

/** One question about an installation. `examine` returns undefined if the question does not arise. */
export interface Check {
  name: string
  examine: (patient: Patient) => Promise<Finding | undefined>
}

const undefinedTable = '42P01'

export const fine = (found: string): Finding => ({ level: 'fine', found })
export const warning = (found: string, advice: string): Finding => ({ level: 'warning', found, advice })
export const wrong = (found: string, advice: string): Finding => ({ level: 'wrong', found, advice })

export const counted = (count: number, unit: string): string =>
  count === 1 ? `1 ${unit}` : `${count} ${unit}s`

/** What to report when a check fails. The message of a failed query is its statement, and the cause says why. */
export function failed(error: unknown): Finding {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error)
  if ('code' in cause && cause.code === undefinedTable)
    return warning('The service has not started with this database yet', 'Start it, then check again')
  return wrong(cause.message || String(cause), 'Correct this, then check again')
}
