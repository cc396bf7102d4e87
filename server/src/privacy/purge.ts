import { overStatuses } from '@bnr/contract/contactLog/rules'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import { auditLog } from '../database/tables.ts'
import { invoices } from '../invoices/tables.ts'
import { job } from '../jobs/job.ts'
import { removeFiles } from '../media/processing.ts'
import { media } from '../media/tables.ts'
import { purgeLimit } from '../profiles/purgeDay.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { profiles, retiredBnrIds } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { forgetStories } from '../testimonials/forget.ts'
import { fileOf } from './downloads.ts'
import { type Owner, personalDataTables, searchTables } from './personalDataTables.ts'
import { dataDownloads } from './tables.ts'

export type PurgeServices = Pick<Services, 'clock' | 'storage'>

/** Profiles that one job removes before it lets other jobs run. */
const batch = 100

/**
 * Runs daily: removes profiles whose retention period is over, each in its own transaction. If the job is killed, it
 * leaves whole profiles and the next run continues.
 */
export async function purgeDeletedProfiles(services: Services): Promise<void> {
  for (let removed = 0; removed < batch; removed++) {
    if (!(await services.db.inTransaction((tx) => purgeNext(services, tx)))) return
  }
  await services.db.inTransaction((tx) => services.jobs.enqueue(tx, 'purgeDeletedProfiles', {}))
}

/** Files go first: if the purge fails, the rows still lead the next run to the remaining files. */
async function purgeNext(services: Services, tx: Transaction): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(profiles)
    .where(and(inArray(profiles.status, overStatuses), lte(profiles.deletedAt, purgeLimit(services))))
    .orderBy(profiles.deletedAt)
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!row) return false
  await purgeProfile(services, tx, row)
  return true
}

export async function purgeProfile(services: PurgeServices, tx: Transaction, row: ProfileRow): Promise<void> {
  const owner = ownerOf(row)
  await removeOwnFiles(services, tx, owner)
  await forgetStories(services, tx, owner.bnrId)
  await removeRows(tx, owner)
  await recordPurge(services, tx, owner)
}

export function ownerOf(row: ProfileRow): Owner {
  return {
    profileId: row.id,
    userId: row.userId,
    bnrId: String(row.bnrId),
    phone: row.phoneCountryCode + row.phoneNumber,
    email: row.email,
  }
}

async function removeOwnFiles(services: PurgeServices, tx: Transaction, { profileId }: Owner): Promise<void> {
  const photos = await tx.select().from(media).where(eq(media.profileId, profileId))
  for (const { folder } of photos) await removeFiles(services, folder, tx)
  const downloads = await tx.select().from(dataDownloads).where(eq(dataDownloads.profileId, profileId))
  for (const { id } of downloads) await services.storage.remove(fileOf(id), tx)
}

async function removeRows(tx: Transaction, owner: Owner): Promise<void> {
  for (const table of searchTables)
    await tx.execute(sql`delete from ${sql.identifier(table)} where profile_id = ${owner.profileId}`)
  await tx.update(invoices).set({ profileId: null }).where(eq(invoices.profileId, owner.profileId))
  for (const { table, of, keptFor } of personalDataTables)
    if (!keptFor) await tx.delete(table).where(of(owner))
}

/** Retires the BNR ID, removes the details of audit entries and records the purge. */
async function recordPurge({ clock }: PurgeServices, tx: Transaction, owner: Owner): Promise<void> {
  const at = clock.now()
  await tx.insert(retiredBnrIds).values({ bnrId: Number(owner.bnrId), at })
  await tx.update(auditLog).set({ detail: null }).where(eq(auditLog.profileId, owner.profileId))
  await audit(tx, at, null, 'profile purge', `profile ${owner.profileId}`)
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    purgeDeletedProfiles: object
  }
}

export const purgeDeletedProfilesJob = job({
  name: 'purgeDeletedProfiles',
  payload: z.object({}),
  run: purgeDeletedProfiles,
  schedule: '30 1 * * *',
})
