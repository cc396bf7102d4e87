import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { searchTestimonials } from '@bnr/contract/testimonials/endpoints'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wireNames } from '../../../wireNames.ts'
import { call } from '../../platform/call.ts'
import { keepCredentials } from '../../platform/credentials.ts'
import { searchCallOf } from '../../search/searchCall.ts'
import { type Asked, answerWith } from '../../testing/answers.ts'

const login = { token: 'mine', refreshToken: 'r', userName: '10000002', userType: 'pu' } as const
const member = { gender: 'm', profileId: 7, phoneVerified: true, status: 'Active' } as const
const user = {
  body: { g: member.gender, profile_id: member.profileId, pv: member.phoneVerified, ps: member.status },
}
const cut = '/media/testimonials/a/thumbnail'
const story = {
  id: 7,
  cn: 'Led',
  gn: 'Joel $&',
  bn: 'Sharon',
  tl: 'We met <b>here</b>.',
  st: 'Active',
  me: [{ cut }],
}
const stories = { body: { results: [story, { ...story, me: [] }], total: 2, page: 2 } }
const empty = { body: { results: [], total: 0, page: 0 } }

/** Opens an address as a browser does: its early script runs, and has heard everything before anything else is asked. */
type Name = 'session' | 'profile' | 'results' | 'dashboard' | 'stories'

async function open(name: Name, address: string, life = 600_000) {
  if (life) keepCredentials({ ...login, expiresAt: Date.now() + life })
  history.replaceState(null, '', address)
  const asked = answerWith({
    'GET /api/ues/10000002': () => user,
    'GET /api/profiles': () => ({ body: { id: 1, me: [] } }),
    'GET /api/profiles/7/dashboard': () => ({ body: {} }),
    'POST /api/profiles/search': () => empty,
    'POST /api/testimonials/search': () => stories,
  })
  await import(`./${name}.ts`)
  await vi.waitFor(() => expect(globalThis.bnrEarly?.size ?? 0).toBe(asked.length))
  return asked
}
const paths = (asked: readonly Asked[]) => asked.map(({ method, path }) => `${method} ${path}`)

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('wireNames', wireNames)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  globalThis.bnrEarly = undefined
})

it.each([
  '/profile/list?form=quick&age=24-30&denomination=CSI&denomination=CNI&page=2',
  '/profile/list?form=advanced&photo=1&height=5.1-&income=300000-',
  '/profile/list?form=quick&sort=eldest&verified=1',
  '/profile/list',
])('asks for %s what the page of results asks for', async (address) => {
  const asked = await open('results', address)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await call(searchProfiles, searchCallOf(member, new URLSearchParams(location.search)))
  expect(paths(asked)).toEqual(['GET /api/ues/10000002', 'POST /api/profiles/search'])
})

it('asks for a profile what its page asks for', async () => {
  const asked = await open('profile', '/profile/10000001')
  await call(readProfile, { query: { pid: '10000001' } })
  expect(paths(asked)).toEqual(['GET /api/ues/10000002', 'GET /api/profiles'])
  expect(asked[1]?.query.get('pid')).toBe('10000001')
})

it('asks for the dashboard of whoever is logged in', async () => {
  const asked = await open('dashboard', '/profile/dashboard')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await call(readDashboard, { params: { id: member.profileId } })
  expect(paths(asked)).toEqual(['GET /api/ues/10000002', 'GET /api/profiles/7/dashboard'])
})

it.each([true, false])(
  'asks for the stories of a page, whoever reads them (a member: %s)',
  async (isMember) => {
    const asked = await open('stories', '/testimonials?page=3', isMember ? 600_000 : 0)
    const own = isMember ? ['GET /api/ues/10000002'] : []
    await call(searchTestimonials, { query: { page: 2 }, body: { criteria: [] } })
    expect(paths(asked)).toEqual(['POST /api/testimonials/search', ...own])
  },
)
