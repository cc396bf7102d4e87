import { expect, test } from '@playwright/test'
import { button, expectMessage, textField } from '../support/fields.ts'
import {
  enterCode,
  logInWithBnrId,
  loginDialog,
  logOut,
  openBnrLogin,
  openLoginDialog,
} from '../support/logins.ts'
import { bnrIds, codeSentTo, freshMobile } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { createStaff } from '../support/staff.ts'
import { mainWay } from '../widths.ts'

test.describe('BNR ID login', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/home')
    await openBnrLogin(page)
  })

  test('shows what is missing', async ({ page }) => {
    const dialog = loginDialog(page)
    await button(dialog, 'Login').click()
    await expect(dialog.getByRole('alert')).toHaveText('BNR ID and password cannot be empty')
    await textField(dialog, 'BNR ID').fill(bnrIds.anita)
    await button(dialog, 'Login').click()
    await expectMessage(textField(dialog, 'Password'), 'Password cannot be empty')
    await textField(dialog, 'BNR ID').fill('')
    await textField(dialog, 'Password').fill('Secret123')
    await button(dialog, 'Login').click()
    await expectMessage(textField(dialog, 'BNR ID'), 'BNR ID cannot be empty')
  })

  test('accepts at most eight digits and nothing else', async ({ page }) => {
    const id = textField(loginDialog(page), 'BNR ID')
    await id.pressSequentially('-1a2 3.4e5')
    await expect(id).toHaveValue('12345')
    await id.pressSequentially('67890')
    await expect(id).toHaveValue('12345678')
  })

  test('refuses a wrong password, accepts the right one by Enter, and lasts through a reload', async ({
    page,
  }) => {
    const { bnrId, name, person } = await registerMember({ status: 'Draft' })
    const dialog = loginDialog(page)
    await textField(dialog, 'BNR ID').fill(bnrId)
    await textField(dialog, 'Password').fill('Wrong1234')
    await button(dialog, 'Login').click()
    await expect(dialog.getByRole('alert')).toHaveText('Incorrect BNR ID or password')
    await textField(dialog, 'Password').fill(person.password)
    await textField(dialog, 'Password').press('Enter')
    await expect(page).toHaveURL('/profile/dashboard')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`)
  })
})

test('a wrong BNR ID gets the same message as a wrong password', async ({ page }) => {
  await page.goto('/home')
  await logInWithBnrId(page, '99999999', 'Wrong1234')
  await expect(loginDialog(page).getByRole('alert')).toHaveText('Incorrect BNR ID or password')
})

test(
  'a login on a public page leads to the dashboard, one on a refused page to that page',
  mainWay,
  async ({ page }) => {
    const { bnrId, name, person } = await registerMember({ status: 'Draft' })
    await page.goto('/faq')
    await logInWithBnrId(page, bnrId, person.password)
    await expect(page).toHaveURL('/profile/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`)
    await logOut(page, name)
    await page.goto('/profile/settings?active=tab2')
    await expect(page.getByRole('heading', { name: "You don't have access to this page" })).toBeVisible()
    await logInWithBnrId(page, bnrId, person.password)
    await expect(page.getByRole('heading', { name: 'Update Email Address' })).toBeVisible()
    await expect(page).toHaveURL('/profile/settings?active=tab2')
  },
)

