import { logout } from '@bnr/contract/accounts/endpoints'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../platform/call.ts'
import { storeCredentials } from '../platform/credentials.ts'
import * as unsavedWork from '../platform/unsavedWork.ts'
import { anita, manager } from '../testing/people.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { toastError } from '../ui/toasts.ts'
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
  act(() => {
    toastError((error as Error).message)
    expire()
  })
  expect(screen.getAllByText(sentence)).toHaveLength(1)
  expect(currentSession().user).toBeNull()
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
