import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { openFilters } from '../support/backOffice.ts'
import { button, chooseAlso, expectMessage, textField } from '../support/fields.ts'
import { tabTo } from '../support/keyboard.ts'
import { settled } from '../support/pages.ts'
import { freshWord, teleManager } from '../support/people.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { enterAs, readInBrowser } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const freshCode = () => freshWord().toUpperCase().slice(0, 12).padEnd(4, 'X')
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function openCoupons(page: Page): Promise<void> {
  await enterAs(page, teleManager)
  await page.goto('/coupons')
  await settled(page, 'Coupons')
}

test('a dialog that is closed by a slip asks first, and returns the focus', mainWay, async ({ page }) => {
  await openCoupons(page)
  const opener = button(page, 'New coupon')
  await opener.click()
  const code = textField(page.getByRole('dialog', { name: 'New coupon' }), 'Code')
  await code.fill('WELCOME')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' })
  await expectAccessible(page, 'a question in front of a form')
  await button(question, 'Keep editing').click()
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('WELCOME')
  await page.mouse.click(5, 5)
  await button(question, 'Discard').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('staff create a coupon, find it by its state, change it and end it', mainWay, async ({ page }) => {
  const code = freshCode()
  await openCoupons(page)
  await button(page, 'New coupon').click()
  const dialog = page.getByRole('dialog', { name: 'New coupon' })
  await button(dialog, 'Create coupon').click()
  await expectMessage(textField(dialog, 'Code'), 'Use 4 to 20 capital letters and digits')
  await expectMessage(dialog.getByLabel('Last day'), 'Select the last day')
  await expectAccessible(page, 'a coupon refused')
  await textField(dialog, 'Code').fill(code.toLowerCase())
  await textField(dialog, 'Percentage of the price').fill('15')
  await dialog.getByLabel('Last day').fill('2099-12-31')
  await chooseAlso(dialog, 'Plans', 'Platinum Classic, ₹8,500')
  await pressTwice(button(dialog, 'Create coupon'))
  await expect(dialog).toBeHidden()
  await expect(row(page, code)).toContainText('15 %')
  await expect(row(page, code)).toContainText('Platinum Classic')
  await expect(row(page, code)).toContainText('Running')
  await expectNoSidewaysScroll(page, 'coupons')

  await button(page, `Edit ${code}`).click()
  const change = page.getByRole('dialog', { name: `Dates and limits of ${code}` })
  await textField(change, 'Total uses').fill('20')
  await pressTwice(button(change, 'Save'))
  await expect(row(page, code)).toContainText('0 of 20')

  await button(page, `Edit ${code}`).click()
  await change.getByLabel('First day').fill('2020-01-01')
  await change.getByLabel('Last day').fill('2020-12-31')
  await button(change, 'Save').click()
  await expect(row(page, code)).toContainText('Ended')
  await expect(button(page, `End ${code}`)).toHaveCount(0)
  await button(page, `Edit ${code}`).click()
  await change.getByLabel('Last day').fill('2099-12-31')
  await button(change, 'Save').click()
  await expect(row(page, code)).toContainText('Running')

  await button(page, `End ${code}`).click()
  const question = page.getByRole('dialog', { name: `End ${code}?` })
  await expectAccessible(page, 'before a coupon ends')
  await pressTwice(button(question, 'End'))
  await openFilters(page)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Ended')
  await expect(row(page, code)).toContainText('Ended')
  await expect(button(page, `Edit ${code}`)).toHaveCount(0)
})

test('a coupon code that exists already is refused at its field', async ({ page }) => {
  await openCoupons(page)
  await button(page, 'New coupon').click()
  const dialog = page.getByRole('dialog', { name: 'New coupon' })
  await textField(dialog, 'Code').fill('WELCOME10')
  await textField(dialog, 'Percentage of the price').fill('15')
  await dialog.getByLabel('Last day').fill('2099-12-31')
  await button(dialog, 'Create coupon').click()
  await expectMessage(textField(dialog, 'Code'), 'A coupon with this code already exists')
})

test('staff create a coupon by keyboard alone', async ({ page }) => {
  const code = freshCode()
  await openCoupons(page)
  await button(page, 'New coupon').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New coupon' })
  await tabTo(page, textField(dialog, 'Code'))
  await page.keyboard.type(code)
  await tabTo(page, dialog.getByRole('radio', { name: 'A percentage' }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, textField(dialog, 'Amount in rupees, before GST'))
  await page.keyboard.type('499.50')
  await tabTo(page, dialog.getByLabel('Last day'))
  // Works for both orders of day and month.
  await page.keyboard.type('12122099')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row(page, code)).toContainText('₹499.50')
  await expect(button(page, 'New coupon')).toBeFocused()
})

for (const [path, call] of [
  ['/coupons', '**/api/coupons/search*'],
  ['/offers/manage', '**/api/offers/search*'],
] as const)
  test(`${path} can be loaded again after a failure, and shows when it is empty`, async ({ page }) => {
    await enterAs(page, teleManager)
    await readInBrowser(page)
    await page.route(call, (route) => route.abort())
    await page.goto(path)
    await expect(page.getByText('This could not be loaded')).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page, `${path} refused`)
    await page.unroute(call)
    await page.route(call, (route) => route.fulfill({ json: { results: [], total: 0, page: 0 } }))
    await button(page, 'Try again').click()
    await expect(page.getByText(path === '/coupons' ? 'No coupons found' : 'No Offers found')).toBeVisible()
    await expectAccessible(page, `${path} empty`)
  })
