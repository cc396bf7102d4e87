import { afterEach, expect, it, vi } from 'vitest'
import { keepCredentials, readCredentials } from '../platform/credentials.ts'
import { logOut } from './logout.ts'
import { beginSession, currentSession, endSession, type SessionUser } from './session.ts'

const user = { userName: '10000001', roles: ['profile_user'] } as unknown as SessionUser

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

it('ends the session here at once, and tells the server by a call that outlives the page', async () => {
  keepCredentials({
    token: 'a.b.c',
    refreshToken: 'r',
    userName: '10000001',
    userType: 'pu',
    expiresAt: Date.now() + 600_000,
  })
  beginSession(user)
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    asked.push(init)
    return new Promise(() => undefined)
  })
  await logOut()
  expect(readCredentials()).toBeUndefined()
  expect(currentSession()).toMatchObject({ user: null, departure: { to: '/logout' } })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.keepalive).toBe(true)
  expect(new Headers(asked[0]?.headers).get('authorization')).toBe('Bearer a.b.c')
})
