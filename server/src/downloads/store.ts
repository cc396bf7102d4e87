import { downloadSeconds } from '@bnr/contract/downloadEndpoint'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { hashToken, newToken } from '../accounts/tokens.ts'
import { requireRow } from '../database/requireRow.ts'
import { scheduledJob } from '../jobs/job.ts'
import type { Services } from '../services/services.ts'
import { downloads } from './tables.ts'

type DownloadRow = typeof downloads.$inferSelect

/** Stores what a new token opens, and for which session. */
export async function createToken(
  { db, clock }: Services,
  given: Pick<DownloadRow, 'sessionId' | 'path' | 'asked'>,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(clock.now().getTime() + downloadSeconds * 1000)
  await db.insert(downloads).values({ ...given, tokenHash: hashToken(token), expiresAt })
  return token
}

const unused = (token: string, now: Date) =>
  and(eq(downloads.tokenHash, hashToken(token)), isNull(downloads.usedAt), gt(downloads.expiresAt, now))

/** Returns what a token opens. Only one of several concurrent requests gets it. */
export async function useToken({ db, clock }: Services, token: string): Promise<DownloadRow> {
  const now = clock.now()
  const used = db.update(downloads).set({ usedAt: now }).where(unused(token, now)).returning()
  return await requireRow(used, 'download_over')
}

/** Returns what a token opens without using it up. */
export const peekToken = ({ db, clock }: Services, token: string): Promise<DownloadRow> =>
  requireRow(db.select().from(downloads).where(unused(token, clock.now())), 'download_over')

/** Deletes expired addresses. Runs daily. */
export async function sweepDownloads({ db, clock }: Services): Promise<void> {
  await db.delete(downloads).where(lt(downloads.expiresAt, clock.now()))
}

export const sweepDownloadsJob = scheduledJob({
  name: 'sweepDownloads',
  run: sweepDownloads,
  schedule: '40 2 * * *',
})
