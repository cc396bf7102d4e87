import { setTimeout } from 'node:timers/promises'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownPhone } from '../accounts/proof/ownPhone.ts'
import { beginSession, endSession, type SessionUser } from '../accounts/session.ts'
import { checkEmail } from '../accounts/settings/email/EmailForm.tsx'
import PasswordPanel, { checkPasswords } from '../accounts/settings/PasswordPanel.tsx'
import PhonePanel from '../accounts/settings/PhonePanel.tsx'
import { answerWith } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import SettingsPage from './SettingsPage.tsx'
import { settingsTab, settingsTabs } from './tabs.ts'

const user = {
  userName: '10000001',
  name: 'Anita',
  roles: ['profile_user'],
  profileId: 7,
  status: 'Active',
  phone: '919100000001',
  mobile: '9100000001',
} as unknown as SessionUser

beforeEach(() => beginSession(user))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('rules of the forms', () => {
  it.each([
    ['', 'Email should not be empty'],
    ['anita', 'Please enter a valid email address'],
    ['anita@home', 'Please enter a valid email address'],
    ['an ita@home.in', 'Please enter a valid email address'],
    ['anita.s+m@home.co.in', undefined],
  ])('for the e-mail %j show %s', (address, message) => expect(checkEmail(address)).toBe(message))

  it.each([
    ['', '', { password: 'Password should not be empty', again: 'Password should not be empty' }],
    ['short', 'short', { password: '6 - 10 characters, atleast 1 number & 1 letter' }],
    ['Newer123', 'Newer124', { again: "Passwords don't match" }],
    ['Newer123', 'Newer123', {}],
  ])('for the password %j, repeated as %j, show %j', (password, again, expected) =>
    expect(checkPasswords({ currentPassword: 'Old12345', password, again })).toEqual(expected),
  )

  it('separate a number from its country code', () =>
    expect(ownPhone(user)).toEqual({ countryCode: '91', number: '9100000001' }))
})

describe('the password form', () => {
  const fill = async (name: string, text: string) =>
    userEvent.type(screen.getByLabelText(new RegExp(`^${name}`)), text)
  const open = (status: number, body: unknown) => {
    const calls = answerWith({ 'PUT /api/ues/password': () => ({ status, body }) })
    renderAt('/', <PasswordPanel />)
    return calls
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Change Password' }))

  it("sends no invalid values, and shows the server's error at its field until the value changes", async () => {
    const fields = { cpwd: 'The current password is not correct' }
    const calls = open(400, { message: fields.cpwd, code: 'invalid_input', fields })
    await send()
    expect(screen.getByText('Enter your current password')).toBeTruthy()
    expect(calls).toHaveLength(0)
    await fill('Current password', 'Wrong123')
    expect(screen.queryByText('Enter your current password')).toBeNull()
    await fill('New password', 'Newer123')
    await fill('Confirm password', 'Newer123')
    await send()
    expect(await screen.findByText('The current password is not correct')).toBeTruthy()
    expect(calls[0]?.body).toEqual({ cpwd: 'Wrong123', pwd: 'Newer123' })
    await fill('Current password', '4')
    expect(screen.queryByText('The current password is not correct')).toBeNull()
  })

  it('checks a password when its field is left, but not on the way to the button', async () => {
    open(200, {})
    await fill('New password', 'letters')
    await userEvent.tab()
    await userEvent.tab()
    expect(await screen.findByText(/^6 - 10 characters/, { selector: '[id$=error]' })).toBeTruthy()
    await userEvent.click(screen.getByLabelText(/^Confirm password/))
    await userEvent.tab()
    expect(await screen.findByText('Password should not be empty')).toBeTruthy()
    await userEvent.click(screen.getByLabelText(/^Current password/))
    await userEvent.tab()
    await setTimeout(300)
    expect(screen.queryByText('Enter your current password')).toBeNull()
  })
})

describe('the number form', () => {
  it('asks for proof before it sends the code, and asks again when the proof was refused', async () => {
    const fields = { cpwd: 'The current password is not correct' }
    const calls = answerWith({
      'GET /api/country_codes/codes': () => ({ status: 200, body: [{ cc: '91', na: 'India' }] }),
      'POST /api/ues/otp': () => ({ status: 200, body: { message: 'sent' } }),
      'PUT /api/ues/phone': () => ({
        status: 400,
        body: { message: fields.cpwd, code: 'invalid_input', fields },
      }),
    })
    renderAt('/', <PhonePanel />)
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await send()
    expect(screen.getByText('Enter mobile')).toBeTruthy()
    expect(screen.getByText('Enter your current password')).toBeTruthy()
    await userEvent.type(screen.getByLabelText(/^New mobile number/), '9876543210')
    await userEvent.type(screen.getByLabelText(/^Current password/), 'Wrong123')
    await send()
    await userEvent.type(await screen.findByLabelText(/^Code/), '123456')
    expect(await screen.findByText('The current password is not correct')).toBeTruthy()
    expect((screen.getByLabelText(/^New mobile number/) as HTMLInputElement).value).toBe('9876543210')
    expect(calls.find(({ body }) => body && 'cpwd' in (body as object))?.body).toEqual({
      ph: { cc: '91', nu: '9876543210', pt: 'M' },
      otp: '123456',
      cpwd: 'Wrong123',
    })
  })
})

describe('the page', () => {
  it('opens the tab from the address, or the first one', () => {
    for (const tab of settingsTabs) expect(settingsTab(tab.key)).toBe(tab)
    for (const other of [null, 'tab9']) expect(settingsTab(other).key).toBe('tab1')
  })

  it('marks the open tab and moves the focus to a chosen one', async () => {
    answerWith({})
    renderAt('/profile/settings?active=tab4', <SettingsPage />)
    const here = screen.getByRole('link', { name: 'Deactivate Profile' })
    expect(here.getAttribute('aria-current')).toBe('page')
    expect(document.activeElement).toBe(document.body)
    await userEvent.click(screen.getByRole('link', { name: 'Change Password' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Change Password' })),
    )
  })
})
