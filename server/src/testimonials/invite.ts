import type { Channel } from '@bnr/contract/messages/channels'
import type { Invitation } from '@bnr/contract/testimonials/endpoints'
import { unfinished } from '@bnr/contract/testimonials/transitions'
import { storyLinkDays } from '@bnr/contract/testimonials/yours'
import { eq } from 'drizzle-orm'
import { hashToken, newToken } from '../accounts/tokens.ts'
import { audit } from '../database/audit.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { isNight } from '../notifications/night.ts'
import { daysAfter } from '../platform/clock.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { lockProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { requireChannels, sendLink } from './sendLink.ts'
import { findTestimonial } from './store.ts'
import { storyInvitations } from './tables.ts'

const day = 86_400_000

type InvitationRow = typeof storyInvitations.$inferSelect

/**
 * Sends a link to the couple of a settled profile. It replaces an earlier link and keeps what the couple has written.
 */
export async function requestStory(
  services: Services,
  { userId }: Staff,
  profileId: number,
): Promise<{ message: string }> {
  const { db, clock } = services
  const at = clock.now()
  const token = newToken()
  const invitee = await db.inTransaction(async (tx) => {
    const profile = await lockProfile(tx, profileId)
    await requireAskable(tx, profile, at)
    const open = await requireChannels(services, tx, profile)
    const link = { tokenHash: hashToken(token), sentAt: at, usedAt: null }
    const values = { ...link, expiresAt: daysAfter(at, storyLinkDays) }
    await tx
      .insert(storyInvitations)
      .values({ profileId, ...values })
      .onConflictDoUpdate({ target: storyInvitations.profileId, set: values })
    await audit(tx, at, userId, 'testimonial ask', `profile ${profileId}`)
    return { profile, open }
  })
  const sent = await sendLink(services, invitee, token)
  if (sent.length === 0) {
    await db.update(storyInvitations).set({ sentAt: null }).where(eq(storyInvitations.profileId, profileId))
    throw new Failure('bad_gateway')
  }
  return { message: sentMessage(sent, isNight(at)) }
}

function sentMessage(sent: readonly Channel[], waits: boolean): string {
  const isMailed = sent.includes('mail')
  if (!sent.includes('sms')) return 'We have sent the link by e-mail'
  if (waits)
    return isMailed
      ? 'We have sent the link by e-mail, and will send it by SMS in the morning'
      : 'We will send the link by SMS in the morning'
  return `We have sent the link by ${isMailed ? 'e-mail and SMS' : 'SMS'}`
}

async function requireAskable(tx: Transaction, { id, status }: ProfileRow, at: Date): Promise<void> {
  if (status !== 'Settled') throw wrongState(`You can invite only settled couples: this profile is ${status}`)
  const before = await invitationOf(tx, id)
  if (before?.sentAt && at.getTime() - before.sentAt.getTime() < day)
    throw wrongState('This couple was already invited today')
  if (before?.usedAt && !(await mayGoOn(tx, before)))
    throw wrongState('This couple has already sent its story')
}

/** Whether the couple may continue: a rejected testimonial can be written again. */
async function mayGoOn(db: Queryable, { testimonialId }: InvitationRow): Promise<boolean> {
  const story = testimonialId === null ? undefined : await findTestimonial(db, testimonialId)
  return story !== undefined && unfinished.includes(story.status)
}

async function invitationOf(db: Queryable, profileId: number): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(storyInvitations).where(eq(storyInvitations.profileId, profileId))
  return row
}

/** The invitation as staff see it. A couple whose story was rejected can be invited again, as if it had sent none. */
export async function readInvitation(db: Queryable, profileId: number): Promise<Invitation> {
  const row = await invitationOf(db, profileId)
  if (!row) return {}
  const { sentAt, expiresAt, usedAt, testimonialId } = row
  const isTold = usedAt && !(await mayGoOn(db, row))
  return {
    ...(sentAt ? { sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() } : {}),
    ...(isTold ? { toldAt: usedAt.toISOString() } : {}),
    ...(testimonialId ? { testimonialId } : {}),
  }
}
