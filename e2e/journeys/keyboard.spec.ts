import { expect, test } from '@playwright/test'
import { proposes, registerPair } from '../support/conversations.ts'
import { button, link, listField, textField } from '../support/fields.ts'
import { tabTo } from '../support/keyboard.ts'
import { loginDialog } from '../support/logins.ts'
import { anita, bnrIds, demoPassword, freshMobile } from '../support/people.ts'
import { registerDraft } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { expectStep, openStep } from '../support/wizard.ts'
import { mainWay } from '../widths.ts'

test('a visitor registers a profile by keyboard alone', mainWay, async ({ page }) => {
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

test('a conversation by keyboard alone keeps the focus after each step', mainWay, async ({ page }) => {
  const { groom, bride } = await registerPair()
  await proposes(groom, bride)
  await enterAs(page, bride.person)
  await page.goto(`/messages/${groom.bnrId}`)
  await tabTo(
    page,
    page
      .getByRole('region', { name: /proposes to meet/ })
      .getByRole('button')
      .first(),
  )
  await page.keyboard.press('Enter')
  await expect(page.getByText('Meeting accepted')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^You meet / })).toBeFocused()
  await tabTo(page, textField(page, 'Your message'))
  await page.keyboard.type('Thank you')
  await tabTo(page, button(page, 'Send'))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Withdraw')).toBeVisible()
  await button(page, 'Withdraw').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You withdrew this message')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('You withdrew this message')

  const more = button(page, 'More about this conversation')
  const dialog = page.getByRole('dialog')
  await more.focus()
  for (const item of ['Propose to meet', 'Share my phone number', 'Close kindly']) {
    await page.keyboard.press('Enter')
    await tabTo(page, button(page, item), 4)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    if (item === 'Close kindly') break
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  }
  await tabTo(page, dialog.getByRole('radio').first(), 4)
  await page.keyboard.press('Space')
  await tabTo(page, button(dialog, 'Close conversation'), 4)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You closed this conversation' })).toBeFocused()
})
