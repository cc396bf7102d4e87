import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { totpCode } from '../support/demoCode.ts'
import { test } from '../support/factorService.ts'
import { button, textField } from '../support/fields.ts'
import { openPasswordTab } from '../support/logins.ts'
import { demoPassword, freshMobile } from '../support/people.ts'
import { desktopOnly } from '../widths.ts'

test('a demo asks its staff for a code from the secret in its start message', async ({ request }) => {
  const login = await request.post('/api/ues/ali', {
    data: { euid: '919000000001', pwd: demoPassword, ut: 'au' },
  })
  expect(login.status()).toBe(401)
  const { code, challenge } = await login.json()
  expect(code).toBe('second_factor_required')
  const confirmed = await request.post('/api/ues/second-factor', { data: { challenge, code: totpCode() } })
  expect(await confirmed.json()).toMatchObject({ euid: '919000000001', token: expect.any(String) })
})

const code = (page: Page) => textField(page, 'Code')

async function enterPassword(page: Page, mobile: string, password: string): Promise<void> {
  await page.goto('/ad/login')
  await openPasswordTab(page)
  await textField(page, 'Mobile number').fill(mobile)
  await textField(page, 'Password').fill(password)
  await button(page, 'Login').click()
}

async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

test('a new member of staff sets up a factor, chooses a password and logs in with both', async ({ page }) => {
  await enterPassword(page, '9000000001', demoPassword)
  await expect(code(page)).toBeFocused()
  await expectAccessible(page, 'the second factor of a login')
  await code(page).fill('000000')
  await expect(page.getByText(/^This code is incorrect/)).toBeVisible()
  // The code of the next step, because the journey above has used the current one.
  await code(page).fill(totpCode(undefined, 1))
  await expect(page).toHaveURL('/ad/dashboard')

  const mobile = freshMobile()
  await page.goto('/ad/staff')
  await button(page, 'Add staff account').click()
  await textField(page, 'Name').fill('Ruth Thomas')
  await textField(page, 'Mobile number').fill(mobile)
  await page.getByRole('checkbox', { name: /^Customer care executive/ }).check()
  await textField(page, 'First password').fill('Gracious-Morning-7')
  await button(page, 'Create account').click()
  await expect(page.getByText('Ruth Thomas can log in now')).toBeVisible()
  await logOut(page)

  await enterPassword(page, mobile, 'Gracious-Morning-7')
  await expectAccessible(page, 'the choice of a second factor')
  await page.getByRole('button', { name: /^Authenticator app/ }).click()
  const key = page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/)
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
  await expectNoSidewaysScroll(page, 'the QR code')
  await code(page).fill(totpCode(secret))
  await button(page, 'Confirm').click()
  await page.getByRole('checkbox', { name: 'I have saved these codes' }).check()
  const recovery = await page.getByRole('listitem').first().textContent()
  await button(page, 'Continue').click()

  await expect(page).toHaveURL('/ad/account')
  await page.goto('/ad/dashboard')
  await expect(page).toHaveURL('/ad/account')
  await textField(page, 'Current password').fill('Gracious-Morning-7')
  await textField(page, 'New password').fill('Another-Evening-8')
  await textField(page, 'Confirm password').fill('Another-Evening-8')
  await button(page, 'Change Password').click()
  await expect(page.getByText('Somebody else chose your password.')).toBeHidden()
  await expectAccessible(page, 'the account page of staff')
  await button(page, 'Replace the authenticator app').click()
  await expect(page.getByRole('dialog').getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/)).toBeVisible()
  await button(page.getByRole('dialog'), 'Close').click()
  await page.goto('/ad/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Ruth Thomas' })).toBeVisible()
  await logOut(page)

  await enterPassword(page, mobile, 'Another-Evening-8')
  await button(page, 'Use a recovery code').click()
  await textField(page, 'Recovery code').fill(recovery ?? '')
  await button(page, 'Confirm').click()
  await expect(page).toHaveURL('/ad/dashboard')
})

test('staff add a passkey and log in with it instead of a code', desktopOnly, async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await enterPassword(page, '9000000004', demoPassword)
  await code(page).fill(totpCode())
  await expect(page).toHaveURL('/ad/dashboard')
  await page.goto('/ad/account')
  await button(page, 'Add a passkey').click()
  const dialog = page.getByRole('dialog')
  await textField(dialog, 'Name of the passkey').fill('Office laptop')
  await expectAccessible(page, 'a new passkey')
  await button(dialog, 'Create passkey').click()
  await dialog.getByRole('checkbox', { name: 'I have saved these codes' }).check()
  await button(dialog, 'Continue').click()
  await expect(page.getByRole('button', { name: 'Remove Passkey: Office laptop' })).toBeVisible()
  await logOut(page)

  await enterPassword(page, '9000000004', demoPassword)
  await button(page, 'Use a passkey').click()
  await expect(page).toHaveURL('/ad/dashboard')
})
