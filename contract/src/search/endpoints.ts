import { z } from '#schema'
import { operations } from '../criteria.ts'
import { endpoint, idParam } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { profileCard } from '../profiles/card.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { wire } from '../wire.ts'
import { maxFeatured } from './featured.ts'
import { searchKeys } from './keys.ts'
import { newOnPage } from './newProfiles.ts'
import { queueSortValues, searchSorts, sortValues } from './sorts.ts'

export const searchProfiles = searchEndpoint({
  path: '/profiles/search',
  audit: { reads: 'profiles searched' },
  permission: 'profiles.search',
  summary: 'Search profiles; the server adds the rules for the viewer',
  names: ['Profile', 'profiles'],
  keys: searchKeys,
  item: profileCard,
  query: { sort: z.enum([...sortValues, ...queueSortValues]).default(searchSorts.newest) },
  body: {
    fromId: ['fromId', idParam.optional(), 'Profile id of the caller'],
    savedId: ['sid', idParam.optional(), 'Saved search of the caller whose new profiles the reply names'],
  },
  reply: {
    featured: [
      'ft',
      z.array(profileCard).max(maxFeatured).optional(),
      'Matching profiles whose plan shows them prominently; only on the first page, for members',
    ],
    fresh: ['nw', newOnPage.optional(), 'What is new on this page of a saved search'],
  },
  limit: { requests: 60, guest: 30 },
})

const searchMapping = wire('Search mapping', {
  key: ['key', z.string(), 'Key of a criterion of profile searches'],
  operation: ['op', z.enum(operations), 'Operation that the caller may use with the key'],
})

export const readSearchMappings = endpoint({
  path: '/settings/searchMappings',
  audit: noAudit.catalogue,
  permission: 'public',
  summary: 'Keys and operations that the caller may use in profile searches',
  reply: z.array(searchMapping),
})
