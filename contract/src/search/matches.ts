import { z } from '#schema'
import { endpoint, idParams } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { profileCard } from '../profiles/card.ts'
import { wire } from '../wire.ts'
import { partnerPreferenceNames } from './preferences.ts'

/** Who fits whose preferences: both each other's, they mine, or I theirs. */
export const matchDirections = ['both', 'mine', 'theirs'] as const
export type MatchDirection = (typeof matchDirections)[number]

const preferences = z.array(z.enum(partnerPreferenceNames))

const metPreferences = wire('Preferences met', {
  mine: ['mine', preferences, 'Which of the member’s preferences the profile meets'],
  theirs: ['theirs', preferences, 'Which preferences of the profile the member meets'],
})
export type MetPreferences = z.output<typeof metPreferences>

const match = wire('Match', {
  profile: ['profile', profileCard, 'The profile, as far as the caller may see it'],
  meets: ['meets', metPreferences, 'Which preferences are known to be met, both ways'],
})
export type Match = z.output<typeof match>

export const readMatches = endpoint({
  method: 'GET',
  path: '/profiles/:id/matches',
  audit: { reads: 'matches listed' },
  permission: 'member.orStaff',
  summary:
    'Active profiles of the opposite gender that fit, newest first, without whoever is blocked or ignored',
  params: idParams,
  query: z.object({ ...pageQuery(), direction: z.enum(matchDirections).default('both') }),
  reply: pageOf('matches', match),
  limit: { requests: 60 },
})
