import { readFile } from 'node:fs/promises'
import { indianDay } from '@bnr/contract/indianDay'
import { monthAfter, monthNamed, monthOf } from '@bnr/contract/month'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { openFilters, pressInRowMenu } from '../support/backOffice.ts'
import { button, expectMessage, pick, textField } from '../support/fields.ts'
import { issueByStaff, payTwice, registerBuyer } from '../support/invoices.ts'
import { expectOtherRole } from '../support/notices.ts'
import { settled } from '../support/pages.ts'
import { financeAdmin, superAdmin, teleManager } from '../support/people.ts'
import { pressTwice, slowHand } from '../support/pressTwice.ts'
import { enterAs, readInBrowser } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const rowsOf = (number: string) => ({ hasText: number })

test('a second payment of an invoice waits until finance decides about it', mainWay, async ({ page }) => {
  const { number } = await payTwice(await registerBuyer())
  await enterAs(page, financeAdmin)
  await page.goto(`/ad/payments?text=${encodeURIComponent(number)}`)
  await settled(page, 'Payments')
  const row = page.getByRole('row').filter(rowsOf(number))
  await expect(row).toHaveCount(1)
  await expectAccessible(page, 'payments')
  await expectNoSidewaysScroll(page, 'payments')
  await button(row, `Decide ${number}`).click()
  const dialog = page.getByRole('dialog', { name: 'Decide on a payment' })
  await button(dialog, 'Decide').click()
  await expect(dialog.getByRole('radiogroup', { name: /^Decision/ })).toHaveAccessibleDescription(
    /Choose a decision/,
  )
  await dialog.getByRole('radio', { name: /^Refunded outside/ }).check()
  await button(dialog, 'Decide').click()
  await expectMessage(textField(dialog, 'Refund reference'), 'Enter the reference of the refund')
  await expectAccessible(page, 'a decision')
  await textField(dialog, 'Refund reference').fill('RF-2211')
  await pressTwice(button(dialog, 'Decide'))
  await expect(page.getByText('No payments found')).toBeVisible()
  await openFilters(page)
  await pick(page, 'Show', 'All')
  await expect(page.getByRole('row').filter({ hasText: 'RF-2211' })).toContainText('Refunded outside')
})

test('finance issues a credit note from the list and downloads it', mainWay, async ({ page }) => {
  const { number } = await payTwice(await registerBuyer())
  await enterAs(page, financeAdmin)
  await page.goto(`/ad/invoices?text=${encodeURIComponent(number)}`)
  await pressInRowMenu(page, number, `Credit note ${number}`)
  const dialog = page.getByRole('dialog', { name: `Issue a credit note for invoice ${number}?` })
  await button(dialog, 'Issue credit note').click()
  await expectMessage(textField(dialog, 'Reason'), 'Enter the reason')
  await expectAccessible(page, 'a credit note')
  await textField(dialog, 'Reason').fill('Bought by mistake')
  await button(dialog, 'Issue credit note').click()
  const download = page.waitForEvent('download')
  await pressInRowMenu(page, number, /^Credit note CN\//)
  expect((await download).suggestedFilename()).toMatch(/^credit-note-CN-.*\.pdf$/)
})

test('finance credits a part of an invoice, then the rest', async ({ page }) => {
  const { number } = await payTwice(await registerBuyer())
  await enterAs(page, financeAdmin)
  await page.goto(`/ad/invoices?text=${encodeURIComponent(number)}`)
  const dialog = page.getByRole('dialog', { name: `Issue a credit note for invoice ${number}?` })
  const amount = textField(dialog, 'Amount in rupees, with GST')
  const issue = async (reason: string) => {
    await textField(dialog, 'Reason').fill(reason)
    await pressTwice(button(dialog, 'Issue credit note'), slowHand)
    await expect(dialog).toHaveCount(0)
  }
  await pressInRowMenu(page, number, `Credit note ${number}`)
  await amount.fill('9999999')
  await button(dialog, 'Issue credit note').click()
  await expect(amount).toHaveAccessibleDescription(/Enter at most ₹/)
  await amount.fill('100.50')
  await expect(dialog.getByText('This invoice can still be activated.')).toBeVisible()
  await expectAccessible(page, 'a credit note for a part')
  await expectNoSidewaysScroll(page, 'a credit note for a part')
  await issue('Late start')
  await expect(page.getByText('Partly credited: ₹100.50')).toBeVisible()
  await pressInRowMenu(page, number, `Credit note ${number}`)
  await expect(dialog.getByText('₹100.50 credited before')).toBeVisible()
  await issue('Bought by mistake')
  await button(page, `More about ${number}`).click()
  await expect(page.getByRole('button', { name: /^Credit note CN\// })).toHaveCount(2)
  await expect(button(page, `Credit note ${number}`)).toHaveCount(0)
})

test('finance settles a second payment with a credit note', async ({ page }) => {
  const { number } = await payTwice(await registerBuyer())
  await enterAs(page, financeAdmin)
  await page.goto(`/ad/payments?text=${encodeURIComponent(number)}`)
  await button(page, `Decide ${number}`).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Credit note/ }).check()
  await button(dialog, 'Decide').click()
  await expectMessage(textField(dialog, 'Reason'), 'Enter the reason')
  await textField(dialog, 'Reason').fill('Paid twice by a slip')
  await pressTwice(button(dialog, 'Decide'))
  await expect(page.getByText('No payments found')).toBeVisible()
})

test('a second payment cannot be applied if the member has no open invoice', async ({ page }) => {
  const { number } = await payTwice(await registerBuyer())
  await enterAs(page, financeAdmin)
  await page.goto(`/ad/payments?text=${encodeURIComponent(number)}`)
  await button(page, `Decide ${number}`).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Apply to an invoice/ }).check()
  await expect(dialog.getByRole('combobox', { name: 'Invoice to pay' })).toContainText(
    'This member has no open invoice',
  )
})

