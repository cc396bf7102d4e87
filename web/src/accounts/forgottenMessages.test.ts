import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeCredentials } from '../platform/credentials.ts'
import { addWaiting, readWaiting, waitingMessages } from '../platform/waitingMessages.ts'
import { answerWith } from '../testing/answers.ts'
import { anita } from '../testing/people.ts'
import { logOut } from './logout.ts'
import { beginSession, endSession } from './session.ts'
import { enter, expire } from './sessionKeeper.ts'

const tokensOf = (userName: string) => ({
  token: 'a.b.c',
  refreshToken: 'r',
  userName,
  userType: 'pu' as const,
})
const found = (username: string) => () => ({
  body: {
    username,
    user_id: 7,
    roles: ['profile_user'],
    ut: 'pu',
    name: 'Anita',
    phone: '+91-9000000001',
    mobile: '9000000001',
    el: false,
  },
})
const message = { bnrId: '10000009', clientId: 'one', text: 'Good evening' }
const storedTexts = () => Object.values({ ...localStorage }).filter((text) => text.includes(message.text))

beforeEach(() => {
  storeCredentials({ ...tokensOf(anita.userName), expiresAt: Date.now() + 600_000 })
  beginSession(anita)
  readWaiting()
  addWaiting(message)
  answerWith({
    'GET /api/ues/10000001': found('10000001'),
    'GET /api/ues/10000002': found('10000002'),
  })
})
afterEach(() => {
  endSession()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('forgets unsent messages at logout', async () => {
  expect(storedTexts()).toHaveLength(1)
  await logOut()
  expect(waitingMessages()).toEqual([])
  expect(storedTexts()).toEqual([])
})

it('keeps unsent messages for the member whose login has expired', async () => {
  expire()
  expect(waitingMessages()).toEqual([])
  await enter(tokensOf('10000001'))
  readWaiting()
  expect(waitingMessages()).toEqual([message])
})

it.each([
  ['in the same page', () => undefined],
  ['after the login has expired', expire],
])('forgets unsent messages when another account logs in %s', async (_, before) => {
  before()
  await enter(tokensOf('10000002'))
  expect(waitingMessages()).toEqual([])
  expect(storedTexts()).toEqual([])
})
