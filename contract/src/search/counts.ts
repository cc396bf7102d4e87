import { z } from '#schema'
import { criteria } from '../criteria.ts'
import { endpoint } from '../endpoint.ts'
import { wire } from '../wire.ts'
import { type SearchKey, searchKeys } from './keys.ts'

/** Keys of the lists whose choices are counted: every list that members search by. */
export const countedKeys = [
  'bi.mt',
  'bi.ms',
  'bi.ca',
  'bi.ps',
  'ri.de',
  'ri.sp',
  'pi.edu.de',
  'pi.oc',
  'li.ca.co.keyword',
  'li.ca.st.keyword',
  'li.ca.ct.keyword',
  'fi.fs',
] as const satisfies readonly SearchKey[]
export type CountedKey = (typeof countedKeys)[number]

/** Keys that a form clears together with another key: the places within a place, and the second key of a photo. */
export const clearedWith: { readonly [Key in SearchKey]?: readonly SearchKey[] } = {
  'li.ca.co.keyword': ['li.ca.st.keyword', 'li.ca.ct.keyword'],
  'li.ca.st.keyword': ['li.ca.ct.keyword'],
  'me.ms': ['me.mt'],
  'me.mt': ['me.ms'],
}

const listCounts = wire('Counts of a list', {
  key: ['key', z.enum(countedKeys), 'Search key of the list'],
  counts: [
    'counts',
    z.record(z.string(), z.number().int()),
    'How many profiles the search finds with each value instead of its own values of this key; values without profiles are missing',
  ],
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
  }),
  limit: { requests: 300, guest: 60 },
})
