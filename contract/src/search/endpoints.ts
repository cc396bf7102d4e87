import { z } from '#schema'
import { criteria, operations } from '../criteria.ts'
import { endpoint, idParam } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { profileCard } from '../profiles/card.ts'
import { wire } from '../wire.ts'
import { queueSortValues, searchSorts, sortValues } from './sorts.ts'

export const searchRequest = wire('Profile search', {
  fromId: ['fromId', idParam.optional(), 'The caller’s own profile_id'],
  criteria: ['criterias', criteria.default([]), 'Conditions, all of which must hold'],
})

export const searchProfiles = endpoint({
  method: 'POST',
  path: '/profiles/search',
  permission: 'profiles.search',
  summary: 'Search profiles; the viewer’s rules are added by the server',
  query: z.object({
    ...pageQuery(),
    sort: z.enum([...sortValues, ...queueSortValues]).default(searchSorts.newest),
  }),
  body: searchRequest,
  reply: pageOf('profiles', profileCard),
  limit: { requests: 60, guest: 30 },
})

export const searchMapping = wire('Search mapping', {
  key: ['key', z.string(), 'A key of the criteria of a profile search'],
  operation: ['op', z.enum(operations), 'An operation that the caller may use with it'],
})

export const readSearchMappings = endpoint({
  method: 'GET',
  path: '/settings/searchMappings',
  permission: 'public',
  summary: 'What the caller may search profiles by: each key with each of its operations',
  reply: z.array(searchMapping),
})
