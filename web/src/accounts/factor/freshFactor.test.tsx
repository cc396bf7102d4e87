import { readStaffAccount, renewRecoveryCodes } from '@bnr/contract/accounts/staffAccount'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { call } from '../../platform/call.ts'
import { readCredentials, storeCredentials } from '../../platform/credentials.ts'
import { type Answer, answerWith, type RecordedCall } from '../../testing/answers.ts'
import { codeField, forgetLogin, options, refusal, token, type } from '../../testing/secondFactor.ts'
import '../openSession.ts'

afterEach(forgetLogin)

describe('a call that needs a fresh factor', () => {
  const codes = 'POST /api/staff-account/recovery-codes'
  let confirmed = false

  function serve(answers: Record<string, (recorded: RecordedCall) => Answer> = {}) {
    confirmed = false
    const expiresAt = Date.now() + 900_000
    storeCredentials({ token: 'old', refreshToken: 'r', userName: '919000000001', userType: 'au', expiresAt })
    const stale = () => refusal(403, 'second_factor_required', 'again')
    return answerWith({
      'POST /api/ues/second-factor/options': options,
      'POST /api/ues/second-factor': () => {
        confirmed = true
        return { body: { token: token('fresh'), euid: '919000000001', ut: 'au' } }
      },
      [codes]: () => (confirmed ? { body: { codes: ['a'] } } : stale()),
      'GET /api/staff-account': () =>
        confirmed ? { body: { req: true, pks: [], rcl: 0, ses: [] } } : stale(),
      ...answers,
    })
  }

  it('asks once for two calls, sends both again, and stores the session’s new token', async () => {
    const calls = serve()
    const both = Promise.all([call(renewRecoveryCodes), call(readStaffAccount)])
    type(await codeField(), '444444')
    const [renewed] = await both
    expect(renewed.codes).toEqual(['a'])
    // The challenge belongs to the session, so the session answers it.
    const answers = calls.filter(({ path }) => path === '/api/ues/second-factor')
    expect(answers.map((answer) => answer.token)).toEqual(['Bearer old'])
    expect(readCredentials()?.token).toBe(token('fresh'))
    expect(readCredentials()?.refreshToken).toBe('r')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('fails with the reason when the person closes the dialog, and asks again next time', async () => {
    serve()
    const refused = expect(call(renewRecoveryCodes)).rejects.toThrow('About second_factor_required')
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await refused
    const next = call(renewRecoveryCodes)
    type(await codeField(), '444444')
    expect((await next).codes).toEqual(['a'])
  })

  it('gets a new challenge when the current one is too old', async () => {
    const challenges: string[] = []
    serve({
      [codes]: () =>
        confirmed
          ? { body: { codes: ['a'] } }
          : refusal(403, 'second_factor_required', `c${challenges.length}`),
      'POST /api/ues/second-factor': ({ body }) => {
        challenges.push((body as { challenge: string }).challenge)
        if (challenges.length === 1) return refusal(401, 'second_factor_expired')
        confirmed = true
        return { body: { token: token('fresh'), euid: '919000000001', ut: 'au' } }
      },
    })
    const renewed = call(renewRecoveryCodes)
    type(await codeField(), '444444')
    await waitFor(() => expect(challenges).toEqual(['c0']))
    await waitFor(async () => expect((await codeField()).value).toBe(''))
    type(await codeField(), '555555')
    expect((await renewed).codes).toEqual(['a'])
    expect(challenges).toEqual(['c0', 'c1'])
  })
})
