import { lists } from '@bnr/contract/activities/endpoints'
import { addressOf } from '@bnr/contract/client'
import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import { type CallInput, type EndpointParts, methodsOf } from '@bnr/contract/endpoint'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { toRequest } from '@bnr/contract/rename'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { readMatches } from '@bnr/contract/search/matches'
import type { LoadMember } from './loadMembers.ts'
import { mixedSearches } from './searches.ts'

/** How many of a hundred requests are of each kind. */
const shares = {
  search: 40,
  profile: 22,
  dashboard: 10,
  matches: 6,
  page: 8,
  'guest search': 8,
  list: 6,
} as const
export type Kind = keyof typeof shares
export const kinds = Object.keys(shares) as Kind[]

export interface Request {
  kind: Kind
  path: string
  headers: Record<string, string>
  body?: string
}

const hundreds = 20
const size = 10
const searches = mixedSearches()

/** Requests in a mixed order that is the same in every run. */
export function requestsOf(members: readonly LoadMember[]): Request[] {
  const ofAll = kinds.flatMap((kind) => Array<Kind>(shares[kind] * hundreds).fill(kind))
  return ofAll
    .map((kind, at) => ({ at: (at * 7919) % ofAll.length, kind }))
    .sort((one, other) => one.at - other.at)
    .map(({ kind, at }) => makers[kind](members[at % members.length] as LoadMember, at))
}

/** The mixed searches with 50 rows each, by all members in turn. */
export function longSearchesOf(members: readonly LoadMember[]): Request[] {
  return searches.map((_, at) => {
    const { headers, profileId } = members[at % members.length] as LoadMember
    return searchOf('search', headers.call, at, { fromId: profileId }, 50)
  })
}

const makers: Record<Kind, (member: LoadMember, at: number) => Request> = {
  search: (member, at) => searchOf('search', member.headers.call, at, { fromId: member.profileId }),
  'guest search': (_, at) =>
    requestOf('guest search', noSession, searchProfiles, {
      query: { page: 0, size },
      body: { criteria: guestCriteria(at) },
    }),
  profile: ({ headers, found }, at) =>
    requestOf('profile', headers.call, readProfile, { query: { pid: found[at % found.length] ?? '' } }),
  dashboard: ({ headers, profileId: id }) =>
    requestOf('dashboard', headers.call, readDashboard, { params: { id } }),
  matches: ({ headers, profileId: id }, at) =>
    requestOf('matches', headers.call, readMatches, { params: { id }, query: { page: at % 3, size } }),
  list: ({ headers, profileId: id }) =>
    requestOf('list', headers.call, lists['who-viewed-you'], { params: { id }, query: { page: 0, size } }),
  page: ({ headers }, at) => ({
    kind: 'page',
    path: `/profile/list?form=quick&age=${21 + (at % 12)}-${27 + (at % 12)}`,
    headers: headers.page,
  }),
}

const noSession = { cookie: '' }

function searchOf(
  kind: Kind,
  headers: Record<string, string>,
  at: number,
  more: { fromId: number },
  rows = size,
): Request {
  const { criteria, page } = searches[at % searches.length] ?? { criteria: [], page: 0 }
  return requestOf(kind, headers, searchProfiles, {
    query: { page, size: rows },
    body: { ...more, criteria },
  })
}

/** What the form of the home page sends. */
const guestCriteria = (at: number) => [
  { key: 'bi.ge', operation: 'eq', value: at % 2 === 0 ? 'f' : 'm' },
  { key: 'bi.dob', operation: 'age_range', value: { gte: 21 + (at % 10), lte: 27 + (at % 10) } },
]

function requestOf<const P extends EndpointParts>(
  kind: Kind,
  headers: Record<string, string>,
  endpoint: P,
  input: CallInput<P>,
): Request {
  const given = input as { body?: unknown }
  const path = addressOf(endpoint, given, { apiBase: '/api', mediaBase: '/media' })
  if (methodsOf(endpoint)[0] === 'GET' || !endpoint.body) return { kind, path, headers }
  const body = JSON.stringify(toRequest(endpoint.body, given.body))
  return { kind, path, headers: { ...headers, 'content-type': 'application/json' }, body }
}
