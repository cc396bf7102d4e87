import { z } from '#schema'
import { type Criterion, criteria } from '../criteria.ts'
import { endpoint, idParam } from '../endpoint.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'
import { newProfiles } from './newProfiles.ts'
import { addressQuery, searchName } from './saved.ts'

/** Searches that a member can save. */
export const maxMemberSearches = 10

/** Most characters of the criteria of a saved search, as JSON. */
const longestCriteria = 8000

const has = (all: readonly Criterion[], wanted: string) => all.some(({ key }) => key === wanted)

const savedCriteria = criteria
  .refine((all) => JSON.stringify(all).length <= longestCriteria, 'This search has too many choices to save')
  .refine((all) => !has(all, 'pid'), 'You cannot save a search for one person')
  .refine((all) => !has(all, 'nw'), 'Save the whole search, not only its new profiles')

/**
 * Why a saved search cannot run now. `closed`: the member may not search by its criteria before the number is verified
 * and the profile was sent for review. `outdated`: it asks for something that our lists no longer have, or for profiles
 * that this member no longer searches.
 */
const searchProblems = ['closed', 'outdated'] as const

const memberSearch = wire('Saved search of a member', {
  id: ['id', z.number().int(), 'Id'],
  name: ['na', z.string(), 'Name that the member gave it'],
  query: ['qu', z.string(), 'The search, as the query of the address of its results'],
  daily: ['nt', z.boolean(), 'The daily message looks for new profiles of this search'],
  lookedAt: ['la', moment, 'When the member last looked at its results, or saved it'],
  newCount: [
    'nw',
    z.number().int().max(newProfiles.mostCounted).optional(),
    'Profiles that are new since the last look; left out if the search cannot run, and for those who see what guests see',
  ],
  hasMore: ['mo', z.boolean().optional(), 'There are, or can be, more new profiles than counted'],
  problem: ['pb', z.enum(searchProblems).optional(), 'Why the search cannot run now'],
})
export type MemberSearch = z.output<typeof memberSearch>

const own = { permission: 'member.area', path: '/profiles/:id/searches' } as const
const one = {
  permission: 'member.area',
  path: '/profiles/:id/searches/:searchId',
  params: z.object({ id: idParam, searchId: idParam }),
} as const

export const listMemberSearches = endpoint({
  ...own,
  summary: 'Saved searches of the member by name, with the number of new profiles of each',
  reply: z.array(memberSearch).max(maxMemberSearches),
  limit: { requests: 60 },
})

export const saveMemberSearch = endpoint({
  ...own,
  method: 'POST',
  summary: `Save a search; at most ${maxMemberSearches} for each member`,
  body: wire('New saved search of a member', {
    name: ['na', searchName, 'Name that the member gives it'],
    query: ['qu', addressQuery, 'The search, as the query of the address of its results'],
    criteria: ['criterias', savedCriteria, 'The criteria that this address sends'],
  }),
  reply: memberSearch,
  limit: { requests: 60 },
})

export const changeMemberSearch = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Rename a saved search, or switch its part in the daily message on or off',
  body: wire('Change of a saved search', {
    name: ['na', searchName.optional(), 'Name that the member gives it'],
    daily: ['nt', z.boolean().optional(), 'The daily message looks for new profiles of this search'],
  }),
  reply: memberSearch,
  limit: { requests: 60 },
})

export const deleteMemberSearch = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Delete a saved search',
  limit: { requests: 60 },
})

export const lookAtMemberSearch = endpoint({
  ...one,
  method: 'POST',
  path: '/profiles/:id/searches/:searchId/look',
  summary: 'Record that the member has looked at the results of a saved search',
  body: wire('Look at a saved search', {
    at: ['at', moment, 'When the results were read, from the reply of the search'],
  }),
  limit: { requests: 120 },
})
