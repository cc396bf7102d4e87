import type { ChangedTestimony, NewTestimony } from '@bnr/contract/testimonials/schemas'
import { eq } from 'drizzle-orm'
import type { Staff } from '../platform/actor.ts'
import { audit } from '../platform/audit.ts'
import { requireRow } from '../platform/requireRow.ts'
import type { Services } from '../platform/services.ts'
import { requireRightCouple } from './couple.ts'
import { requireFitToPublish } from './rules.ts'
import { lockTestimonial } from './store.ts'
import { storyWords } from './storyWords.ts'
import { testimonials } from './tables.ts'

/** Writes down a story; it is a draft until it is made Ready. */
export async function createTestimonial(
  { db, clock }: Services,
  { userId, name }: Staff,
  given: NewTestimony,
): Promise<number> {
  requireFitToPublish(given)
  const at = clock.now()
  return await db.inTransaction(async (tx) => {
    await requireRightCouple(tx, given)
    const begun = { status: 'Draft' as const, createdAt: at, createdById: userId, createdByName: name }
    const made = tx.insert(testimonials).values({ ...valuesOf(given), ...begun })
    const { id } = await requireRow(made.returning(), 'internal')
    await audit(tx, at, userId, 'testimonial create', `testimonial ${id}`)
    return id
  })
}

/** Changes what a story says; an Active one stays public. */
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
