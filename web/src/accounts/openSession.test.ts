import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SessionUser } from './session.ts'

const user = { userName: '10000001', roles: ['profile_user'] } as unknown as SessionUser
const credentials = {
  token: 'a.b.c',
  refreshToken: 'r',
  userType: 'pu' as const,
  expiresAt: Date.now() + 600_000,
}
const found = {
  username: '10000002',
  user_id: 8,
  roles: ['profile_user'],
  ut: 'pu',
  name: 'Samuel',
  phone: '+91-9000000002',
  mobile: '9000000002',
  el: false,
}

/** The scripts of a page that the server wrote for `user`; a page opens its session once. */
async function pageOf() {
  vi.resetModules()
  const session = await import('./session.ts')
  session.beginSession(user)
  return { session, ...(await import('./openSession.ts')), ...(await import('../platform/credentials.ts')) }
}

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(async () => Response.json(found))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('keeps the user of a page from the server, and makes no call', async () => {
  const { session, openSession, storeCredentials } = await pageOf()
  storeCredentials({ ...credentials, userName: '10000001' })
  await openSession()
  expect(session.currentSession().user).toBe(user)
  expect(fetched).not.toHaveBeenCalled()
})

it('follows a login in another tab while this page loaded its scripts', async () => {
  const { session, openSession, storeCredentials } = await pageOf()
  storeCredentials({ ...credentials, userName: '10000002' })
  await openSession()
  expect(session.currentSession().user?.name).toBe('Samuel')
})

it('follows a logout in another tab while this page loaded its scripts', async () => {
  const { session, openSession } = await pageOf()
  await openSession()
  expect(session.currentSession()).toMatchObject({
    user: null,
    departure: { to: '/logout', everywhere: false },
  })
  expect(fetched).not.toHaveBeenCalled()
})
