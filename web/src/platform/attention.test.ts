import { afterEach, expect, test, vi } from 'vitest'
import { watchInput } from './attention.ts'
import { headersOf } from './credentials.ts'

const credentials = {
  token: 't',
  refreshToken: 'r',
  userName: '919000000001',
  userType: 'au',
  expiresAt: 0,
} as const

afterEach(() => vi.useRealTimers())

test('marks calls as unattended after a minute without input, until somebody touches the page', () => {
  vi.useFakeTimers({ now: Date.now() })
  watchInput()
  dispatchEvent(new Event('pointerdown'))
  expect(headersOf(credentials)).not.toHaveProperty('x-unattended')
  vi.advanceTimersByTime(61_000)
  expect(headersOf(credentials)).toMatchObject({ 'x-unattended': '1' })
  dispatchEvent(new Event('keydown'))
  expect(headersOf(credentials)).not.toHaveProperty('x-unattended')
})
