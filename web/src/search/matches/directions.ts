import { type MatchDirection, matchDirections } from '@bnr/contract/search/matches'
import { oneOf, page } from '../../ui/list/address.ts'

type Words = { tab: string; empty: string; advice: string }

/** What the page says of each direction. */
export const directionWords: Record<MatchDirection, Words> = {
  both: {
    tab: 'Both ways',
    empty: 'Nobody fits both ways yet',
    advice: 'A little more room in what you hope for often helps. New members join every day.',
  },
  mine: {
    tab: 'Fits mine',
    empty: 'Nobody fits your preferences yet',
    advice: 'A little more room in what you hope for often helps. New members join every day.',
  },
  theirs: {
    tab: 'I fit theirs',
    empty: 'You fit nobody’s preferences yet',
    advice: 'The more your profile says of you, the more preferences it can meet.',
  },
}

/** What the address of the page says. */
export const matchesAddress = { direction: oneOf(matchDirections, 'both'), page: page() }
