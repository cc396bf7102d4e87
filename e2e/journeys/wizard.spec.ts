import { expect, type Page, test } from '@playwright/test'
import { button, listField, textField } from '../support/fields.ts'
import { loginDialog } from '../support/logins.ts'
import { demoPassword, freshMobile } from '../support/people.ts'
import { type Draft, fillIn, registerDraft } from '../support/profiles.ts'
import {
  expectStep,
  fillFirstForm,
  fillPersonalStep,
  openStep,
  pressContinue,
  shownBnrId,
  submitFirstForm,
  wizardPath,
} from '../support/wizard.ts'
import { mainWay } from '../widths.ts'

test('without a draft the wizard leads to the home page', async ({ page }) => {
  await page.goto(wizardPath)
  await expect(page).toHaveURL('/home')
})

test(
  'a reload keeps the step, and Back shows the step before with its answers',
  mainWay,
  async ({ page }) => {
    await page.goto('/home')
    await fillFirstForm(page, { createdFor: 'Sister', name: 'Leah Rose', mobile: freshMobile() })
    await submitFirstForm(page)
    await expectStep(page, 'Personal Details', 15)
    const bnrId = await shownBnrId(page)
    await fillPersonalStep(page, { birthYear: '1999', denomination: 'Mar Thoma Syrian' })
    await pressContinue(page)
    await expectStep(page, 'Family Details', 30)
    await page.reload()
    await expectStep(page, 'Family Details', 30)
    expect(await shownBnrId(page)).toBe(bnrId)
    await page.goBack()
    await expectStep(page, 'Personal Details', 15)
    await expect(listField(page, 'Denomination')).toHaveValue('Mar Thoma Syrian')
    await expect(listField(page, 'Year')).toHaveValue('1999')
    await pressContinue(page)
    await expectStep(page, 'Family Details', 30)
  },
)

test('the browser never stores a password', async ({ page }) => {
  const draft = await registerDraft()
  await openStep(page, draft, 1)
  await fillPersonalStep(page, { birthYear: '1999', denomination: 'Mar Thoma Syrian' })
  await pressContinue(page)
  await expectStep(page, 'Family Details', 30)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).toContain(draft.bnrId)
  expect(stored).not.toContain(demoPassword)
})

test.describe('Skip', () => {
  test('logs in with the password chosen in the wizard and ends it', async ({ page }) => {
    const draft = await registerDraft()
    await fillIn(draft)
    await openStep(page, draft, 1)
    await textField(page, 'Password').fill(demoPassword)
    await passSavedSteps(page)
    await button(page, 'Skip >>').click()
    await expect(page).toHaveURL('/profile/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${draft.basic.name}`)
    await page.goBack()
    await expect(page).not.toHaveURL(wizardPath)
  })

  test('asks for the password after a reload, with the BNR ID filled in', async ({ page }) => {
    const draft = await savedDraft()
    await openStep(page, draft, 5)
    await expectStep(page, 'Verify Mobile Number', 80)
    await button(page, 'Skip >>').click()
    await expect(textField(loginDialog(page), 'BNR ID')).toHaveValue(draft.bnrId)
    await textField(loginDialog(page), 'Password').fill(demoPassword)
    await button(loginDialog(page), 'Login').click()
    await expect(page).toHaveURL('/profile/dashboard')
  })
})

async function savedDraft(): Promise<Draft> {
  const draft = await registerDraft()
  await fillIn(draft)
  return draft
}

/** Passes the steps without a change: each shows the saved answers. */
async function passSavedSteps(page: Page): Promise<void> {
  for (const [title, completion] of [
    ['Family Details', 30],
    ['Education & Occupation', 50],
    ['Contact Information', 70],
  ] as const) {
    await pressContinue(page)
    await expectStep(page, title, completion)
  }
  await pressContinue(page, 'Save')
  await expectStep(page, 'Verify Mobile Number', 80)
}

test('an expired draft offers the login', async ({ page }) => {
  const draft = await registerDraft()
  await openStep(page, { ...draft, token: `${draft.token}x` }, 2)
  await expect(page.getByRole('alert')).toContainText('The time to complete this form has expired')
  await button(page.getByRole('alert'), 'Login').click()
  await expect(textField(loginDialog(page), 'BNR ID')).toHaveValue(draft.bnrId)
})
