import { expiryShown } from '@bnr/contract/dates'
import { cardLines } from '@bnr/contract/profiles/facts/cardFacts'
import { placeShown } from '@bnr/contract/profiles/facts/shown'
import { inEnglish } from '@bnr/contract/translate'
import { sql } from 'drizzle-orm'
import { arrayOf, type Queryable } from '../database/database.ts'
import { unsubscribeAddress } from '../notifications/unsubscribe.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { presentCard } from '../viewing/presentCard.ts'
import { whereThere } from '../viewing/visibility.ts'
import type { Content } from './content.ts'

/** The summary as a mail, without photos; undefined if nothing remains to say. */
export async function mailText(services: Services, recipient: ProfileRow, content: Content) {
  const { config, db } = services
  const link = (path: string) => config.publicUrl + path
  const matches = await matchesAs(db, recipient.id, content.matches)
  const now = services.clock.now()
  const lines = matches.map((row) => `${matchLine(row, now)}\n${link(`/profile/${row.bnrId}`)}`)
  const waiting = waitingLines(content)
  if (lines.length === 0 && waiting.length === 0) return undefined
  return [
    `Dear ${recipient.name},`,
    ...waiting.map(({ words, path }) => `${words}\n${link(path)}`),
    ...(lines.length > 0
      ? ['New profiles that fit you:', ...lines, `See all matches:\n${link('/matches')}`]
      : []),
    `Change how often you get this e-mail:\n${link('/profile/settings?active=summary')}`,
    `Stop these e-mails:\n${unsubscribeAddress(services, recipient.id, 'summary')}`,
  ].join('\n\n')
}

/** The matches that the recipient still sees when the mail is sent. */
async function matchesAs(db: Queryable, recipientId: number, ids: readonly number[]): Promise<ProfileRow[]> {
  if (ids.length === 0) return []
  const seen = whereThere(sql`profiles.id`, { profileId: recipientId })
  const found = await db
    .select()
    .from(profiles)
    .where(sql`${profiles.id} = any(${arrayOf(ids)}) and ${seen}`)
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

function matchLine(row: ProfileRow, now: Date): string {
  const card = presentCard(row, 'member', { media: [] }, now)
  const facts = [...cardLines(card, inEnglish), placeShown(card)].filter(Boolean)
  return [`${row.name} (${row.bnrId})`, ...facts].join('\n')
}

type Line = { words: string; path: string }

function waitingLines({ interests, messages, endsOn }: Content): Line[] {
  return [
    ...(interests > 0
      ? [
          {
            words: `${interests === 1 ? '1 interest waits' : `${interests} interests wait`} for your answer:`,
            path: '/activity/interest-received',
          },
        ]
      : []),
    ...(messages > 0
      ? [
          {
            words: `You have ${messages === 1 ? '1 conversation' : `${messages} conversations`} with unread messages:`,
            path: '/messages',
          },
        ]
      : []),
    ...(endsOn ? [{ words: `Your membership ends on ${expiryShown(endsOn)}:`, path: '/packages' }] : []),
  ]
}

export const subjectOf = ({ matches, interests, messages }: Content): string => {
  if (interests > 0)
    return interests === 1 ? 'An interest waits for you' : `${interests} interests wait for you`
  if (messages > 0) return 'Messages wait for you'
  if (matches.length > 0) return matches.length === 1 ? 'A new match for you' : 'New matches for you'
  return 'Your membership ends soon'
}
