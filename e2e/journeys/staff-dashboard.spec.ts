import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, pick } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { financeAdmin, teleManager } from '../support/people.ts'
import { enterAs, readInBrowser } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const figure = (page: Page, name: string, row: string) =>
  panel(page, name).getByRole('row').filter({ hasText: row }).getByRole('cell')

/** Waits for a figure: the first visit to the dashboard starts the count. */
async function countedFor(page: Page, name: string): Promise<void> {
  await expect(panel(page, name).getByRole('row').filter({ hasText: 'Total' })).toBeVisible({
    timeout: 20_000,
  })
}

test('a manager sees queues and figures, and follows a figure to its profiles', mainWay, async ({ page }) => {
  await enterAs(page, teleManager)
  await page.goto('/ad/dashboard')
  await settled(page, 'Welcome, Kiran Mathews')
  await countedFor(page, 'Caste')
  await expect(page.getByRole('link', { name: /Profiles to review/ })).toContainText(/\d+.*Oldest: /)
  await expect(page.getByText(/compared with .* Counted \d/)).toBeVisible()
  await expect(panel(page, 'Revenue by month')).toHaveCount(0)
  await expectAccessible(page, 'dashboard of staff')
  await expectNoSidewaysScroll(page, 'dashboard of staff')

  const coming = page.waitForEvent('download')
  await button(page, 'Download Caste as CSV').click()
  const file = await readFile(await (await coming).path(), 'utf8')
  expect(file).toMatch(/^\ufeffProfiles by caste,\d{4}-\d\d-01 to /)

  await pick(page, 'Period', 'Last 12 months')
  await expect(page).toHaveURL('/ad/dashboard?months=12')
  await panel(page, 'Profiles by status').getByRole('link', { name: 'Rejected' }).click()
  await expect(page).toHaveURL(/form=staffAdvanced&status=Rejected&createdFrom=\d{4}-\d\d-01/)
  await settled(page, 'Search Profiles')
})

test('finance sees months and revenue but no profiles by caste', mainWay, async ({ page }) => {
  await enterAs(page, financeAdmin)
  await page.goto('/ad/dashboard?months=6')
  await countedFor(page, 'Revenue by employee')
  await expect(page.getByRole('link', { name: /Payments that need a decision/ })).toBeVisible()
  await expect(panel(page, 'Profiles by month').getByRole('row')).toHaveCount(8)
  await expect(panel(page, 'Caste')).toHaveCount(0)
  await expect(figure(page, 'Revenue by month', 'Total').first()).toHaveText(/^₹[\d,]+$/)
  await expectAccessible(page, 'dashboard of finance')
  await expectNoSidewaysScroll(page, 'dashboard of finance')
  await panel(page, 'Revenue by month').getByRole('link').last().click()
  await settled(page, 'All Invoices')
})

test('a figure that fails does not affect the others and can be loaded again', async ({ page }) => {
  await enterAs(page, teleManager)
  await readInBrowser(page)
  await page.route('**/api/profiles/genderCount*', (route) => route.abort())
  await page.goto('/ad/dashboard')
  await expect(panel(page, 'Gender').getByText('This could not be loaded')).toBeVisible({ timeout: 20_000 })
  await countedFor(page, 'Payment')
  await page.unroute('**/api/profiles/genderCount*')
  await button(panel(page, 'Gender'), 'Try again').click()
  await countedFor(page, 'Gender')
})

const client = fileURLToPath(new URL('../../web/build/client', import.meta.url))

test('the page names the script of its charts and has at most 220 kB of other scripts', async ({ page }) => {
  await enterAs(page, teleManager)
  const html = (await (await page.goto('/ad/dashboard'))?.text()) ?? ''
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  const weights = await Promise.all(scripts.map(async (script) => (await stat(`${client}${script}.gz`)).size))
  const isChart = (script: string) => script.includes('FigureChart')
  expect(scripts.filter(isChart)).toHaveLength(1)
  const rest = weights
    .filter((_, index) => !isChart(scripts[index] ?? ''))
    .reduce((sum, size) => sum + size, 0)
  expect(rest / 1024).toBeLessThanOrEqual(220)
})
