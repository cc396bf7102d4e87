import type { NotificationKind } from '@bnr/contract/messages/kinds'
import { actionOf } from '@bnr/contract/stateMachine'
import { type TestimonialTransitionName, testimonialMachine } from '@bnr/contract/testimonials/transitions'
import { eq, inArray } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { notify } from '../notifications/notify.ts'
import { requireState } from '../platform/requireAction.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { removePhotoFiles } from './files.ts'
import { photosOfTestimonials } from './photoStore.ts'
import { requireComplete } from './rules.ts'
import { lockTestimonial, type TestimonialRow } from './store.ts'
import { presentWords } from './storyWords.ts'
import { storyInvitations, testimonials } from './tables.ts'

/** Applies a transition of the contract’s table. Deleting also removes the photos. */
export async function makeTransition(
  services: Services,
  { userId, name: byName }: Staff,
  id: number,
  name: TestimonialTransitionName,
  reason?: string,
): Promise<{ message: string }> {
  const { message, audit: action } = testimonialMachine.actions[name]
  const { to, requiresAll, notifies } = actionOf(testimonialMachine, name)
  const at = services.clock.now()
  const removedFolders = await services.db.inTransaction(async (tx) => {
    if (requiresAll) await lockLink(tx, id)
    const row = await lockTestimonial(tx, id)
    requireState(testimonialMachine, name, row.status)
    if (requiresAll) await makeReady(tx, row, at)
    await audit(tx, at, userId, action, `testimonial ${id}`)
    if (!to) return await remove(tx, id)
    const decided = { actionById: userId, actionByName: byName, actionAt: at }
    await tx
      .update(testimonials)
      .set({ status: to, rejectionReason: reason || null, ...decided })
      .where(eq(testimonials.id, id))
    if (notifies) await notifyCouple(services, tx, row, notifies)
    return []
  })
  await removePhotoFiles(services, removedFolders)
  return { message }
}

/** Locks the couple’s link before the testimonial, as a save of the couple does: a fixed order prevents deadlocks. */
async function lockLink(tx: Transaction, id: number): Promise<void> {
  const isIts = eq(storyInvitations.testimonialId, id)
  await tx.select({ id: storyInvitations.profileId }).from(storyInvitations).where(isIts).for('no key update')
}

/** Checks that the testimonial is complete, and ends the couple’s link to it. */
async function makeReady(tx: Transaction, row: TestimonialRow, at: Date): Promise<void> {
  requireComplete(presentWords(row))
  await tx.update(storyInvitations).set({ usedAt: at }).where(eq(storyInvitations.testimonialId, row.id))
}

/** Deletes the testimonial and returns the folders of its photos. */
async function remove(tx: Transaction, id: number): Promise<string[]> {
  const photos = await photosOfTestimonials(tx, [id], 'all')
  await tx.delete(testimonials).where(eq(testimonials.id, id))
  return photos.map(({ folder }) => folder)
}

async function notifyCouple(
  services: Services,
  tx: Transaction,
  { id, groomBnrId, brideBnrId }: TestimonialRow,
  kind: NotificationKind,
): Promise<void> {
  const bnrIds = [groomBnrId, brideBnrId].filter((bnrId) => bnrId !== null)
  if (bnrIds.length === 0) return
  const members = await tx.select({ to: profiles.id }).from(profiles).where(inArray(profiles.bnrId, bnrIds))
  for (const { to } of members) await notify(services, tx, { to, kind, details: { storyId: `${id}` } })
}
