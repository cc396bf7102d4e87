import { type MatchDirection, matchDirections } from '@bnr/contract/search/matches'
import { oneOf, page } from '../../ui/list/address.ts'

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

export const matchesAddress = { direction: oneOf(matchDirections, 'both'), page: page() }
