import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { profileCard } from '../profiles/card.ts'
import { preferenceChange } from '../profiles/profile.ts'
import { wire } from '../wire.ts'
import { partnerPreferenceNames } from './preferences.ts'
import { widerText } from './wider.ts'

/** Whose preferences must be met: both members', mine by the other, or theirs by me. */
export const matchDirections = ['both', 'mine', 'theirs'] as const
export type MatchDirection = (typeof matchDirections)[number]

const preferences = z.array(z.enum(partnerPreferenceNames))

const metPreferences = wire('Preferences met', {
  mine: ['mine', preferences, 'Preferences of the member that the profile meets'],
  theirs: ['theirs', preferences, 'Preferences of the profile that the member meets'],
})
export type MetPreferences = z.output<typeof metPreferences>

export const matchFields = {
  profile: ['profile', profileCard, 'The profile, as far as the caller may see it'],
  meets: ['meets', metPreferences, 'Preferences that are known to be met, both ways'],
} as const

const match = wire('Match', matchFields)
export type Match = z.output<typeof match>

export const readMatches = endpoint({
  path: '/profiles/:id/matches',
  audit: { reads: 'matches listed' },
  permission: 'member.orStaff',
  summary: 'Matching Active profiles of the opposite gender, newest first, without blocked and ignored ones',
  query: z.object({
    ...pageQuery(),
    direction: z.enum(matchDirections).default('both'),
    /** A wider preference of the member, for this request alone. */
    wider: widerText.optional(),
  }),
  reply: pageOf('matches', match, {
    change: [
      'change',
      preferenceChange.optional(),
      'What saving the wider preference would change in the profile; empty if the preference includes it already',
    ],
  }),
  limit: { requests: 60 },
})
