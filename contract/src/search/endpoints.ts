import { z } from '#schema'
import { noAudit } from '../auditActions.ts'
import { operations } from '../criteria.ts'
import { endpoint, idParam } from '../endpoint.ts'
import { profileCard } from '../profiles/card.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { wire } from '../wire.ts'
import { mostFeatured } from './featured.ts'
import { searchKeys } from './keys.ts'
import { queueSortValues, searchSorts, sortValues } from './sorts.ts'

export const searchProfiles = searchEndpoint({
  path: '/profiles/search',
  audit: { reads: 'profiles searched' },
  permission: 'profiles.search',
  summary: 'Search profiles; the viewer’s rules are added by the server',
  names: ['Profile', 'profiles'],
  keys: searchKeys,
  item: profileCard,
  query: { sort: z.enum([...sortValues, ...queueSortValues]).default(searchSorts.newest) },
  body: { fromId: ['fromId', idParam.optional(), 'The caller’s own profile_id'] },
  reply: {
    featured: [
      'ft',
      z.array(profileCard).max(mostFeatured).optional(),
      'Above the first page of members: whom the search fits and whose plan shows them prominently',
    ],
  },
  limit: { requests: 60, guest: 30 },
})

const searchMapping = wire('Search mapping', {
  key: ['key', z.string(), 'A key of the criteria of a profile search'],
  operation: ['op', z.enum(operations), 'An operation that the caller may use with it'],
})

export const readSearchMappings = endpoint({
  method: 'GET',
  path: '/settings/searchMappings',
  audit: noAudit.catalogue,
  permission: 'public',
  summary: 'What the caller may search profiles by: each key with each of its operations',
  reply: z.array(searchMapping),
})
