import { setImmediate } from 'node:timers/promises'
import { genders } from '@bnr/contract/profiles/gender'
import { eq, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Database, Queryable, Transaction } from '../../../server/src/database/database.ts'
import type { Storage } from '../../../server/src/files/storage.ts'
import { profiles } from '../../../server/src/profiles/tables.ts'
import type { Services } from '../../../server/src/services/services.ts'
import { type StaffOfMembers, staffOfMembers } from './demoLogins.ts'
import { generateProfile, portraitFolder, portraitsOfGender } from './generate.ts'
import { insertBatch, reserveIds } from './insert.ts'
import { bnrIdOf } from './numbering.ts'
import { designOf } from './portraits/design.ts'
import { renderPortraits } from './portraits/render.ts'
import type { Ids } from './profileRows.ts'
import { countSeeded, noteSeeded } from './progress.ts'
import { randomOf } from './random.ts'
import { addRows, type Batch, emptyBatch } from './rows.ts'
import { withoutIndexes } from './withoutIndexes.ts'

export type SeedServices = Pick<Services, 'db' | 'storage' | 'clock' | 'log'>
export type SeedOptions = {
  /** Total number of demo profiles after the run. */
  profiles: number
  /** Whether to draw the portraits that the profiles share; usually true. */
  portraits?: boolean
  /** Called after each batch. */
  onProgress?: (written: number, wanted: number) => void
}

const batchSize = 1000
const breath = 5
const months = 18
const monthLength = 30.4 * 86_400_000
/** The newest profiles are a few hours old, so that nothing is in the future. */
const rest = 3 * 3_600_000

/**
 * Adds demo profiles up to a total number and leaves existing ones alone. It is one transaction, so an interrupted
 * run leaves nothing behind. Returns how many were added.
 */
export async function seedProfiles(services: SeedServices, options: SeedOptions): Promise<number> {
  const { db, storage, log } = services
  const from = await countSeeded(db)
  const missing = options.profiles - from
  if (missing <= 0) return 0
  log.info({ from, to: options.profiles }, 'adding demo profiles')
  const portraits = options.portraits === false ? undefined : renderSharedPortraits(storage)
  await Promise.all([db.inTransaction((tx) => addProfiles(tx, services, from, options)), portraits])
  await refreshStatistics(db)
  return missing
}

async function addProfiles(
  tx: Transaction,
  services: SeedServices,
  from: number,
  options: SeedOptions,
): Promise<void> {
  await tx.liftTimeouts()
  await compressQuickly(tx)
  await noteSeeded(tx, from, options.profiles)
  const fill = () => addMembers(tx, services, from, options)
  if (await holdsMembers(tx)) await fill()
  else await withoutIndexes(tx, Object.keys(emptyBatch()), fill)
}

/** Generates a batch while the previous one is being written. */
async function addMembers(
  tx: Transaction,
  { clock }: SeedServices,
  from: number,
  options: SeedOptions,
): Promise<void> {
  const now = clock.now()
  const creation = await creationTimes(tx, from, options.profiles, now)
  const staff = await staffOfMembers(tx)
  const sizeFrom = (start: number) => Math.min(batchSize, options.profiles - start)
  let ids = await reserveIds(tx, sizeFrom(from))
  let written = Promise.resolve()
  for (let start = from; start < options.profiles; start += batchSize) {
    const end = start + ids.length
    const batch = await makeBatch(start, ids, staff, now, creation)
    await written
    ids = await reserveIds(tx, sizeFrom(end))
    written = insertBatch(tx, batch).then(() => options.onProgress?.(end, options.profiles))
    // Without this handler, a failure before the next `await` would end the process.
    written.catch(() => undefined)
  }
  await written
}

async function holdsMembers(tx: Transaction): Promise<boolean> {
  const [found] = await tx.select({ id: profiles.id }).from(profiles).limit(1)
  return found !== undefined
}

/** Creation times rise with the ordinal, from the newest existing profile (or 18 months ago) until now. */
async function creationTimes(db: Queryable, from: number, to: number, now: Date) {
  const newest = from === 0 ? undefined : await createdAtOf(db, bnrIdOf(from - 1))
  const last = now.getTime() - rest
  const first = Math.min(newest?.getTime() ?? now.getTime() - months * monthLength, last)
  return (ordinal: number) =>
    new Date(Math.round(first + ((ordinal - from + 1) / (to - from)) * (last - first)))
}

async function createdAtOf(db: Queryable, bnrId: number): Promise<Date | undefined> {
  const [found] = await db.select({ at: profiles.createdAt }).from(profiles).where(eq(profiles.bnrId, bnrId))
  return found?.at
}

async function makeBatch(
  start: number,
  ids: readonly Ids[],
  staff: StaffOfMembers,
  now: Date,
  creation: (ordinal: number) => Date,
): Promise<Batch> {
  const batch = emptyBatch()
  for (const [index, id] of ids.entries()) {
    const ordinal = start + index
    addRows(batch, generateProfile(randomOf(ordinal), ordinal, now, creation(ordinal)), id, staff)
    // Lets the statements of the previous batch continue.
    if (index % breath === 0) await setImmediate()
  }
  return batch
}

/** Compresses with lz4, which takes a third of the time. The embedded database does not support it. */
async function compressQuickly(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config(name, 'lz4', true) from pg_settings
    where name = 'default_toast_compression' and 'lz4' = any (enumvals)`)
}

/**
 * Updates statistics for the planner and the visibility map for index-only scans. No plan needs statistics about
 * whole sections.
 */
async function refreshStatistics(db: Database): Promise<void> {
  const plain = getTableConfig(profiles).columns.filter((column) => column.getSQLType() !== 'jsonb')
  await db.inSession(async (session) => {
    await session.query('vacuum (analyze) search_profiles, search_preferences')
    await session.query('analyze users, media, memberships, profile_history')
    await session.query(`analyze profiles (${plain.map(({ name }) => name).join(', ')})`)
  })
}

/** Draws the portraits that demo profiles share, unless they exist. Returns how many it drew. */
function renderSharedPortraits(storage: Storage): Promise<number> {
  const numbers = Array.from({ length: portraitsOfGender }, (_, index) => index + 1)
  const portraits = genders.flatMap((gender) =>
    numbers.map((number) => ({
      folder: portraitFolder(gender, number),
      design: () => designOf(gender, number),
    })),
  )
  return renderPortraits(storage, portraits)
}
