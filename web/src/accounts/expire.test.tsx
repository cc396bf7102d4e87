import { logout } from '@bnr/contract/accounts/endpoints'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../platform/call.ts'
import { readCredentials, storeCredentials } from '../platform/credentials.ts'
import * as unsavedWork from '../platform/unsavedWork.ts'
import { anita, manager } from '../testing/people.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { toastError } from '../ui/toasts.ts'
import './openSession.ts'
import { beginSession, currentSession, endSession } from './session.ts'
import { expire } from './sessionKeeper.ts'

const sentence = 'Session Expired. Please login again'
const login = { token: 'a.b.c', refreshToken: 'r', userType: 'au' as const, expiresAt: Date.now() + 600_000 }

beforeEach(() => {
  render(<Toasts />)
})
afterEach(() => {
  cleanup()
  endSession()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('says once, in these words, that the session has expired when an action fails', async () => {
  storeCredentials({ ...login, userName: anita.userName })
  beginSession(anita)
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'stale_token', message: 'In other words' }, { status: 401 }),
  )
  const error = await call(logout, { body: {} }).catch((refused: Error) => refused)
  expect((error as Error).message).toBe(sentence)
  act(() => toastError((error as Error).message))
  await waitFor(() => expect(currentSession().user).toBeNull())
  expect(screen.getAllByText(sentence)).toHaveLength(1)
})

it('keeps the login when only the token of a slow call has expired', async () => {
  storeCredentials({ ...login, userName: anita.userName })
  beginSession(anita)
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  fetched.mockResolvedValueOnce(Response.json({ code: 'stale_token', message: 'Stale' }, { status: 401 }))
  vi.stubGlobal('fetch', fetched)
  await expect(call(logout, { body: {} })).rejects.toMatchObject({ code: 'stale_token' })
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect([currentSession().user, readCredentials()?.token]).toEqual([anita, login.token])
})

it('keeps the page of staff with unsaved work and offers the login in another tab', () => {
  vi.spyOn(unsavedWork, 'hasUnsavedWork').mockReturnValue(true)
  storeCredentials({ ...login, userName: manager.userName })
  beginSession(manager)
  act(expire)
  expect(currentSession().user).toEqual(manager)
  const link = screen.getByRole('link', { name: 'Login' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/ad/login', '_blank'])
})
