import { type Channel, channels } from '@bnr/contract/messages/channels'
import type { Invitation } from '@bnr/contract/testimonials/endpoints'
import { unfinished } from '@bnr/contract/testimonials/transitions'
import { storyLinkDays } from '@bnr/contract/testimonials/yours'
import { eq } from 'drizzle-orm'
import { hashToken, newToken } from '../accounts/tokens.ts'
import { audit } from '../database/audit.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { groupChannels } from '../notifications/settings.ts'
import { daysAfter } from '../platform/clock.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import { confirmedEmail } from '../profiles/email.ts'
import { numberOf, phoneText } from '../profiles/phone.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { lockProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { isRegistered, sendServiceSms } from '../sms/send.ts'
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
    const open = await openChannels(services, tx, profile)
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
  return { message: `We have sent the link by ${sent.map((one) => channelWords[one]).join(' and ')}` }
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
async function mayGoOn(tx: Transaction, { testimonialId }: InvitationRow): Promise<boolean> {
  const story = testimonialId === null ? undefined : await findTestimonial(tx, testimonialId)
  return story !== undefined && unfinished.includes(story.status)
}

const channelWords: Record<Channel, string> = { mail: 'e-mail', sms: 'SMS' }
type Invitee = { profile: ProfileRow; open: readonly Channel[] }

/**
 * The channels that the member has and wants. Unconfirmed addresses and unverified numbers may belong to strangers.
 */
async function openChannels(
  { config }: Services,
  tx: Transaction,
  { id, ...profile }: ProfileRow,
): Promise<Channel[]> {
  const wanted = await groupChannels(tx, id, 'profile')
  const has = {
    mail: confirmedEmail(profile) !== undefined,
    sms: profile.phoneVerified && isRegistered(config, 'storyInvitation'),
  }
  const open = channels.filter((channel) => wanted[channel] && has[channel])
  if (open.length > 0) return open
  throw wrongState(
    wanted.sms && profile.phoneVerified
      ? 'This member gets no e-mails about the profile, and this installation does not send the invitation by SMS'
      : 'This member has no confirmed e-mail or verified number, or has switched off these messages',
  )
}

/** Sends the link on all channels and returns those that worked. */
async function sendLink(services: Services, { profile, open }: Invitee, token: string): Promise<Channel[]> {
  const senders = sendersOf(services, profile, token)
  const results = await Promise.allSettled(open.map((channel) => senders[channel]()))
  for (const result of results)
    if (result.status === 'rejected')
      services.log.error({ err: result.reason }, 'the story link could not be sent')
  return open.filter((_, index) => results[index]?.status === 'fulfilled')
}

/** The message for each channel. The token comes after the #, so that servers do not log it. */
function sendersOf(services: Services, profile: ProfileRow, token: string) {
  const link = `${services.config.publicUrl}/your-story#${token}`
  const subject = 'Tell us your story'
  return {
    mail: async () => {
      const to = confirmedEmail(profile)
      if (to) await services.messenger.mail({ to, subject, text: mailText(profile, link) })
    },
    sms: () => sendServiceSms(services, phoneText(numberOf(profile)), 'storyInvitation', { link }),
  }
}

const mailText = ({ name }: ProfileRow, link: string) =>
  [
    `Dear ${name},`,
    'Congratulations! Would you tell other families how you found each other? A few lines and a photo are enough.',
    `This link is only for the two of you. It can be used for ${storyLinkDays} days:`,
    link,
    'We check your story before we publish it. If you would rather not write one, you can ignore this message.',
  ].join('\n\n')

export async function invitationOf(db: Queryable, profileId: number): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(storyInvitations).where(eq(storyInvitations.profileId, profileId))
  return row
}

export function presentInvitation(row: InvitationRow | undefined): Invitation {
  if (!row) return {}
  const { sentAt, expiresAt, usedAt, testimonialId } = row
  return {
    ...(sentAt ? { sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() } : {}),
    ...(usedAt ? { toldAt: usedAt.toISOString() } : {}),
    ...(testimonialId ? { testimonialId } : {}),
  }
}
