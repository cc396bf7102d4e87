import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readCredentials, storeCredentials } from '../platform/credentials.ts'
import { profilesKey, queryClient } from '../platform/queryClient.ts'
import { openSessionAgain } from './openSession.ts'
import { beginSession, currentSession, endSession, type SessionUser } from './session.ts'
import { enter, resume, resumeAsOther } from './sessionKeeper.ts'

const login = {
  token: 'a.b.c',
  refreshToken: 'r',
  userName: '10000001',
  userType: 'pu' as const,
  expiresAt: Date.now() + 600_000,
}
const user = { userName: '10000001', roles: ['profile_user'] } as unknown as SessionUser
const found = () =>
  Response.json({
    username: '10000001',
    user_id: 7,
    roles: ['profile_user'],
    ut: 'pu',
    name: 'Anita',
    phone: '+91-9000000001',
    mobile: '9000000001',
    el: false,
  })
const refusing = (status: number) => () => Response.json({ code: 'refused', message: 'No' }, { status })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

const answers = vi.fn<() => Response | Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  answers.mockReset()
  vi.stubGlobal('fetch', async () => answers())
  storeCredentials(login)
})
afterEach(() => {
  endSession()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const resumed = async () => {
  const going = resume()
  await vi.runAllTimersAsync()
  await going
}

it('reads the user again when nothing answers, and treats nobody as a guest until then', async () => {
  answers.mockImplementationOnce(unreachable).mockImplementationOnce(refusing(503)).mockImplementation(found)
  const going = resume()
  await vi.advanceTimersByTimeAsync(2900)
  expect(answers).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(200)
  await going
  expect(currentSession().user?.userName).toBe('10000001')
})

it.each([
  ['nothing answers', unreachable],
  ['there were too many calls', refusing(429)],
  ['the server is in trouble', refusing(500)],
])('asks guarded pages to try again, and remembers the login, when %s for long', async (_why, answer) => {
  answers.mockImplementation(answer)
  await resumed()
  expect(answers).toHaveBeenCalledTimes(4)
  expect(currentSession()).toMatchObject({ user: null, opening: false, unanswered: true })
  expect(readCredentials()?.token).toBe(login.token)
})

it('opens the page when the service answers again', async () => {
  answers.mockImplementation(refusing(500))
  await resumed()
  answers.mockImplementation(found)
  const going = openSessionAgain()
  expect(currentSession()).toMatchObject({ opening: true, unanswered: false })
  await vi.advanceTimersByTimeAsync(100)
  await going
  expect(currentSession()).toMatchObject({ unanswered: false, user: { userName: '10000001' } })
})

it('keeps a person who is already logged in when nothing answers', async () => {
  beginSession(user)
  answers.mockImplementation(unreachable)
  await resumed()
  expect(currentSession().user).toBe(user)
})

it('keeps the page of a person who logs in again when the call after the login gets no answer', async () => {
  beginSession(user)
  answers.mockImplementation(unreachable)
  expect(await enter(login)).toBe(user)
  expect([currentSession().user, readCredentials()?.token]).toEqual([user, login.token])
  answers.mockImplementation(refusing(403))
  await expect(enter(login)).rejects.toThrow()
  expect([currentSession().user, readCredentials()]).toEqual([null, undefined])
})

it('does not keep another person’s session when nothing answers', async () => {
  beginSession({ ...user, userName: '10000002' })
  answers.mockImplementation(unreachable)
  await resumed()
  expect(currentSession().user).toBeNull()
})

it('forgets at once a login that the server refuses', async () => {
  answers.mockImplementation(refusing(403))
  await resumed()
  expect(answers).toHaveBeenCalledOnce()
  expect(readCredentials()).toBeUndefined()
})

it('forgets what the page read for another login before it continues that of another tab', async () => {
  queryClient.setQueryData([...profilesKey, 'one'], { name: 'Seen by Samuel' })
  beginSession({ ...user, userName: '10000002' })
  answers.mockImplementation(found)
  const going = resumeAsOther()
  expect(queryClient.getQueryData([...profilesKey, 'one'])).toBeUndefined()
  await vi.advanceTimersByTimeAsync(500)
  await going
  expect(currentSession().user?.userName).toBe('10000001')
})
