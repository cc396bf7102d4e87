import { openConfigured } from '../database/database.ts'
import { lockFolder } from '../files/folderLock.ts'
import { openPlaces } from '../files/places.ts'
import type { Settings } from '../platform/settings.ts'
import { backupChecks } from './backups.ts'
import { type Check, type Finding, failed, type Patient } from './check.ts'
import { databaseChecks } from './database.ts'
import { machineChecks } from './machine.ts'
import { outsideChecks } from './outside.ts'
import { settingChecks } from './settings.ts'

export type Examined = Finding & { name: string }

const checks: readonly Check[] = [
  ...settingChecks,
  ...databaseChecks,
  ...backupChecks,
  ...machineChecks,
  ...outsideChecks,
]

/** Examines an installation and changes nothing. With the embedded database, the service has to be stopped. */
export async function examine(config: Settings): Promise<Examined[]> {
  const unlock = config.databaseUrl ? () => undefined : lockFolder(config.dataDir)
  const db = await openConfigured(config)
  try {
    return await examineAll({ config, db, places: openPlaces(config) })
  } finally {
    await db.close()
    unlock()
  }
}

/** One check that fails does not stop the others. */
export async function examineAll(patient: Patient): Promise<Examined[]> {
  const found = await Promise.all(checks.map((check) => examined(check, patient)))
  return found.flatMap((one) => one ?? [])
}

async function examined({ name, examine }: Check, patient: Patient): Promise<Examined | undefined> {
  const finding = await atMost(patience, examine(patient)).catch(failed)
  return finding && { name, ...finding }
}

/** Milliseconds after which a check counts as failed: people wait for the page that shows it. */
const patience = 10_000

async function atMost<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const timeUp = Promise.withResolvers<never>()
  const noAnswer = () => timeUp.reject(new Error(`No answer within ${milliseconds / 1000} seconds`))
  const timer = setTimeout(noAnswer, milliseconds)
  return await Promise.race([work, timeUp.promise]).finally(() => clearTimeout(timer))
}

const signs = { fine: '✓', warning: '!', wrong: '✗' } as const

/** One line for each check, and what to do about it in the next one. */
export const report = (found: readonly Examined[]): string =>
  found
    .map(({ name, level, found: text, advice }) => {
      const line = `${signs[level]} ${name}: ${text}`
      return advice ? `${line}\n    ${advice}` : line
    })
    .join('\n')
