import { z } from '#schema'
import { criteria } from '../criteria.ts'
import { endpoint } from '../endpoint.ts'
import { wire } from '../wire.ts'
import { countedKeys } from './countedKeys.ts'
import { searchKeys } from './keys.ts'

const listCounts = wire('Counts of a list', {
  key: ['key', z.enum(countedKeys), 'Search key of the list'],
  counts: [
    'counts',
    z.record(z.string(), z.number().int()),
    'How many profiles the search finds with each value instead of its own values of this key; values without profiles are missing',
  ],
})

const leftOutTogether = wire('Keys left out together', {
  keys: ['keys', z.array(z.string()), 'Keys of the search'],
  total: ['total', z.number().int(), 'How many profiles the search finds without them'],
})

export const countProfiles = endpoint({
  method: 'POST',
  path: '/profiles/search/counts',
  audit: { reads: 'profiles searched' },
  permission: 'profiles.search',
  summary: 'Count the profiles that a search finds, and those that it would find with other choices',
  keys: searchKeys,
  body: wire('Counts of a search', {
    criteria: ['criterias', criteria.default([]), 'Conditions of the search, all of which must hold'],
  }),
  reply: wire('Counted profiles', {
    total: ['total', z.number().int(), 'Total of the search, rounded for those who see what guests see'],
    lists: ['lists', z.array(listCounts), 'Counts of each list; none for those who see what guests see'],
    without: [
      'without',
      z.array(z.number().int()),
      'For each criterion, how many more profiles the search finds without its key; none for those who see what guests see',
    ],
    together: [
      'together',
      z.array(leftOutTogether).optional(),
      'If nobody is found even without any one key: the fewest keys to leave out together, at most three sets of at most three',
    ],
  }),
  limit: { requests: 300, guest: 60 },
})
