import type { ChangedTestimony, NewTestimony } from '@bnr/contract/testimonials/schemas'
import { eq } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import type { Services } from '../services/services.ts'
import { requireRightCouple } from './couple.ts'
import { requireFitToPublish } from './rules.ts'
import { lockTestimonial } from './store.ts'
import { storyWords } from './storyWords.ts'
import { testimonials } from './tables.ts'

/** Creates a testimonial as a draft. */
export async function createTestimonial(
  { db, clock }: Services,
  { userId, name }: Staff,
  given: NewTestimony,
): Promise<number> {
  requireFitToPublish(given)
  const at = clock.now()
  return await db.inTransaction(async (tx) => {
    await requireRightCouple(tx, given)
    const created = { status: 'Draft' as const, createdAt: at, createdById: userId, createdByName: name }
    const inserted = tx.insert(testimonials).values({ ...valuesOf(given), ...created })
    const { id } = await requireRow(inserted.returning(), 'internal')
    await audit(tx, at, userId, 'testimonial create', `testimonial ${id}`)
    return id
  })
}

/** Changes the content of a testimonial in any status. An Active one remains public. */
export async function changeTestimonial(
  { db, clock }: Services,
  { userId }: Staff,
  id: number,
  given: ChangedTestimony,
): Promise<void> {
  requireFitToPublish(given)
  await db.inTransaction(async (tx) => {
    await lockTestimonial(tx, id)
    await requireRightCouple(tx, given)
    await tx.update(testimonials).set(valuesOf(given)).where(eq(testimonials.id, id))
    await audit(tx, clock.now(), userId, 'testimonial change', `testimonial ${id}`)
  })
}

const numberOrNull = (bnrId: string | undefined) => (bnrId ? Number(bnrId) : null)

const valuesOf = (given: ChangedTestimony) => ({
  ...storyWords(given),
  groomBnrId: numberOrNull(given.groomBnrId),
  brideBnrId: numberOrNull(given.brideBnrId),
  email: given.email?.address ?? null,
  phoneCountryCode: given.phone?.countryCode ?? null,
  phoneNumber: given.phone?.number ?? null,
})
