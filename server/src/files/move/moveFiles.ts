import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { StoreAway } from '../storeAway.ts'
import { storedFiles } from '../tables.ts'
import { type Moving, moveFile, type Outcome, otherPlace, requirePlace } from './moveFile.ts'

export type Summary = Record<Outcome, number> & {
  bytes: number
  /** Files that are still in the other place. */
  left: number
  /** Keys of missing and damaged files. */
  troubles: string[]
}

type Options = {
  onProgress?: (summary: Summary) => void
  /** Milliseconds between attempts while a store is away. */
  wait?: number
}

const pageSize = 200
const atOnce = 4
const attempts = 20

/**
 * Moves all files to a place. It can be stopped at any moment and run again, because the database says what is left.
 * Each run begins at a random key, so that two at the same time share the work.
 */
export async function moveFiles(moving: Moving, { onProgress, wait = 5000 }: Options = {}): Promise<Summary> {
  for (const name of ['folder', 's3'] as const) requirePlace(moving.places, name)
  const summary: Summary = {
    moved: 0,
    deleted: 0,
    changed: 0,
    missing: 0,
    damaged: 0,
    bytes: 0,
    left: 0,
    troubles: [],
  }
  const one = async (key: string) => {
    const { outcome, bytes } = await retryWhileAway(() => moveFile(moving, key), attempts, wait)
    summary[outcome]++
    if (outcome === 'moved') summary.bytes += bytes
    if (outcome === 'missing' || outcome === 'damaged') summary.troubles.push(`${key}: ${outcome}`)
    onProgress?.(summary)
  }
  const middle = `photos/${randomBytes(2).toString('hex')}`
  for (const [after, until] of [
    [middle, undefined],
    ['', middle],
  ] as const)
    for await (const keys of pagesOf(moving, after, until)) await inParallel(keys, one)
  summary.left = await moving.db.$count(storedFiles, stillThere(moving))
  return summary
}

const stillThere = ({ to }: Pick<Moving, 'to'>) =>
  and(eq(storedFiles.place, otherPlace(to)), isNull(storedFiles.deletedAt))

async function* pagesOf(moving: Moving, after: string, until: string | undefined): AsyncGenerator<string[]> {
  for (let last = after; ; ) {
    const page = await pageAfter(moving.db, moving, last, until)
    if (page.length === 0) return
    yield page
    last = page.at(-1) ?? last
  }
}

async function pageAfter(db: Database, moving: Moving, after: string, until: string | undefined) {
  const within = and(
    gt(storedFiles.key, after),
    until === undefined ? undefined : lte(storedFiles.key, until),
  )
  const found = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(stillThere(moving), within))
    .orderBy(asc(storedFiles.key))
    .limit(pageSize)
  return found.map(({ key }) => key)
}

async function inParallel(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  const queue = keys.values()
  const worker = async () => {
    for (const key of queue) await work(key)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Waits while a store is away. Gives up after a while, so that somebody looks. */
async function retryWhileAway<T>(work: () => Promise<T>, left: number, wait: number): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StoreAway) || left <= 1) throw error
    await pause(wait)
    return await retryWhileAway(work, left - 1, wait)
  }
}
