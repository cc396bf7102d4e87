import { expect, test } from '@playwright/test'
import { button, link, listField, textField } from '../support/fields.ts'
import { tabTo } from '../support/keyboard.ts'
import { loginDialog } from '../support/logins.ts'
import { anita, bnrIds, demoPassword, freshMobile } from '../support/people.ts'
import { registerDraft } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { expectStep, openStep } from '../support/wizard.ts'

test('a visitor registers a profile by keyboard alone', async ({ page }) => {
  await page.goto('/home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await tabTo(page, listField(page, 'This profile is for'))
  await page.keyboard.type('Daughter')
  await tabTo(page, textField(page, 'Name'))
  await page.keyboard.type('Hannah Grace')
  await tabTo(page, textField(page, 'Mobile number'))
  await page.keyboard.type(freshMobile())
  await page.keyboard.press('Enter')
  await expectStep(page, 'Personal Details', 15)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Tab reaches a page that still waits for its fonts', async ({ page }) => {
  await page.goto('/home')
  await page.evaluate(() => document.documentElement.setAttribute('data-fonts-wait', ''))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

test('a member logs in by keyboard alone, and Escape returns the focus', async ({ page }) => {
  await page.goto('/home')
  const login = button(page.getByRole('banner'), 'Login')
  await tabTo(page, login)
  await page.keyboard.press('Enter')
  await expect(textField(loginDialog(page), 'Mobile number')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(loginDialog(page)).toHaveCount(0)
  await expect(login).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(textField(loginDialog(page), 'Mobile number')).toBeFocused()
  const otp = page.getByRole('tab', { name: 'OTP Login' })
  for (let press = 0; press < 3 && !(await otp.evaluate((e) => e === document.activeElement)); press++)
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'BNR ID Login' })).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, textField(loginDialog(page), 'BNR ID'))
  await page.keyboard.type(bnrIds.samuel)
  await tabTo(page, textField(loginDialog(page), 'Password'))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile/dashboard')
})

test('a member compares plans and reaches one by keyboard alone', async ({ page }) => {
  await enterAs(page, anita)
  await page.goto('/packages')
  const main = page.getByRole('main')
  await tabTo(page, link(main, 'Elite'))
  await page.keyboard.press('Enter')
  const buy = link(main, 'Buy now Emerald')
  await expect(buy).toBeVisible()
  await tabTo(page, buy, 60)
  await tabTo(page, page.getByRole('region', { name: 'Comparison of plans' }))
})

test('a visitor chooses from a long list by keyboard', async ({ page }) => {
  await openStep(page, await registerDraft(), 1)
  const denomination = listField(page, 'Denomination')
  await tabTo(page, denomination)
  await page.keyboard.type('Mar Thoma')
  await expect(page.getByRole('listbox').filter({ visible: true })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(denomination).toHaveValue('Mar Thoma Syrian')
  await expectStep(page, 'Personal Details', 15)
})

test('a page opened by keyboard shows its title, and a dialog keeps the focus inside', async ({ page }) => {
  await enterAs(page, anita)
  await page.goto('/profile/list?form=quick&age=31-38')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View Profile of / })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/profile\/\d{8}$/)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await page
    .getByRole('button', { name: /enlarge$/ })
    .first()
    .press('Enter')
  const photos = page.getByRole('dialog')
  await expect(photos).toBeVisible()
  for (let press = 0; press < 8; press++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull()
  await page.keyboard.press('Escape')
  await expect(photos).toHaveCount(0)
})
