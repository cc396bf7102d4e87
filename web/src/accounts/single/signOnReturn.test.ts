import { describe, expect, it } from 'vitest'
import { outcomeOf, rememberWanted, takeWanted } from './signOnReturn.ts'

describe('the return from single sign-on', () => {
  it.each([
    ['', undefined],
    ['#', undefined],
    ['#main', undefined],
    ['#sign-on=', undefined],
    ['#sign-on=abc-_9', { code: 'abc-_9' }],
    ['#sign-on-problem=sign_on_cancelled', { problem: 'Single sign-on was cancelled' }],
    [
      '#sign-on-problem=sign_on_disabled',
      { problem: 'Your staff account is disabled. Please ask a super administrator' },
    ],
  ])('reads %j as %j', (hash, expected) => expect(outcomeOf(hash)).toEqual(expected))

  it.each(['', 'Call +91 900 to unlock', 'not_allowed', 'constructor', 'sign_on_constructor'])(
    'shows our own message whatever the address says: %j',
    (reason) => {
      const problem = 'Single sign-on could not be confirmed. Please try again'
      expect(outcomeOf(`#sign-on-problem=${reason}`)).toEqual({ problem })
    },
  )

  it('remembers the wanted page, once', () => {
    rememberWanted('/ad/staff')
    expect(takeWanted()).toBe('/ad/staff')
    expect(takeWanted()).toBeUndefined()
    rememberWanted('/ad/staff')
    rememberWanted(undefined)
    expect(takeWanted()).toBeUndefined()
  })
})
