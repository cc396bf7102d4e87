import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { job } from '../jobs/job.ts'
import type { Jobs } from '../jobs/queue.ts'
import { type Clock, daysAfter } from '../platform/clock.ts'
import { erase } from './erase.ts'
import { contentOf, otherPlace } from './move/moveFile.ts'
import type { Places } from './places.ts'
import { storedFiles } from './tables.ts'

type Needs = { db: Database; clock: Clock; log: Pick<Logger, 'error'>; places: Places; jobs: Jobs }

/** Days for which the place that a file was moved from keeps its copy. */
const oldCopyDays = 7
/** Days for which a deleted file keeps its row. */
const tombstoneDays = 30
/** Files that one job looks at before it lets other jobs run. */
const batchSize = 200

/** Runs daily: removes old copies of moved files, and what remains of deleted ones. */
export async function sweepFiles(needs: Needs): Promise<void> {
  const { db, clock, jobs } = needs
  const isMore = [await removeOldCopies(needs), await eraseDeleted(needs)].includes(batchSize)
  await db
    .delete(storedFiles)
    .where(
      and(lt(storedFiles.deletedAt, daysAfter(clock.now(), -tombstoneDays)), isNotNull(storedFiles.erasedAt)),
    )
  if (isMore) await db.inTransaction((tx) => jobs.enqueue(tx, 'sweepFiles', {}))
}

/** Returns how many it looked at. */
async function removeOldCopies({ db, clock, log, places }: Needs): Promise<number> {
  if (!places.s3) return 0
  const now = clock.now()
  const isOld = and(lt(storedFiles.movedAt, daysAfter(now, -oldCopyDays)), isNull(storedFiles.deletedAt))
  const found = await db.select().from(storedFiles).where(isOld).limit(batchSize)
  for (const { key, place, sha256 } of found) {
    const isWhole = (await contentOf(places[place] ?? places.folder, key))?.sha256 === sha256
    if (isWhole) await places[otherPlace(place)]?.remove(key)
    else log.error({ key, place }, 'a moved file is damaged or missing; its old copy remains')
    const movedAt = isWhole ? null : now
    await db.update(storedFiles).set({ movedAt }).where(eq(storedFiles.key, key))
  }
  return found.length
}

async function eraseDeleted(needs: Needs): Promise<number> {
  const { db, clock } = needs
  const isQuiet = or(isNull(storedFiles.writingUntil), lt(storedFiles.writingUntil, clock.now()))
  const left = and(isNotNull(storedFiles.deletedAt), isNull(storedFiles.erasedAt), isQuiet)
  const found = await db.select({ key: storedFiles.key }).from(storedFiles).where(left).limit(batchSize)
  for (const { key } of found)
    if (!(await erase(needs, key))) throw new Error('Deleted files remain, because a place is away')
  return found.length
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    sweepFiles: object
  }
}

export const sweepFilesJob = job({
  name: 'sweepFiles',
  payload: z.object({}),
  run: sweepFiles,
  schedule: '20 3 * * *',
})
