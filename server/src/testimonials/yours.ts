import type { StoryDraft, SubmittedStory } from '@bnr/contract/testimonials/schemas'
import { testimonialMachine, unfinished } from '@bnr/contract/testimonials/transitions'
import type { YourStory } from '@bnr/contract/testimonials/yours'
import { eq } from 'drizzle-orm'
import { hashToken } from '../accounts/tokens.ts'
import { audit } from '../database/audit.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import { Failure } from '../platform/failure.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { photosOfTestimonials } from './photoStore.ts'
import { presentPhoto } from './present.ts'
import { requireFitToPublish } from './rules.ts'
import { findTestimonial, lockTestimonial, type TestimonialRow } from './store.ts'
import { presentWords, storyWords } from './storyWords.ts'
import { storyInvitations, testimonials } from './tables.ts'

const theCouple = 'The couple'

/** Returns the invitation and profile of a valid link: not expired, not used, and the profile still settled. */
export async function openLink({ clock }: Services, db: Queryable, token: string, lock = false) {
  const found = db
    .select({ invitation: storyInvitations, profile: profiles })
    .from(storyInvitations)
    .innerJoin(profiles, eq(profiles.id, storyInvitations.profileId))
    .where(eq(storyInvitations.tokenHash, hashToken(token)))
  const [opened] = await (lock ? found.for('no key update', { of: storyInvitations }) : found)
  if (!opened || opened.invitation.expiresAt <= clock.now() || opened.profile.status !== 'Settled')
    throw new Failure('link_expired')
  if (opened.invitation.usedAt) throw new Failure('link_used')
  return opened
}

/** The story so far. If there is none, it has the name of the invited member. */
export async function readYours(services: Services, token: string): Promise<YourStory> {
  const { db, config } = services
  const { invitation, profile } = await openLink(services, db, token)
  const { testimonialId, expiresAt } = invitation
  const row = testimonialId === null ? undefined : await findTestimonial(db, testimonialId)
  const photos = row ? await photosOfTestimonials(db, [row.id], 'all') : []
  return {
    ...(row ? presentWords(row) : blankStory(profile)),
    photos: photos.map((photo) => presentPhoto(config, photo)),
    expiresAt: expiresAt.toISOString(),
  }
}

const blankStory = ({ name, gender }: ProfileRow): StoryDraft => ({
  caption: '',
  groomName: gender === 'm' ? name : '',
  brideName: gender === 'f' ? name : '',
  text: '',
})

/** Locks the story of the link, and creates it if needed. Concurrent requests wait for one another. */
export async function lockYours(services: Services, tx: Transaction, token: string): Promise<TestimonialRow> {
  const { invitation, profile } = await openLink(services, tx, token, true)
  if (invitation.testimonialId === null) return await begin(services, tx, profile)
  const row = await lockTestimonial(tx, invitation.testimonialId)
  if (!unfinished.includes(row.status)) throw new Failure('link_used')
  return row
}

async function begin({ clock }: Services, tx: Transaction, profile: ProfileRow): Promise<TestimonialRow> {
  const inserted = tx.insert(testimonials).values({
    ...storyWords(blankStory(profile)),
    status: 'Draft',
    [profile.gender === 'm' ? 'groomBnrId' : 'brideBnrId']: profile.bnrId,
    email: profile.email,
    phoneCountryCode: profile.phoneCountryCode,
    phoneNumber: profile.phoneNumber,
    createdAt: clock.now(),
    createdByName: theCouple,
  })
  const row = await requireRow(inserted.returning(), 'internal')
  await tx
    .update(storyInvitations)
    .set({ testimonialId: row.id })
    .where(eq(storyInvitations.profileId, profile.id))
  return row
}

/** Saves an unfinished story. It is checked when it is sent. */
export async function saveYours(services: Services, token: string, given: StoryDraft): Promise<void> {
  await services.db.inTransaction(async (tx) => {
    const { id } = await lockYours(services, tx, token)
    await tx.update(testimonials).set(storyWords(given)).where(eq(testimonials.id, id))
  })
}

/** Sends the story for approval, which ends the link. */
export async function sendYours(services: Services, token: string, given: SubmittedStory): Promise<void> {
  requireFitToPublish(given)
  const at = services.clock.now()
  await services.db.inTransaction(async (tx) => {
    const { id } = await lockYours(services, tx, token)
    const decided = { actionById: null, actionByName: theCouple, actionAt: at, rejectionReason: null }
    await tx
      .update(testimonials)
      .set({ ...storyWords(given), status: testimonialMachine.actions.ready.to, consentAt: at, ...decided })
      .where(eq(testimonials.id, id))
    await tx.update(storyInvitations).set({ usedAt: at }).where(eq(storyInvitations.testimonialId, id))
    await audit(tx, at, null, 'testimonial told', `testimonial ${id}`)
  })
}