test('super administrators see payments but cannot decide about them', async ({ page }) => {
  const { number } = await payTwice(await registerBuyer())
  await enterAs(page, superAdmin)
  await page.goto(`/ad/payments?text=${encodeURIComponent(number)}`)
  await expect(page.getByRole('row').filter(rowsOf(number))).toContainText('Needs a decision')
  await expect(button(page, `Decide ${number}`)).toHaveCount(0)
})

test(
  'the totals follow the filter, and the tax summary of a month can be downloaded',
  mainWay,
  async ({ page }) => {
    const { number } = await issueByStaff(await registerBuyer())
    const month = monthAfter(monthOf(indianDay(new Date())), -1)
    await enterAs(page, financeAdmin)
    await page.goto('/ad/invoices')
    await settled(page, 'All Invoices')
    await expectAccessible(page, 'all invoices')
    await expectNoSidewaysScroll(page, 'all invoices')
    const main = page.getByRole('main')
    await openFilters(page)
    await main.getByRole('searchbox').first().fill(number)
    await button(main, 'Search').click()
    const totals = page.getByRole('region', { name: 'Totals of these invoices' })
    await expect(totals).toContainText('Tax invoices: 0, ₹0.00 after credit notes')
    await expect(totals).toContainText('Proformas: 1, ₹10,030.00 not paid')
    await pick(page, 'Documents', 'Proformas')
    await expect(totals).not.toContainText('Tax invoices')
    await expect(page.getByRole('row').filter(rowsOf(number))).toBeVisible()
    const saved = page.waitForEvent('download')
    await button(page, 'Save the register as CSV').click()
    const register = await readFile(await (await saved).path(), 'utf8')
    expect(register.trimEnd().split('\r\n')).toEqual([
      expect.stringMatching(/^.?Invoice number,Document,/),
      expect.stringMatching(new RegExp(`^${number},Proforma invoice,`)),
    ])
    await pick(page, 'Status', 'Failed')
    await expect(page.getByText('No invoices found')).toBeVisible()
    await expect(totals).toContainText('Proformas: 0,')
    await page.goto('/ad/gst')
    await settled(page, 'GST')
    await expectAccessible(page, 'the months of the books')
    await expectNoSidewaysScroll(page, 'the months of the books')
    await page
      .getByRole('main')
      .getByRole('link', { name: monthNamed(month) })
      .click()
    await settled(page, `GST of ${monthNamed(month)}`)
    await expectAccessible(page, 'the GST return')
    await expectNoSidewaysScroll(page, 'the GST return')
    for (const [name, start] of [
      ['Download CSV Summary', '\ufeffPlace of supply,Rate (%)'],
      ['Download XLSX', 'PK'],
    ] as const) {
      const coming = page.waitForEvent('download')
      await button(page, name).click()
      const file = await coming
      expect(file.suggestedFilename()).toMatch(/^gst-summary-20\d\d-\d\d\.(csv|xlsx)$/)
      expect((await readFile(await file.path(), 'utf8')).startsWith(start)).toBe(true)
    }
  },
)

test('managers see all invoices but not the GST return of a month', async ({ page }) => {
  await enterAs(page, teleManager)
  await page.goto('/ad/invoices')
  await settled(page, 'All Invoices')
  await expect(page.getByRole('button', { name: 'Save the register as CSV' })).toHaveCount(0)
  await page.goto('/ad/gst')
  await expectOtherRole(page, 'Finance, Super administrator')
})

test('payments that could not be loaded can be loaded again', async ({ page }) => {
  await enterAs(page, financeAdmin)
  await readInBrowser(page)
  await page.route('**/api/payments/search*', (route) => route.abort())
  await page.goto('/ad/payments')
  await expect(page.getByText('This could not be loaded')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/payments/search*')
  await button(page, 'Try again').click()
  await expect(page.getByText('This could not be loaded')).toHaveCount(0)
})
