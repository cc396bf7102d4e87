import { type Channel, channels } from '@bnr/contract/messages/kinds'
import type { Invitation } from '@bnr/contract/testimonials/endpoints'
import { unfinished } from '@bnr/contract/testimonials/transitions'
import { storyLinkDays } from '@bnr/contract/testimonials/yours'
import { eq } from 'drizzle-orm'
import { hashToken, newToken } from '../accounts/tokens.ts'
import { groupChannels } from '../notifications/settings.ts'
import type { Staff } from '../platform/actor.ts'
import { audit } from '../platform/audit.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { confirmedEmail } from '../profiles/email.ts'
import { numberOf, phoneText } from '../profiles/phone.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { lockProfile } from '../profiles/store.ts'
import { findTestimonial } from './store.ts'
import { storyInvitations } from './tables.ts'

const day = 86_400_000

type InvitationRow = typeof storyInvitations.$inferSelect

/** Sends the couple of a settled profile a link; one that was sent before ends, what was written by it stays. */
export async function askForStory(
  services: Services,
  { userId }: Staff,
  profileId: number,
): Promise<{ message: string }> {
  const { db, clock } = services
  const at = clock.now()
  const token = newToken()
  const asked = await db.inTransaction(async (tx) => {
    const profile = await lockProfile(tx, profileId)
    await requireAskable(tx, profile, at)
    const open = await openChannels(tx, profile)
    const link = { tokenHash: hashToken(token), sentAt: at, usedAt: null }
    const values = { ...link, expiresAt: daysAfter(at, storyLinkDays) }
    await tx
      .insert(storyInvitations)
      .values({ profileId, ...values })
      .onConflictDoUpdate({ target: storyInvitations.profileId, set: values })
    await audit(tx, at, userId, 'testimonial ask', `profile ${profileId}`)
    return { profile, open }
  })
  const sent = await sendLink(services, asked, token)
  if (sent.length === 0) {
    await db.update(storyInvitations).set({ sentAt: null }).where(eq(storyInvitations.profileId, profileId))
    throw new Failure('bad_gateway')
  }
  return { message: `We have sent the link by ${sent.map((one) => channelWords[one]).join(' and ')}` }
}

async function requireAskable(tx: Transaction, { id, status }: ProfileRow, at: Date): Promise<void> {
  if (status !== 'Settled')
    throw new Failure('wrong_state', { message: `Only settled couples are asked: this profile is ${status}` })
  const before = await invitationOf(tx, id)
  if (before?.sentAt && at.getTime() - before.sentAt.getTime() < day)
    throw new Failure('wrong_state', { message: 'This couple was asked today already' })
  if (before?.usedAt && !(await mayGoOn(tx, before)))
    throw new Failure('wrong_state', { message: 'This couple has written its story already' })
}

/** A story that was rejected can be written anew. */
async function mayGoOn(tx: Transaction, { testimonialId }: InvitationRow): Promise<boolean> {
  const story = testimonialId === null ? undefined : await findTestimonial(tx, testimonialId)
  return story !== undefined && unfinished.includes(story.status)
}

const channelWords: Record<Channel, string> = { mail: 'e-mail', sms: 'SMS' }
type Invitee = { profile: ProfileRow; open: readonly Channel[] }

/** The channels that the member wants and has; an address or a number that nobody has proved may be anybody's. */
async function openChannels(tx: Transaction, { id, ...profile }: ProfileRow): Promise<Channel[]> {
  const wanted = await groupChannels(tx, id, 'profile')
  const has = { mail: confirmedEmail(profile) !== undefined, sms: profile.phoneVerified }
  const open = channels.filter((channel) => wanted[channel] && has[channel])
  if (open.length > 0) return open
  throw new Failure('wrong_state', {
    message: 'This member has no proved e-mail or number, or wants no messages there',
  })
}

/** By each of them, and gives those by which it left. */
async function sendLink(services: Services, { profile, open }: Invitee, token: string): Promise<Channel[]> {
  const ways = waysOf(services, profile, token)
  const results = await Promise.allSettled(open.map((channel) => ways[channel]()))
  for (const result of results)
    if (result.status === 'rejected') services.log.error({ err: result.reason }, 'story link not sent')
  return open.filter((_, index) => results[index]?.status === 'fulfilled')
}

/** The token stands behind the #, where no server's log sees it. */
function waysOf({ config, messenger }: Services, profile: ProfileRow, token: string) {
  const link = `${config.publicUrl}/your-story#${token}`
  const subject = 'Tell us your story'
  return {
    mail: async () => {
      const to = confirmedEmail(profile)
      if (to) await messenger.mail({ to, subject, text: letter(profile, link) })
    },
    sms: () => messenger.sms({ to: phoneText(numberOf(profile)), text: shortLetter(link) }),
  }
}

const letter = ({ name }: ProfileRow, link: string) =>
  [
    `Dear ${name},`,
    'We are glad with you. Would you tell other families how you found one another? A few lines and a photo are enough.',
    `This link is for the two of you alone. It can be used for ${storyLinkDays} days:`,
    link,
    'We read what you write before anybody else does. If you would rather not, you need not do anything.',
  ].join('\n\n')

const shortLetter = (link: string) =>
  `BNR Matrimony: Congratulations! Would you tell us your story? Within ${storyLinkDays} days, by this link for the two of you: ${link}`

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
