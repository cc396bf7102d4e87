import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readCredentials } from '../../platform/credentials.ts'
import { type Answer, answerWith, type RecordedCall } from '../../testing/answers.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { codeField, forgetLogin, options, refusal, token, type } from '../../testing/secondFactor.ts'
import AdminLoginPage from '../AdminLoginPage.tsx'
import { currentSession, endSession } from '../session.ts'

const tokens = { token: token('login'), refresh_token: 'r', euid: '919000000001', ut: 'au' }
const user = {
  name: 'Ruth',
  username: '919000000001',
  user_id: 1,
  roles: ['staff_user'],
  phone: '919000000001',
  mobile: '9000000001',
  el: false,
  ut: 'au',
}

afterEach(() => {
  act(() => endSession())
  forgetLogin()
})

async function logIn(answers: Record<string, (recorded: RecordedCall) => Answer>) {
  const calls = answerWith({
    'GET /api/ues/919000000001': () => ({ body: user }),
    'POST /api/ues/second-factor/options': options,
    ...answers,
  })
  renderAt('/ad/login', <AdminLoginPage />)
  fireEvent.click(screen.getByRole('tab', { name: 'Mobile No. Login' }))
  type(screen.getByLabelText(/Mobile number/), '9000000001')
  type(screen.getByLabelText(/^Password/), 'Demo1234')
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  return calls
}

describe('a staff login', () => {
  it('continues with the second factor, and opens the session only with the right code', async () => {
    const calls = await logIn({
      'POST /api/ues/ali': () => refusal(401, 'second_factor_required', 'first'),
      'POST /api/ues/second-factor': ({ body }) =>
        (body as { code: string }).code === '222222'
          ? { body: tokens }
          : refusal(401, 'incorrect_second_factor'),
    })
    type(await codeField(), '111111')
    expect(await screen.findByText('About incorrect_second_factor')).toBeDefined()
    expect(readCredentials()).toBeUndefined()
    // Empty again, so that the next code can be typed at once.
    expect((await codeField()).value).toBe('')
    type(await codeField(), '222222')
    await waitFor(() => expect(currentSession().user?.name).toBe('Ruth'))
    const sent = calls.filter(({ path }) => path === '/api/ues/second-factor').map(({ body }) => body)
    expect(sent).toEqual([
      { challenge: 'first', code: '111111' },
      { challenge: 'first', code: '222222' },
    ])
  })

  it('accepts a recovery code in place of the app’s code', async () => {
    const calls = await logIn({
      'POST /api/ues/ali': () => refusal(401, 'second_factor_required', 'first'),
      'POST /api/ues/second-factor': () => ({ body: tokens }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('Enter a recovery code')).toBeDefined()
    type(screen.getByLabelText(/Recovery code/), ' abcd-efgh-jkmn ')
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(currentSession().user?.name).toBe('Ruth'))
    expect(calls.find(({ path }) => path === '/api/ues/second-factor')?.body).toEqual({
      challenge: 'first',
      code: 'abcd-efgh-jkmn',
    })
  })

  it('starts again, with the reason, when the challenge is too old', async () => {
    await logIn({
      'POST /api/ues/ali': () => refusal(401, 'second_factor_required', 'first'),
      'POST /api/ues/second-factor': () => refusal(401, 'second_factor_expired'),
    })
    type(await codeField(), '111111')
    expect(await screen.findByText('About second_factor_expired')).toBeDefined()
    expect(screen.getByRole('tab', { name: 'Mobile No. Login' })).toBeDefined()
  })

  it('sets up an authenticator app first, and continues once the recovery codes are saved', async () => {
    await logIn({
      'POST /api/ues/ali': () => refusal(401, 'second_factor_setup_required', 'first'),
      'POST /api/ues/second-factor/totp': () => ({
        body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/BNR?secret=JBSWY3DPEHPK3PXP' },
      }),
      'POST /api/ues/second-factor/totp/confirm': () => ({ body: { ...tokens, codes: ['one-1', 'two-2'] } }),
    })
    fireEvent.click(await screen.findByRole('button', { name: /Authenticator app/ }))
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
    expect(screen.getByRole('img', { name: /QR code/ })).toBeDefined()
    type(await codeField(), '333333')
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('one-1')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Save the codes first')).toBeDefined()
    expect(currentSession().user).toBeNull()
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(currentSession().user?.name).toBe('Ruth'))
  })
})
