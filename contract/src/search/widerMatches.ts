import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { wire } from '../wire.ts'
import { matchDirections } from './matches.ts'
import { partnerPreferenceNames } from './preferences.ts'
import { widerText } from './wider.ts'

/** Members never learn how many have something that no card shows if they are fewer than this. */
export const fewestCounted = 5
/** Most changes that one wish offers. */
export const mostChanges = 3

const widerChange = wire('Wider preference', {
  value: ['value', z.string().optional(), 'Key of the list that the member could accept too'],
  from: ['fr', z.number().int().optional(), 'Wider lower bound: years, inches or rupees a year'],
  to: ['to', z.number().int().optional(), 'Wider upper bound: years, inches or rupees a year'],
  more: ['more', z.number().int(), 'How many more would match with this change alone'],
})

const hinderingWish = wire('Hindering wish', {
  side: ['side', z.enum(['mine', 'theirs']), 'Whether the member has the wish, or the candidates'],
  preference: ['pf', z.enum(partnerPreferenceNames), 'The preference that the wish is about'],
  more: ['more', z.number().int(), 'How many more would match if nobody on this side had the wish'],
  changes: [
    'changes',
    z.array(widerChange).max(mostChanges),
    'Ways to widen a wish of the member, the most helpful first; none for wishes of candidates',
  ],
})
export type HinderingWish = z.output<typeof hinderingWish>

export const readWiderMatches = endpoint({
  path: '/profiles/:id/matches/wider',
  audit: { reads: 'matches listed' },
  permission: 'member.orStaff',
  summary:
    'Wishes without which more would match, the most hindering first; none for those who see what guests see',
  query: z.object({ direction: z.enum(matchDirections).default('both') }),
  reply: z.array(hinderingWish),
  limit: { requests: 60 },
})

export const widenPreference = endpoint({
  method: 'PUT',
  path: '/profiles/:id/matches/wider',
  audit: { changes: 'profile change' },
  permission: 'profiles.edit',
  summary:
    'Widen a saved partner preference. Everyone it accepted before is still accepted, and several calls may come in any order',
  body: wire('Wider preference to save', {
    wider: ['wider', widerText, 'The preference, as in the address of matches that try it'],
  }),
  limit: { requests: 60 },
})
