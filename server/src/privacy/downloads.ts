import { randomUUID } from 'node:crypto'
import { indianDay } from '@bnr/contract/indianDay'
import { downloadDays } from '@bnr/contract/privacy/endpoints'
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Download as File } from '../downloads/download.ts'
import { scheduledJob } from '../jobs/job.ts'
import { Failure } from '../platform/failure.ts'
import { lockProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { dataDownloads } from './tables.ts'

const hour = 3_600_000
export const maxInADay = 3
/** A job that takes longer than this was lost. */
const lostAfter = hour
const running = inArray(dataDownloads.state, ['waiting', 'working'])

export type Download = typeof dataDownloads.$inferSelect

export const fileOf = (id: string): string => `downloads/${id}.zip`

/** Requests a file with a member's data; one at a time, and a few a day. */
export async function askForDownload(services: Services, profileId: number): Promise<Download> {
  const now = services.clock.now()
  return await services.db.inTransaction(async (tx) => {
    await lockProfile(tx, profileId)
    await failLost(tx, profileId, now)
    await refuseMore(tx, profileId, now)
    const id = randomUUID()
    const expiresAt = new Date(now.getTime() + downloadDays * 24 * hour)
    const [row] = await tx
      .insert(dataDownloads)
      .values({ id, profileId, state: 'waiting', askedAt: now, expiresAt })
      .returning()
    await services.jobs.enqueue(tx, 'collectData', { id })
    return row as Download
  })
}

async function failLost(tx: Transaction, profileId: number, now: Date): Promise<void> {
  const lost = lt(dataDownloads.askedAt, new Date(now.getTime() - lostAfter))
  await tx
    .update(dataDownloads)
    .set({ state: 'failed' })
    .where(and(eq(dataDownloads.profileId, profileId), running, lost))
}

async function refuseMore(tx: Transaction, profileId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 24 * hour)
  const recent = await tx
    .select()
    .from(dataDownloads)
    .where(and(eq(dataDownloads.profileId, profileId), gt(dataDownloads.askedAt, since)))
    .orderBy(desc(dataDownloads.askedAt))
    .limit(maxInADay)
  if (recent.some(({ state }) => state === 'waiting' || state === 'working'))
    throw new Failure('download_running')
  const oldest = recent[maxInADay - 1]
  if (oldest) {
    const wait = oldest.askedAt.getTime() + 24 * hour - now.getTime()
    throw new Failure('too_many_requests', { retryAfterSeconds: Math.ceil(wait / 1000) })
  }
}

/** The member's newest request that has not expired. */
export async function newestDownload(db: Queryable, profileId: number, now: Date) {
  const [row] = await db
    .select()
    .from(dataDownloads)
    .where(and(eq(dataDownloads.profileId, profileId), gt(dataDownloads.expiresAt, now)))
    .orderBy(desc(dataDownloads.askedAt))
    .limit(1)
  return row
}

export function presentDownload(row: Download | undefined) {
  if (!row) return { progress: 0 }
  const { state, progress, size } = row
  const times = { askedAt: row.askedAt.toISOString(), expiresAt: row.expiresAt.toISOString() }
  return { state, progress, ...times, ...(state === 'ready' && size ? { size } : {}) }
}

/** The newest file, if it is ready. */
export async function dataFile({ db, clock, storage }: Services, profileId: number): Promise<File> {
  const row = await newestDownload(db, profileId, clock.now())
  if (row?.state !== 'ready') throw new Failure('not_found')
  return {
    name: `bnr-matrimony-${indianDay(row.askedAt)}.zip`,
    type: 'application/zip',
    size: row.size ?? undefined,
    content: async () => {
      const content = await storage.read(fileOf(row.id))
      if (!content) throw new Failure('not_found')
      return content
    },
  }
}

const batchSize = 500

/** Runs daily: removes expired files. */
export async function forgetDataFiles({ db, storage, clock }: Services): Promise<void> {
  const expired = await db
    .select({ id: dataDownloads.id })
    .from(dataDownloads)
    .where(lt(dataDownloads.expiresAt, clock.now()))
    .limit(batchSize)
  for (const { id } of expired) {
    await storage.remove(fileOf(id))
    await db.delete(dataDownloads).where(eq(dataDownloads.id, id))
  }
}

export const forgetDataFilesJob = scheduledJob({
  name: 'forgetDataFiles',
  run: forgetDataFiles,
  schedule: '15 * * * *',
})
