import { CallError } from '@bnr/contract/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { knowPaths } from '../platform/knownPaths.ts'
import { translate } from '../ui/translation.ts'
import { landingOf, placeAfterLogin } from './landing.ts'
import { messageOf } from './loginError.ts'
import type { SessionUser } from './session.ts'

const user = (...roles: string[]) => ({ roles }) as unknown as SessionUser

describe('what a failed login says', () => {
  const limited = (seconds?: number) =>
    messageOf(new CallError(429, { code: 'too_many_requests', message: 'Too many' }, seconds), translate)

  it.each([
    [28, 'Too many attempts. Please try again in 28 seconds'],
    [121, 'Too many attempts. Please try again in 3 minutes'],
    [undefined, 'Too many'],
  ])('after a limit with %s seconds to wait: %s', (seconds, expected) => {
    expect(limited(seconds)).toBe(expected)
  })

  it('is the server’s own message as it is', () => {
    const error = new CallError(401, {
      code: 'incorrect_credentials',
      message: 'Incorrect BNR ID or password',
    })
    expect(messageOf(error, translate)).toBe('Incorrect BNR ID or password')
  })
})

describe('the place after a login', () => {
  beforeAll(() => knowPaths(['/profile/search', '/ad/profile/approve']))

  it('is a page that exists', () => {
    expect(landingOf(user('profile_user'))).toBe('/profile/search')
    expect(landingOf(user('staff_user', 'tele_manager'))).toBe('/ad/profile/approve')
  })

  it.each([
    [undefined, '/home', '/profile/search'],
    [undefined, '/logout', '/profile/search'],
    [undefined, '/profile/10000002', '/profile/10000002'],
    ['/profile/list?page=1', '/profile/g/list', '/profile/list?page=1'],
  ])('wanting %s on %s is %s', (wanted, current, expected) => {
    expect(placeAfterLogin(user('profile_user'), wanted, current)).toBe(expected)
  })
})
