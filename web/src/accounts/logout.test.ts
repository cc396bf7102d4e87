import { readSessionUser } from '@bnr/contract/accounts/endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callBeforeLeaving } from '../platform/call.ts'
import {
  beginDeparture,
  forgetCredentials,
  readCredentials,
  storeCredentials,
} from '../platform/credentials.ts'
import * as unsavedWork from '../platform/unsavedWork.ts'
import { onSending } from '../platform/unsent.ts'
import { followLogout, logOut } from './logout.ts'
import { beginSession, currentSession, endSession, type SessionUser } from './session.ts'

const login = {
  token: 'a.b.c',
  refreshToken: 'r',
  userName: '10000001',
  userType: 'pu' as const,
  expiresAt: Date.now() + 600_000,
}
const user = { userName: '10000001', roles: ['profile_user'] } as unknown as SessionUser

afterEach(() => {
  endSession()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('ends the session at once, and informs the server by a call that outlives the page', async () => {
  storeCredentials(login)
  beginSession(user)
  const calls: RequestInit[] = []
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    calls.push(init)
    return new Promise(() => undefined)
  })
  const leaving = logOut()
  expect(readCredentials(), 'a page opened at this moment knows no login').toBeUndefined()
  await leaving
  expect(currentSession()).toMatchObject({ user: null, departure: { to: '/logout' } })
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.keepalive).toBe(true)
  expect(new Headers(calls[0]?.headers).get('authorization')).toBe('Bearer a.b.c')
})

it('ends the session on the server once when Logout is pressed twice', async () => {
  storeCredentials(login)
  beginSession(user)
  const authorizations: (string | null)[] = []
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    authorizations.push(new Headers(init.headers).get('authorization'))
    return Response.json({})
  })
  await Promise.all([logOut(), logOut()])
  expect(authorizations).toEqual(['Bearer a.b.c'])
})

it('first sends waiting decisions as the person who made them, with fresh tokens if the old ones have expired', async () => {
  storeCredentials({ ...login, expiresAt: Date.now() })
  beginSession(user)
  const calls: { path: string; authorization: string | null }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.split('/').at(-1) ?? ''
    calls.push({ path, authorization: new Headers(init.headers).get('authorization') })
    return Response.json(path === 'at' ? { at: 'd.e.f', rt: 's' } : {})
  })
  onSending((atOnce) => callBeforeLeaving(atOnce)(readSessionUser, { params: { username: '10000001' } }))
  await logOut()
  expect(calls.map(({ authorization }) => authorization)).toEqual([null, 'Bearer d.e.f', 'Bearer d.e.f'])
  expect(readCredentials()).toBeUndefined()
})

describe('a login that ended in another tab', () => {
  beforeEach(() => {
    vi.spyOn(unsavedWork, 'hasUnsavedWork').mockReturnValue(true)
    storeCredentials(login)
    beginSession(user)
  })

  it('keeps a page with unsaved work if it expired', async () => {
    forgetCredentials()
    await followLogout()
    expect(currentSession().user).toBe(user)
  })

  it('leaves a page with unsaved work if the person logged out, until the next login', async () => {
    beginDeparture()
    await followLogout()
    expect(currentSession()).toMatchObject({ user: null, departure: { to: '/logout' } })
    storeCredentials(login)
    beginSession(user)
    forgetCredentials()
    await followLogout()
    expect(currentSession().user).toBe(user)
  })
})
