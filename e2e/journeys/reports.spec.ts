import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { consoleErrorsOf } from '../support/consoleErrors.ts'
import { button, expectMessage, pick } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { financeAdmin, teleManager } from '../support/people.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'
import { mainWay } from '../widths.ts'

/** The report that this person generated; other staff may have generated newer ones. */
const reportBy = (page: Page, staff: string) =>
  page.getByRole('region', { name: 'Previous downloads' }).getByRole('row').filter({ hasText: staff })

async function saved(page: Page, staff: string): Promise<{ name: string; content: string }> {
  const coming = page.waitForEvent('download')
  await reportBy(page, staff)
    .getByRole('button', { name: /^Download/ })
    .click()
  const file = await coming
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') }
}

test('staff generate a report, follow its progress and download it', mainWay, async ({ page }) => {
  const { person, name } = await createStaff('cc_manager')
  await enterAs(page, person)
  await page.goto('/reports')
  await settled(page, 'Reports')
  await page.getByLabel('Registered from').fill('2026-02-02')
  await page.getByLabel('Registered to').fill('2026-02-01')
  await button(page, 'Generate').click()
  await expectMessage(page.getByLabel('Registered to'), 'The last day cannot be before the first day')
  await expectAccessible(page, 'a report refused')
  await page.getByLabel('Registered to').fill('2099-12-31')
  await page.getByLabel('Registered from').fill('2020-01-01')
  await pick(page, 'Type', 'Profiles in detail')
  await pressTwice(button(page, 'Generate'))
  await expect(page.getByText('Generated')).toBeVisible()
  await expect(reportBy(page, name)).toBeVisible()
  await expect(reportBy(page, name)).toContainText('Completed')
  await expectAccessible(page, 'reports')
  await expectNoSidewaysScroll(page, 'reports')
  const errors = consoleErrorsOf(page)
  await page.reload()
  await expect(reportBy(page, name)).toBeVisible()
  await settled(page, 'Reports')
  expect(errors, 'after the server rendered the list').toEqual([])
  const { name: fileName, content } = await saved(page, name)
  expect(fileName).toMatch(/^profiles-in-detail-\d{4}-\d\d-\d\d-\d+\.csv$/)
  const [heading = ''] = content.split('\r\n')
  expect(heading.startsWith('\ufeffBNR ID,Name,Gender,Age,Status,Height')).toBe(true)
  for (const contact of ['Mobile', 'E-mail']) expect(heading).not.toContain(contact)
})

test('staff see the revenue on its page and download it as a workbook', async ({ page }) => {
  const { person, name: staff } = await createStaff('tele_manager')
  await enterAs(page, person)
  await page.goto('/reports/revenue')
  await settled(page, 'Revenue')
  await button(page, 'View').click()
  const view = page.getByRole('region', { name: 'Revenue of the last twelve months' })
  await expect(view.getByRole('row').nth(1)).toContainText('₹')
  await expectAccessible(page, 'revenue')
  await expectNoSidewaysScroll(page, 'revenue')
  await page.getByLabel('Paid from').fill('2030-01-01')
  await page.getByLabel('Paid to').fill('2030-01-31')
  await button(page, 'View').click()
  await expect(page.getByText('No payments')).toBeVisible()
  await page.getByLabel('Paid from').fill('')
  await page.getByLabel('Paid to').fill('')
  await pick(page, 'Format', 'Excel (XLSX)')
  await pressTwice(button(page, 'Generate'))
  await expect(reportBy(page, staff)).toContainText('XLSX')
  await expect(reportBy(page, staff)).toContainText('Completed')
  const { name, content } = await saved(page, staff)
  expect(name).toMatch(/^revenue-.*\.xlsx$/)
  expect(content.startsWith('PK')).toBe(true)
})

test('finance has no access to reports, and a manager can open every type', async ({ page }) => {
  await enterAs(page, financeAdmin)
  await page.goto('/reports')
  await expect(page.getByText("You don't have access to this page")).toBeVisible()
  await enterAs(page, teleManager)
  for (const [slug, title] of [
    ['new-user', 'New users'],
    ['profile', 'Profiles in detail'],
    ['invoice', 'Invoices'],
    ['paid', 'Paid members'],
    ['unpaid', 'Unpaid members'],
    ['assisted', 'Assisted service'],
    ['calls', 'Calls and sales'],
  ]) {
    await page.goto(`/reports/${slug}`)
    await settled(page, title ?? '')
  }
  await page.goto('/reports/lost')
  await settled(page, 'Reports')
})
