import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { goTo } from '../support/backOffice.ts'
import { button } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { superAdmin } from '../support/people.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { enterAs } from '../support/session.ts'

const job = {
  id: '00000000-0000-4000-8000-000000000001',
  kd: 'makePhotoSizes',
  fdt: '2026-11-20T06:30:00.000Z',
  at: 13,
  ab: 'id 0198f0c2-7d3e-7aa0-b9a4-0d2f6f1f9c11',
  re: 'The store is away: connect ECONNREFUSED',
}

/** A real job fails for good only after minutes, so these replies are invented. */
async function failOneJob(page: Page): Promise<void> {
  let failed = [job]
  await page.route('**/api/system/queues', (route) =>
    route.fulfill({ json: failed.map(({ kd, fdt }) => ({ kd, wa: 3, ac: 1, fd: 1, odt: fdt })) }),
  )
  await page.route(/\/api\/system\/failedJobs(\?|$)/, (route) =>
    route.fulfill({ json: { results: failed, total: failed.length, page: 0 } }),
  )
  await page.route('**/api/system/failedJobs/*/retry', (route) => {
    failed = []
    return route.fulfill({ json: { co: 1 } })
  })
}

test('the super administrator checks the system and retries a failed job by keyboard', async ({ page }) => {
  await enterAs(page, superAdmin)
  await page.goto('/ad/system')
  await settled(page, 'System')
  const checks = page.getByRole('region', { name: 'Checks' })
  await expect(checks.getByRole('listitem').filter({ hasText: 'Migrations' })).toContainText('Fine')
  await button(checks, 'Check again').click()
  await expect(page.getByText('No failed jobs')).toBeVisible()
  await expectAccessible(page, 'the system')
  await expectNoSidewaysScroll(page, 'the system')

  await failOneJob(page)
  await goTo(page, 'Audit')
  await settled(page, 'Audit')
  await goTo(page, 'System')
  await settled(page, 'System')
  const retry = button(page, `Retry Make photo sizes (${job.ab})`)
  await expect(retry).toBeVisible()
  await expectAccessible(page, 'a failed job')
  await expectNoSidewaysScroll(page, 'a failed job')
  await retry.focus()
  await page.keyboard.press('Enter')
  const confirm = button(page.getByRole('dialog'), 'Retry')
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The job waits for its next run')).toBeVisible()
  await expect(page.getByText('No failed jobs')).toBeVisible()
})

test('the super administrator retries a failed job with two quick clicks', async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1366, height: 650 })
  await failOneJob(page)
  await enterAs(page, superAdmin)
  await page.goto('/ad/audit')
  await settled(page, 'Audit')
  await goTo(page, 'System')
  await settled(page, 'System')
  await button(page, `Retry Make photo sizes (${job.ab})`).click()
  await pressTwice(button(page.getByRole('dialog'), 'Retry'))
  await expect(page.getByText('No failed jobs')).toBeVisible()
})
