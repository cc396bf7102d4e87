import { and, eq, not, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { Services } from '../services/services.ts'
import { removePhotoFiles } from './files.ts'
import { photosOfTestimonials } from './photoStore.ts'
import { onlyActive } from './store.ts'
import { testimonials } from './tables.ts'

/** The testimonials with this member as groom or bride. */
export const storiesOf = (bnrId: string): SQL | undefined =>
  or(eq(testimonials.groomBnrId, Number(bnrId)), eq(testimonials.brideBnrId, Number(bnrId)))

/**
 * Runs when a member is purged. Deletes their unpublished testimonials, and removes the couple’s BNR IDs and contact
 * details from published ones.
 */
export async function forgetStories(
  services: Pick<Services, 'storage'>,
  tx: Transaction,
  bnrId: string,
): Promise<void> {
  const hidden = and(storiesOf(bnrId), not(onlyActive))
  const rows = await tx.select({ id: testimonials.id }).from(testimonials).where(hidden)
  const photos = await photosOfTestimonials(
    tx,
    rows.map(({ id }) => id),
    'all',
  )
  await removePhotoFiles(
    services,
    photos.map(({ folder }) => folder),
    tx,
  )
  await tx.delete(testimonials).where(hidden)
  const unknown = { groomBnrId: null, brideBnrId: null, email: null }
  await tx
    .update(testimonials)
    .set({ ...unknown, phoneCountryCode: null, phoneNumber: null })
    .where(storiesOf(bnrId))
}
