import { lastGuestPage } from '@bnr/contract/pageSizes'
import { type MatchDirection, matchDirections } from '@bnr/contract/search/matches'
import { widerOf } from '@bnr/contract/search/wider'
import { oneOf, page, text, type Values, writeAddress } from '../../ui/list/address.ts'

type Words = { tab: string; empty: string; advice: string }

export const directionWords: Record<MatchDirection, Words> = {
  both: {
    tab: 'Mutual',
    empty: 'No mutual matches yet',
    advice: 'Try wider partner preferences. New members join every day.',
  },
  mine: {
    tab: 'My preferences',
    empty: 'No profiles match your preferences yet',
    advice: 'Try wider partner preferences. New members join every day.',
  },
  theirs: {
    tab: 'Their preferences',
    empty: 'Your profile does not match anybody’s preferences yet',
    advice: 'A complete profile matches more preferences.',
  },
}

export const matchesAddress = {
  direction: oneOf(matchDirections, 'both'),
  page: page(),
  /** A wider preference that the member tries. */
  wider: text((typed) => widerOf(typed) !== undefined),
}
type MatchesAddress = Values<typeof matchesAddress>

/**
 * What the address asks for, without a preference that cannot be tried because it does not count. Members without the
 * full view see the first pages of those who fit their own preferences, as the server limits them.
 */
export function shownMatches(search: MatchesAddress, hasFullView: boolean): MatchesAddress {
  if (!hasFullView) return { direction: 'mine', page: Math.min(search.page, lastGuestPage), wider: '' }
  return search.direction === 'theirs' ? { ...search, wider: '' } : search
}

/** The query of an address with these changes. */
export const addressWith = (search: MatchesAddress, change: Partial<MatchesAddress>): string =>
  String(writeAddress(matchesAddress, { ...search, ...change }))
