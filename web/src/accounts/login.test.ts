import { CallError } from '@bnr/contract/client'
import { meetingMessages } from '@bnr/contract/conversations/meetings'
import { errors } from '@bnr/contract/errors'
import { renderHook } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { rememberPaths } from '../platform/knownPaths.ts'
import { messageOf } from '../ui/form/messageOf.ts'
import { landingOf } from './landing.ts'
import { openLogin, openLoginFor, useLoginLeadsTo, useLoginPrompt } from './loginPrompt.ts'
import type { SessionUser } from './session.ts'

const user = (...roles: string[]) => ({ roles }) as unknown as SessionUser

describe('the message of a failed login', () => {
  const limited = (seconds?: number, message: string = errors.too_many_requests.message) =>
    messageOf(new CallError(429, { code: 'too_many_requests', message }, seconds))

  it.each([
    [1, 'Too many attempts. Please try again in 1 second'],
    [28, 'Too many attempts. Please try again in 28 seconds'],
    [121, 'Too many attempts. Please try again in 3 minutes'],
    [undefined, 'Too many attempts. Please try again in a little while'],
  ])('with %s seconds to wait is "%s"', (seconds, expected) => {
    expect(limited(seconds)).toBe(expected)
  })

  it('is the server’s own message', () => {
    const error = new CallError(401, {
      code: 'incorrect_credentials',
      message: 'Incorrect BNR ID or password',
    })
    expect(messageOf(error)).toBe('Incorrect BNR ID or password')
  })

  it('is the message of a limit that says more than how long to wait', () => {
    expect(limited(3600, meetingMessages.tooMany)).toBe(meetingMessages.tooMany)
  })
})

describe('the place after a login', () => {
  beforeAll(() => rememberPaths(['/profile/search', '/ad/profile/approve']))

  it('is a page that exists', () => {
    expect(landingOf(user('profile_user'))).toBe('/profile/search')
    expect(landingOf(user('staff_user', 'tele_manager'))).toBe('/ad/profile/approve')
  })
})

describe('the requested login', () => {
  const request = () => renderHook(() => useLoginPrompt()).result.current

  it('leads to the member’s own first page from anywhere', () => {
    openLogin()
    expect(request()).toEqual({})
  })

  it('leads back to a screen that only a login opens, whichever button was pressed', () => {
    const { unmount } = renderHook(() => useLoginLeadsTo('/profile/search?age=21-30#more'))
    openLogin()
    expect(request()?.wanted).toBe('/profile/search?age=21-30#more')
    openLoginFor({ wanted: '/offers' })
    expect(request()?.wanted).toBe('/offers')
    unmount()
    openLogin()
    expect(request()?.wanted).toBeUndefined()
  })
})
