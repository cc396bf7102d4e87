import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { beginSession, currentSession, endSession, type SessionUser } from './session.ts'
import { useAfterLogin } from './useAfterLogin.ts'

const draft: SessionUser = { ...anita, status: 'Draft', phoneVerified: false }

function Login() {
  const onLoggedIn = useAfterLogin({ wanted: '/' })
  return (
    <button type="button" onClick={() => onLoggedIn(draft, true)}>
      Login
    </button>
  )
}

afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

it('does not bring back a member who has logged out before the number is verified', async () => {
  const reply = Promise.withResolvers<Response>()
  const fetch = vi.fn((_address: string) => reply.promise)
  vi.stubGlobal('fetch', fetch)
  beginSession(draft)
  renderAt('/', <Login />)
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  endSession()
  reply.resolve(new Response(JSON.stringify({ message: 'Mobile number verified' })))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(currentSession().user).toBeNull()
})
