import { type Channel, channels } from '@bnr/contract/messages/channels'
import { storyLinkDays } from '@bnr/contract/testimonials/yours'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { seal, tryOpenSealed } from '../accounts/seal.ts'
import { hashToken } from '../accounts/tokens.ts'
import type { Queryable } from '../database/database.ts'
import { job } from '../jobs/job.ts'
import { isNight, secondsToMorning } from '../notifications/night.ts'
import { groupChannels } from '../notifications/settings.ts'
import { wrongState } from '../platform/failure.ts'
import { confirmedEmail } from '../profiles/email.ts'
import { numberOf, phoneText } from '../profiles/phone.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { isRegistered, sendServiceSms } from '../sms/send.ts'
import { storyInvitations } from './tables.ts'

type Invitee = { profile: ProfileRow; open: readonly Channel[] }

/** The channels on which the link can be sent; refuses a member who has none. */
export async function requireChannels(
  services: Services,
  db: Queryable,
  profile: ProfileRow,
): Promise<Channel[]> {
  const { open, wanted } = await openChannels(services, db, profile)
  if (open.length > 0) return open
  throw wrongState(
    wanted.sms && profile.phoneVerified
      ? 'This member gets no e-mails about the profile, and this installation does not send the invitation by SMS'
      : 'This member has no confirmed e-mail or verified number, or has switched off these messages',
  )
}

/**
 * The channels that the member has and wants. Unconfirmed addresses and unverified numbers may belong to strangers.
 */
async function openChannels({ config }: Services, db: Queryable, { id, ...profile }: ProfileRow) {
  const wanted = await groupChannels(db, id, 'profile')
  const has = {
    mail: confirmedEmail(profile) !== undefined,
    sms: profile.phoneVerified && isRegistered(config, 'storyInvitation'),
  }
  return { open: channels.filter((channel) => wanted[channel] && has[channel]), wanted }
}

/** Sends the link on all channels and returns those that worked. At night the SMS waits for the morning. */
export async function sendLink(
  services: Services,
  { profile, open }: Invitee,
  token: string,
): Promise<Channel[]> {
  const senders = {
    mail: () => mailLink(services, profile, token),
    sms: () =>
      isNight(services.clock.now())
        ? sendInTheMorning(services, seal(services.secrets.storyLink, token))
        : textLink(services, profile, token),
  }
  const results = await Promise.allSettled(open.map((channel) => senders[channel]()))
  for (const result of results)
    if (result.status === 'rejected')
      services.log.error({ err: result.reason }, 'the story link could not be sent')
  return open.filter((_, index) => results[index]?.status === 'fulfilled')
}

async function mailLink(services: Services, profile: ProfileRow, token: string): Promise<void> {
  const to = confirmedEmail(profile)
  const text = mailText(profile, addressOf(services, token))
  if (to) await services.messenger.mail({ to, subject: 'Tell us your story', text })
}

const textLink = (services: Services, profile: ProfileRow, token: string) =>
  sendServiceSms(services, phoneText(numberOf(profile)), 'storyInvitation', {
    link: addressOf(services, token),
  })

/** The token comes after the #, so that servers do not log it. */
const addressOf = ({ config }: Services, token: string) => `${config.publicUrl}/your-story#${token}`

const mailText = ({ name }: ProfileRow, link: string) =>
  [
    `Dear ${name},`,
    'Congratulations! Would you tell other families how you found each other? A few lines and a photo are enough.',
    `This link is only for the two of you. It can be used for ${storyLinkDays} days:`,
    link,
    'We check your story before we publish it. If you would rather not write one, you can ignore this message.',
  ].join('\n\n')

/** The link, encrypted: the database stores none that somebody who reads it could open. */
type Delayed = { sealed: string }

const sendInTheMorning = ({ clock, db, jobs }: Services, sealed: string) =>
  db.inTransaction((tx) => jobs.enqueue(tx, 'textStoryLink', { sealed }, secondsToMorning(clock.now())))

/** Sends a link that waited, unless it was replaced or used, or the member no longer wants it. */
async function textStoryLink(services: Services, { sealed }: Delayed): Promise<void> {
  const { clock, db, secrets } = services
  if (isNight(clock.now())) return await sendInTheMorning(services, sealed)
  const token = tryOpenSealed(secrets.storyLink, sealed)
  const profile = token && (await inviteeOf(db, token))
  if (!profile) return
  const { open } = await openChannels(services, db, profile)
  if (open.includes('sms')) await textLink(services, profile, token)
}

/** The settled profile of a link that can still be used. */
async function inviteeOf(db: Queryable, token: string): Promise<ProfileRow | undefined> {
  const isOpen = and(eq(storyInvitations.tokenHash, hashToken(token)), isNull(storyInvitations.usedAt))
  const [found] = await db
    .select({ profile: profiles })
    .from(storyInvitations)
    .innerJoin(profiles, eq(profiles.id, storyInvitations.profileId))
    .where(and(isOpen, eq(profiles.status, 'Settled')))
  return found?.profile
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    textStoryLink: Delayed
  }
}

export const textStoryLinkJob = job({
  name: 'textStoryLink',
  payload: z.object({ sealed: z.string() }),
  run: textStoryLink,
})
