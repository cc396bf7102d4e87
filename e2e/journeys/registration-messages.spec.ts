import { expect, type Page, test } from '@playwright/test'
import { button, expectMessage, pick, textField } from '../support/fields.ts'
import { loginDialog } from '../support/logins.ts'
import { freshMobile } from '../support/people.ts'
import { fillFirstForm, submitFirstForm } from '../support/wizard.ts'
import { mainWay } from '../widths.ts'

const form = (page: Page) => page.getByRole('main').locator('form').first()
const createdFor = (page: Page) => page.getByRole('combobox', { name: 'This profile is for' })
const gender = (page: Page) => page.getByRole('radiogroup', { name: 'Gender' })

test.beforeEach(({ page }) => page.goto('/home'))

test('an empty form shows what is missing and focuses the first field', mainWay, async ({ page }) => {
  await submitFirstForm(page)
  await expectMessage(createdFor(page), 'Select Profile for')
  await expectMessage(textField(page, 'Name'), 'Enter name')
  await expectMessage(textField(page, 'Mobile number'), 'Enter mobile')
  await expect(createdFor(page)).toBeFocused()
})

test('the form asks for the gender only for Myself, Relative and Friend', async ({ page }) => {
  for (const known of ['Daughter', 'Son', 'Brother', 'Sister']) {
    await pick(page, 'This profile is for', known)
    await expect(gender(page)).toHaveCount(0)
  }
  for (const unknown of ['Myself', 'Relative', 'Friend']) {
    await pick(page, 'This profile is for', unknown)
    await expect(gender(page).getByRole('radio')).toHaveCount(2)
  }
  await submitFirstForm(page)
  await expectMessage(gender(page), 'Select Gender')
})

test('a name field needs two letters', async ({ page }) => {
  const name = textField(page, 'Name')
  await name.pressSequentially('A1.')
  await expect(name).toHaveValue('A.')
  await name.blur()
  await expectMessage(name, 'Enter name')
  await name.press('End')
  await name.pressSequentially(' @Mary-Ann7')
  await expect(name).toHaveValue('A. Mary-Ann')
})

test('a mobile number needs ten digits, with a different message on blur and on submit', async ({ page }) => {
  const mobile = textField(page, 'Mobile number')
  await mobile.pressSequentially('98a7-6 5')
  await expect(mobile).toHaveValue('98765')
  await mobile.blur()
  await expectMessage(mobile, 'Enter mobile number')
  await submitFirstForm(page)
  await expectMessage(mobile, 'Enter 10 digit mobile number')
  await expect(createdFor(page)).toBeFocused()
  await mobile.press('End')
  await mobile.pressSequentially('4321012')
  await expect(mobile).toHaveValue('9876543210')
})

test('a number that is already registered leads to the login', async ({ page }) => {
  await fillFirstForm(page, { createdFor: 'Son', name: 'Abel Raj', mobile: '9100000001' })
  await submitFirstForm(page)
  await expectMessage(textField(page, 'Mobile number'), 'Mobile number already exists. Kindly login')
  await expect(page).toHaveURL('/home')
  await button(form(page), 'Login').click()
  await expect(loginDialog(page)).toBeVisible()
})

test('somebody registers a friend with the chosen gender', async ({ page }) => {
  await fillFirstForm(page, {
    createdFor: 'Friend',
    gender: 'Female',
    name: 'Ruth Mary',
    mobile: freshMobile(),
  })
  await submitFirstForm(page)
  await expect(page).toHaveURL('/profile/register')
  await expect(page.getByText('Register your daughter or sister')).toBeVisible()
})
