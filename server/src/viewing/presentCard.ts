import type { ProfileCard } from '@bnr/contract/profiles/card'
import type { CardViewer } from '@bnr/contract/profiles/field'
import type { FieldPath } from '@bnr/contract/profiles/fieldPath'
import { profileFields } from '@bnr/contract/profiles/fields'
import { maskedPhone } from '../profiles/phone.ts'
import { registeredAt } from '../profiles/registeredAt.ts'
import { type ProfileRow, sectionsOf } from '../profiles/sections.ts'
import { copyAt, initialsOf, type Tree, withDerived } from './present.ts'

const shownTo: Record<CardViewer, readonly CardViewer[]> = {
  guest: ['guest'],
  member: ['guest', 'member'],
  staff: ['guest', 'member', 'staff'],
}

/** Fields of cards and who sees them (DECISIONS, section 3). Guests see initials instead of the name. */
const onCards = profileFields.flatMap(({ path, card = {} }) =>
  typeof card === 'string'
    ? [{ path: path.split('.'), card }]
    : Object.entries(card).map(([part, card]) => ({ path: [...path.split('.'), part], card })),
)

const cardFields = new Map(onCards.map(({ path, card }) => [path.join('.'), card]))

/** Whether this viewer sees a field of a profile, or a part of one, on its card. */
export function isOnCard(path: FieldPath, viewer: CardViewer): boolean {
  const card = cardFields.get(path)
  return card !== undefined && shownTo[viewer].includes(card)
}

export type CardExtras = Pick<
  ProfileCard,
  | 'media'
  | 'membership'
  | 'answerHours'
  | 'activeWithin'
  | 'can'
  | 'activities'
  | 'alreadyLiked'
  | 'alreadyShortlisted'
  | 'alreadyIgnored'
>

/** Decides what this viewer sees on the card of a profile. */
export function presentCard(row: ProfileRow, viewer: CardViewer, extras: CardExtras, now: Date): ProfileCard {
  const all = withDerived(sectionsOf(row), now) as Tree
  const shown: Tree = {}
  for (const { path, card } of onCards) if (shownTo[viewer].includes(card)) copyAt(all, shown, path)
  return { ...(viewer === 'guest' ? withInitials(shown) : { ...shown, ...known(row, viewer) }), ...extras }
}

function known(row: ProfileRow, viewer: CardViewer): Partial<ProfileCard> {
  const { id, bnrId, phoneVerified } = row
  const card = { id, bnrId: String(bnrId), phoneVerified, ...about(row) }
  if (viewer !== 'staff') return card
  const { status, paid, elite, doNotCall } = row
  return {
    ...card,
    status,
    paid,
    elite,
    doNotCall,
    maskedPhone: maskedPhone(row.phoneCountryCode, row.phoneNumber),
    registeredAt: registeredAt(row),
    statusAt: row.statusAt?.toISOString(),
  }
}

/** A line of a card on a wide screen. */
const aboutLength = 120

function about(row: ProfileRow): Pick<ProfileCard, 'about'> {
  const text = sectionsOf(row).basic?.aboutMe?.replace(/\s+/g, ' ').trim()
  if (!text) return {}
  return { about: text.length > aboutLength ? `${text.slice(0, aboutLength).replace(/\s\S*$/, '')}…` : text }
}

function withInitials(shown: Tree): Tree {
  const { basic } = shown as Pick<ProfileCard, 'basic'>
  if (basic?.name) basic.name = initialsOf(basic.name)
  return shown
}