test('a member who forgot the password logs in by code and chooses a new one', mainWay, async ({ page }) => {
  const { mobile } = await registerMember({ status: 'Draft' })
  await page.goto('/home')
  await openBnrLogin(page)
  const dialog = loginDialog(page)
  await button(dialog, 'Forgot password?').click()
  await expect(dialog.getByRole('tab', { name: 'OTP Login' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByText('then choose a new password')).toBeVisible()
  await textField(dialog, 'Mobile number').fill(mobile)
  await button(dialog, 'Send code').click()
  await textField(dialog, 'Code').fill(await codeSentTo(mobile))
  await expect(page).toHaveURL('/profile/settings?active=tab3')
  await expect(page.getByText('choose your new password')).toBeVisible()
  await expect(textField(page, 'Current password')).toBeHidden()
  await expect(textField(page, 'New password')).toBeVisible()
})

test.describe('OTP login', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/home')
    await openLoginDialog(page)
  })

  test('asks for a number of ten digits', async ({ page }) => {
    const dialog = loginDialog(page)
    const mobile = textField(dialog, 'Mobile number')
    await button(dialog, 'Send code').click()
    await expectMessage(mobile, 'Enter mobile')
    await mobile.pressSequentially('98 76a5')
    await expect(mobile).toHaveValue('98765')
    await mobile.press('Enter')
    await expectMessage(mobile, 'Enter 10 digit mobile number')
  })

  test('lets a member in with the code that was sent and no other', async ({ page }) => {
    const { mobile, name } = await registerMember({ status: 'Draft' })
    const dialog = loginDialog(page)
    await textField(dialog, 'Mobile number').fill(mobile)
    await button(dialog, 'Send code').click()
    const code = await codeSentTo(mobile)
    await textField(dialog, 'Code').fill(code === '123456' ? '123457' : '123456')
    await expect(dialog.getByRole('alert')).toHaveText('Incorrect or expired code')
    await textField(dialog, 'Code').fill(code)
    await expect(page).toHaveURL('/profile/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`)
  })

  test('shows only after the code that a number is not registered', async ({ page }) => {
    const mobile = freshMobile()
    const dialog = loginDialog(page)
    await textField(dialog, 'Mobile number').fill(mobile)
    await button(dialog, 'Send code').click()
    await textField(dialog, 'Code').fill(await codeSentTo(mobile))
    await expect(dialog.getByRole('alert')).toHaveText('User not found')
  })
})

test.describe('staff login', () => {
  test('works with mobile number and password', mainWay, async ({ page }) => {
    const { mobile, name, person } = await createStaff('tele_executive')
    await page.goto('/ad/login')
    await page.getByRole('tab', { name: 'Mobile No. Login' }).click()
    await button(page, 'Login').click()
    await expectMessage(textField(page, 'Mobile number'), 'Enter 10 digit mobile number')
    await expectMessage(textField(page, 'Password'), 'Enter password')
    await textField(page, 'Mobile number').pressSequentially(`a${mobile}0`)
    await expect(textField(page, 'Mobile number')).toHaveValue(mobile)
    await textField(page, 'Password').fill('Wrong1234')
    await button(page, 'Login').click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      'Incorrect mobile number or password',
    )
    await textField(page, 'Password').fill(person.password)
    await button(page, 'Login').click()
    await expect(page).toHaveURL('/ad/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`)
  })

  test('works with a code', async ({ page }) => {
    const { mobile, name } = await createStaff('cc_executive')
    await page.goto('/ad/login')
    await expect(page.getByRole('tab', { name: 'OTP Login' })).toHaveAttribute('aria-selected', 'true')
    await textField(page, 'Mobile number').fill(mobile.slice(1))
    await button(page, 'Send code').click()
    await expectMessage(textField(page, 'Mobile number'), 'Enter 10 digit mobile number')
    await textField(page, 'Mobile number').fill(mobile)
    await button(page, 'Send code').click()
    await textField(page, 'Code').fill(await codeSentTo(mobile))
    await expect(page).toHaveURL('/ad/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`)
  })
})

test(
  'a number without a profile leads to the registration, which keeps the number',
  mainWay,
  async ({ page }) => {
    const mobile = freshMobile()
    const dialog = await enterCode(page, mobile)
    await expect(dialog.getByRole('alert')).toHaveText('User not found')
    await expect(dialog).toContainText('There is no profile with this number.')
    await dialog.getByRole('link', { name: 'Register free' }).click()
    await expect(page).toHaveURL('/home')
    await expect(textField(page, 'Mobile number')).toHaveValue(mobile)
    await expect(page.getByRole('main').getByRole('link', { name: 'privacy rules' })).toBeVisible()
  },
)

test('a code login proves the number of a draft', async ({ page }) => {
  const { mobile } = await registerMember({ status: 'Draft' })
  await enterCode(page, mobile)
  await expect(page).toHaveURL('/profile/dashboard')
  await expect(page.getByText(/^Your mobile number is verified/)).toBeVisible()
})
