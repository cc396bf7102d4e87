import type { ProfileCard } from '@bnr/contract/profiles/card'
import { type ProfileRow, sectionsOf } from '../profiles/sections.ts'
import { copyAt, initialsOf, type Tree, withDerived } from './present.ts'

export type CardViewer = 'guest' | 'member' | 'staff'

/** All that a guest sees of anybody (decisions, section 3); the name is cut to initials. */
const guestFields = [
  'basic.name',
  'basic.ageYears',
  'basic.height',
  'religion.denomination',
  'professional.education.degree',
  'professional.occupation',
  'location.current.state',
]
const memberFields = [
  ...guestFields,
  'basic.motherTongue',
  'basic.caste',
  'basic.createdByLabel',
  'location.current.city',
  'location.current.country',
]
const fieldsOf: Record<CardViewer, readonly string[]> = {
  guest: guestFields,
  member: memberFields,
  staff: [...memberFields, 'basic.genderLabel', 'basic.phone'],
}

export type CardExtras = Pick<
  ProfileCard,
  'media' | 'membership' | 'activities' | 'alreadyLiked' | 'alreadyShortlisted' | 'alreadyIgnored'
>

/** What the card of a profile says to this viewer. The one place that decides it. */
export function presentCard(row: ProfileRow, viewer: CardViewer, extras: CardExtras, now: Date): ProfileCard {
  const all = withDerived(sectionsOf(row), now) as Tree
  const shown: Tree = {}
  for (const path of fieldsOf[viewer]) copyAt(all, shown, path.split('.'))
  return { ...(viewer === 'guest' ? withInitials(shown) : { ...shown, ...known(row, viewer) }), ...extras }
}

function known({ id, bnrId, phoneVerified, ...row }: ProfileRow, viewer: CardViewer): Partial<ProfileCard> {
  const card = { id, bnrId: String(bnrId), phoneVerified }
  if (viewer !== 'staff') return card
  const { status, paid, elite, createdAt } = row
  return { ...card, status, paid, elite, registeredAt: createdAt.toISOString() }
}

function withInitials(shown: Tree): Tree {
  const { basic } = shown as Pick<ProfileCard, 'basic'>
  if (basic?.name) basic.name = initialsOf(basic.name)
  return shown
}
