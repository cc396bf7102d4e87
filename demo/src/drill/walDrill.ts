import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { newArchive } from '../../../scripts/pgbackrest.mjs'
import { copyNewFilesJob } from '../../../server/src/backup/copyNewFiles.ts'
import { restoreFiles } from '../../../server/src/backups.ts'
import { rows } from '../../../server/src/database/database.ts'
import type { S3Settings } from '../../../server/src/files/fileSettings.ts'
import { type Installation, newInstallation, within } from './installation.ts'
import { stateOf } from './state.ts'
import { compareStates, type Step, stepsInto } from './steps.ts'
import { type Drilled, servicesOf, write } from './writing.ts'

export type WalDrill = {
  profiles: number
  /** The archive_timeout of the server. */
  archiveSeconds: number
  /** How long it writes after the moment to which it restores; long enough for that moment to reach the archive. */
  writingSeconds: number
  /** The S3 store with the archive; without one it is in a folder. */
  store?: S3Settings
}
type Parts = WalDrill & { steps: Step[]; folder: string; key: string; archive: ReturnType<typeof newArchive> }

const photosBefore = 10
const mostSecondsLost = 60

/**
 * Archives the WAL and copies new files while members upload photos and pay, destroys everything, and restores twice: to
 * a moment between two writes, and to the newest state that was saved.
 */
export async function walDrill(drill: WalDrill): Promise<Step[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-drill-copies-'))
  const parts = {
    ...drill,
    steps: [],
    folder,
    key: randomBytes(32).toString('hex'),
    archive: newArchive(drill.store),
  }
  try {
    await run(parts)
  } finally {
    parts.archive.remove()
    rmSync(folder, { recursive: true })
  }
  return parts.steps
}

async function run(parts: Parts): Promise<void> {
  const { steps, archive, archiveSeconds, profiles } = parts
  const step = stepsInto(steps)
  const living = await installedOn(parts, await archive.start(archiveSeconds))
  await step(`Create ${profiles} profiles on a server that archives its WAL`, () =>
    within(living, ({ fill }) => fill(profiles)),
  )
  await step('Base backup with pgBackRest', async () => archive.backUp())
  await step(`Upload ${photosBefore} photos and record payments`, () =>
    within(living, ({ drilled }) => write(drilled, () => photosBefore)),
  )
  const before = await stateOf(living)
  const moment = new Date()
  await pause(1000)
  const acknowledged: number[] = []
  await step(
    'Upload and pay on, while a job copies new files',
    () => writeOn(parts, living, acknowledged),
    (done) => `${done} photos and payments`,
  )
  const destroyed = Date.now()
  await step('Destroy the database and the files', async () => living.destroy())
  const early = await step('Restore to the moment before that', () => restored(parts, moment), described)
  compareStates(steps, before, await stateOf(early.installation))
  early.installation.destroy()
  const late = await step('Restore the newest state', () => restored(parts), described)
  await judgeLoss(steps, late, acknowledged, destroyed)
  late.installation.destroy()
}

type Server = Awaited<ReturnType<Parts['archive']['start']>>

async function installedOn({ key, folder }: Parts, server: Server): Promise<Installation> {
  const installation = await newInstallation(key, server)
  return { ...installation, environment: { ...installation.environment, BACKUP_TO: folder } }
}

/** Writes and copies as the processes of the service do. Returns how often it wrote. */
async function writeOn(
  { writingSeconds, profiles }: Parts,
  installation: Installation,
  acknowledged: number[],
): Promise<number> {
  return await within(installation, async ({ drilled }) => {
    const end = Date.now() + writingSeconds * 1000
    const leaving = new AbortController()
    const copying = copyUntil(leaving.signal, drilled)
    const times = (done: number) => {
      if (done > 0) acknowledged.push(Date.now())
      return Date.now() < end ? done + 1 : done
    }
    // The photos of the first profiles remain, because the moment before has them.
    const profileOf = (done: number) => photosBefore + (done % (profiles - photosBefore))
    const done = await write(drilled, times, profileOf)
    leaving.abort()
    await copying
    return done
  })
}

async function copyUntil(leaving: AbortSignal, drilled: Drilled): Promise<void> {
  while (!leaving.aborted) {
    await copyNewFilesJob.handle(servicesOf(drilled), {}, leaving)
    await pause(10_000, undefined, { signal: leaving }).catch(() => undefined)
  }
}

async function restored(parts: Parts, moment?: Date) {
  const installation = await installedOn(parts, await parts.archive.restore(moment))
  return { installation, ...(await restoreFiles({}, installation.environment)) }
}
type Restored = Awaited<ReturnType<typeof restored>>

const described = ({ files, missing }: Restored): string => `${files} files, ${missing.length} missing`

/** Compares what was acknowledged with what the newest state has. */
async function judgeLoss(
  steps: Step[],
  { installation, missing }: Restored,
  acknowledged: number[],
  destroyed: number,
) {
  const { payments, oldest } = await within(installation, async ({ drilled: { db } }) => {
    const [found] = await rows<{ payments: number; oldest: number | null }>(
      db,
      sql`select (select count(*)::int from payment_events where key like 'drill %') as payments,
        (select extract(epoch from min(created_at))::float8 * 1000 from stored_files
          where key = any(${sql`array[${sql.join(
            missing.map((key) => sql`${key}`),
            sql`, `,
          )}]::text[]`})) as oldest`,
    )
    return found ?? { payments: 0, oldest: null }
  })
  const kept = payments - photosBefore
  const last = acknowledged[kept - 1] ?? Number.NEGATIVE_INFINITY
  steps.push(
    lossOf(
      'Photos and payments that were acknowledged and are lost',
      acknowledged.length - kept,
      kept < acknowledged.length ? (destroyed - last) / 1000 : 0,
    ),
    lossOf(
      'Files that a row names and that are missing',
      missing.length,
      oldest === null ? 0 : (destroyed - oldest) / 1000,
    ),
  )
}

const lossOf = (step: string, lost: number, seconds: number): Step => ({
  step,
  seconds: 0,
  result: `${lost}, of the last ${seconds.toFixed(0)} seconds (at most ${mostSecondsLost})`,
  isGood: seconds <= mostSecondsLost,
})
