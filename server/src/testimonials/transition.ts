import {
  type TestimonialTransition,
  type TestimonialTransitionName,
  testimonialTransitions,
} from '@bnr/contract/testimonials/transitions'
import { eq, inArray } from 'drizzle-orm'
import { notify } from '../notifications/notify.ts'
import type { Staff } from '../platform/actor.ts'
import { audit } from '../platform/audit.ts'
import type { Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { profiles } from '../profiles/tables.ts'
import { removePhotoFiles } from './files.ts'
import { photosOfTestimonials } from './photoStore.ts'
import { requireComplete } from './rules.ts'
import { lockTestimonial, type TestimonialRow } from './store.ts'
import { presentWords } from './storyWords.ts'
import { storyInvitations, testimonials } from './tables.ts'

/** Takes a story along the table of transitions, once; a deleted one goes with its photos. */
export async function makeTransition(
  services: Services,
  { userId, name: byName }: Staff,
  id: number,
  name: TestimonialTransitionName,
  reason?: string,
): Promise<{ message: string }> {
  const transition: TestimonialTransition = testimonialTransitions[name]
  const at = services.clock.now()
  const gone = await services.db.inTransaction(async (tx) => {
    const row = await lockTestimonial(tx, id)
    requireState(row, transition)
    if (name === 'ready') await makeReady(tx, row, at)
    await audit(tx, at, userId, `testimonial ${name}`, `testimonial ${id}`)
    if (!transition.to) return await remove(tx, id)
    const decided = { actionById: userId, actionByName: byName, actionAt: at }
    await tx
      .update(testimonials)
      .set({ status: transition.to, rejectionReason: reason || null, ...decided })
      .where(eq(testimonials.id, id))
    await tellCouple(services, tx, row, transition)
    return []
  })
  await removePhotoFiles(services, gone)
  return { message: transition.message }
}

function requireState(row: TestimonialRow, { from, label }: TestimonialTransition): void {
  if (from.includes(row.status)) return
  throw new Failure('wrong_state', { message: `${label} is not possible: this story is ${row.status}` })
}

/** Whoever of the couple was still writing is done with it. */
async function makeReady(tx: Transaction, row: TestimonialRow, at: Date): Promise<void> {
  requireComplete(presentWords(row))
  await tx.update(storyInvitations).set({ usedAt: at }).where(eq(storyInvitations.testimonialId, row.id))
}

/** Gives the folders of its photos. */
async function remove(tx: Transaction, id: number): Promise<string[]> {
  const photos = await photosOfTestimonials(tx, [id])
  await tx.delete(testimonials).where(eq(testimonials.id, id))
  return photos.map(({ folder }) => folder)
}

async function tellCouple(
  services: Services,
  tx: Transaction,
  { id, groomBnrId, brideBnrId }: TestimonialRow,
  { tells }: TestimonialTransition,
): Promise<void> {
  const bnrIds = [groomBnrId, brideBnrId].filter((bnrId) => bnrId !== null)
  if (!tells || bnrIds.length === 0) return
  const members = await tx.select({ to: profiles.id }).from(profiles).where(inArray(profiles.bnrId, bnrIds))
  for (const { to } of members) await notify(services, tx, { to, kind: tells, details: { storyId: `${id}` } })
}
