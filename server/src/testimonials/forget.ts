import { and, eq, not, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { removePhotoFiles } from './files.ts'
import { photosOfTestimonials } from './photoStore.ts'
import { onlyActive } from './store.ts'
import { testimonials } from './tables.ts'

/** The stories that a member is the groom or the bride of. */
export const storiesOf = (bnrId: string): SQL | undefined =>
  or(eq(testimonials.groomBnrId, Number(bnrId)), eq(testimonials.brideBnrId, Number(bnrId)))

/** When a member is purged: what was never published goes, a published story keeps nothing that leads to the couple. */
export async function forgetStories(services: Services, tx: Transaction, bnrId: string): Promise<void> {
  const hidden = and(storiesOf(bnrId), not(onlyActive))
  const rows = await tx.select({ id: testimonials.id }).from(testimonials).where(hidden)
  const photos = await photosOfTestimonials(
    tx,
    rows.map(({ id }) => id),
  )
  await removePhotoFiles(
    services,
    photos.map(({ folder }) => folder),
  )
  await tx.delete(testimonials).where(hidden)
  const unknown = { groomBnrId: null, brideBnrId: null, email: null }
  await tx
    .update(testimonials)
    .set({ ...unknown, phoneCountryCode: null, phoneNumber: null })
    .where(storiesOf(bnrId))
}
