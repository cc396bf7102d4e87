import { type MatchDirection, matchDirections } from '@bnr/contract/search/matches'
import { oneOf, page } from '../../ui/list/address.ts'

type Words = { tab: string; empty: string; advice: string }

/** What the page says of each direction. */
export const directionWords: Record<MatchDirection, Words> = {
  both: {
    tab: 'Both ways',
    empty: 'No mutual matches yet',
    advice: 'Try wider partner preferences. New members join every day.',
  },
  mine: {
    tab: 'Fits mine',
    empty: 'No profiles match your preferences yet',
    advice: 'Try wider partner preferences. New members join every day.',
  },
  theirs: {
    tab: 'I fit theirs',
    empty: 'Your profile does not match anybody’s preferences yet',
    advice: 'A complete profile matches more preferences.',
  },
}

/** What the address of the page says. */
export const matchesAddress = { direction: oneOf(matchDirections, 'both'), page: page() }
