import { expect, type Page, test } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, pick } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { financeAdmin, freshMobile, freshWord, superAdmin, teleManager } from '../support/people.ts'
import { pressTwice, slowHand } from '../support/pressTwice.ts'
import { enterAs, readInBrowser } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'

/*
 * Buttons of reports, failed jobs, months and imports, pressed with two quick clicks on a low laptop and on a phone. Only
 * `npm run journeys -- --widths all` has time for them.
 */

test.beforeEach(async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1366, height: 650 })
})

const report = {
  id: 7,
  rt: 'PROFILE',
  st: 'Running',
  cdt: '2026-11-20T06:30:00.000Z',
  mdt: '2026-11-20T06:30:00.000Z',
  sid: 2,
  sna: 'Ruth Samuel',
  own: true,
  can: ['cancel'],
  fo: 'csv',
  fi: { ph: false },
  pr: 40,
  ro: 240,
}

/** A real report ends within a second, so these replies are invented. */
async function writeSlowReport(page: Page): Promise<void> {
  let now = report
  await page.route(/\/api\/reports\/search/, (route) =>
    route.fulfill({ json: { results: [now], total: 1, page: 0 } }),
  )
  await page.route('**/api/reports/7/cancel', (route) => {
    now = { ...report, st: 'Cancelled', can: ['again'] }
    return route.fulfill({ json: now })
  })
  await page.route('**/api/reports/7/again', (route) => {
    now = { ...report, st: 'Waiting', pr: 0, ro: 0 }
    return route.fulfill({ json: now })
  })
}

test('a manager stops a report and runs it again', async ({ page }) => {
  await enterAs(page, teleManager)
  await readInBrowser(page)
  await writeSlowReport(page)
  await page.goto('/reports')
  await settled(page, 'Reports')
  const row = page.getByRole('region', { name: 'Previous downloads' }).getByRole('row').nth(1)
  await expect(row).toContainText('Running')
  await expectNoSidewaysScroll(page, 'a report that is being written')
  await pressTwice(button(row, 'Stop report 7'), slowHand)
  await expect(row).toContainText('Cancelled')
  await expect(button(row, 'Stop report 7')).toHaveCount(0)
  await pressTwice(button(row, 'Run again report 7'), slowHand)
  await expect(row).toContainText('Waiting')
})

const failedJobs = [1, 2, 3].map((number) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  kd: number < 3 ? 'makePhotoSizes' : 'runBulk',
  fdt: '2026-11-20T06:30:00.000Z',
  at: 13,
  ab: `id ${number}`,
  re: 'The store is away: connect ECONNREFUSED',
}))

/** Real jobs fail for good only after minutes, so these replies are invented. */
async function failJobs(page: Page): Promise<void> {
  let failed = failedJobs
  await page.route('**/api/system/queues', (route) => {
    const kinds = [...new Set(failed.map(({ kd }) => kd))]
    const countOf = (kind: string) => failed.filter(({ kd }) => kd === kind).length
    return route.fulfill({ json: kinds.map((kd) => ({ kd, wa: 0, ac: 0, fd: countOf(kd) })) })
  })
  await page.route(/\/api\/system\/failedJobs(\?|$)/, (route) =>
    route.fulfill({ json: { results: failed, total: failed.length, page: 0 } }),
  )
  await page.route('**/api/system/failedJobs/retry', (route) => {
    failed = failed.filter(({ kd }) => kd !== 'makePhotoSizes')
    return route.fulfill({ json: { co: 2 } })
  })
  await page.route(/\/api\/system\/failedJobs\/[\w-]{36}$/, (route) => {
    failed = failed.filter(({ id }) => !route.request().url().endsWith(id))
    return route.fulfill({ json: { co: 1 } })
  })
}

test('the super administrator retries all jobs of a kind, and deletes another', async ({ page }) => {
  await enterAs(page, superAdmin)
  await readInBrowser(page)
  await failJobs(page)
  await page.goto('/ad/system')
  await settled(page, 'System')
  const dialog = page.getByRole('dialog')
  await button(page, 'Retry failed Make photo sizes').click()
  await expect(dialog).toContainText('2 failed.')
  await pressTwice(button(dialog, 'Retry all'))
  await expect(page.getByText('2 jobs wait for their next run')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const rest = page.getByRole('button', { name: /^Delete / })
  await expect(rest).toHaveCount(1)
  await expectNoSidewaysScroll(page, 'one failed job')
  await rest.click()
  await pressTwice(button(dialog, 'Delete'))
  await expect(page.getByText('The job is deleted')).toBeVisible()
  await expect(page.getByText('No failed jobs')).toBeVisible()
})

/** Nobody can open a month again, and a demo has only one to close, so the closing is invented. */
async function closeInvented(page: Page): Promise<void> {
  let closed = ''
  await page.route(/\/api\/invoices\/months\/[\d-]+\/close$/, (route) => {
    closed = /[\d-]+(?=\/close$)/.exec(route.request().url())?.[0] ?? ''
    return route.fulfill({ json: { message: 'The month is closed' } })
  })
  await page.route(/\/api\/invoices\/months(\?|$)/, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { results: { mo: string }[] }
    const asClosed = { nx: false, cat: new Date().toISOString(), cbn: 'Ruth Samuel' }
    const results = json.results.map((month) => ({ ...month, ...(month.mo === closed && asClosed) }))
    await route.fulfill({ response, json: { ...json, results } })
  })
}

test('finance closes a month', async ({ page }) => {
  await closeInvented(page)
  await enterAs(page, financeAdmin)
  await page.goto('/ad/gst')
  await settled(page, 'GST')
  const close = page.getByRole('main').getByRole('button', { name: /^Close [A-Z]\w+ 20\d\d$/ })
  const name = (await close.textContent())?.trim() ?? ''
  await close.click()
  const dialog = page.getByRole('dialog')
  await pressTwice(button(dialog, name))
  await expect(page.getByText('The month is closed')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(close).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: name.replace('Close ', '') })).toContainText(
    'Ruth Samuel',
  )
})

test('a manager says what unknown columns mean, and discards the import', async ({ page }) => {
  const { person } = await createStaff('tele_manager')
  const name = `Joy ${freshWord()}`
  const source = `Parish ${freshWord()}`
  await enterAs(page, person)
  await page.goto('/ad/imports')
  await settled(page, 'Import Profiles')
  await page.getByLabel('Name of the source').fill(source)
  const lines = ['Alpha,Beta,Gamma,Delta', `${name},Daughter,12/04/1998,${freshMobile()}`]
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`)
  await page.locator('input[type="file"]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
  await pressTwice(button(page, 'Upload'))
  await settled(page, source)
  const labels = { Alpha: 'Name', Beta: 'Profile for', Gamma: 'Birth date', Delta: 'Registered mobile' }
  for (const [heading, field] of Object.entries(labels)) await pick(page, heading, field)
  await expectNoSidewaysScroll(page, 'columns of an import')
  await pressTwice(button(page, 'Check rows again'), slowHand)
  await expect(page.getByText('We checked all rows again')).toHaveCount(1)
  await expect(button(page, 'Import 1 row')).toBeVisible()
  await button(page, 'Discard').click()
  await pressTwice(button(page.getByRole('dialog'), 'Erase'))
  await settled(page, 'Import Profiles')
  await expect(page.getByText(source)).toHaveCount(0)
})
