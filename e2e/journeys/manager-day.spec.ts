import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, pick } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { freshWord } from '../support/people.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'

/*
 * A telecalling manager’s day, on a low laptop and on a phone, with two quick clicks on what sends a report or a message.
 * Only `npm run journeys -- --widths all` has time for it.
 */

test.beforeEach(async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1366, height: 650 })
})

test('a manager requests a report once', async ({ page }) => {
  const { person, name } = await createStaff('tele_manager')
  await enterAs(page, person)
  await page.goto('/reports')
  await settled(page, 'Reports')
  await page.getByLabel('Registered from').fill('2020-01-01')
  await page.getByLabel('Registered to').fill('2099-12-31')
  await pick(page, 'Type', 'Profiles in detail')
  await pressTwice(button(page, 'Generate'))
  const rows = page.getByRole('region', { name: 'Previous downloads' }).getByRole('row')
  await expect(rows.filter({ hasText: name })).toHaveCount(1)
  await expect(rows.filter({ hasText: name })).toContainText('Completed')
})

test('a manager writes to all that match and sends it as a test', async ({ page }) => {
  const { person } = await createStaff('tele_manager')
  const subject = `A meeting ${freshWord()}`
  await enterAs(page, person)
  await page.goto('/ad/profile/search-by-status?status=Active&whose=all')
  await settled(page, 'Search by Status')
  await page.getByRole('checkbox', { name: 'All on this page' }).check()
  await page.getByRole('button', { name: /^Select all [\d,]+ that match$/ }).click()
  await expectNoSidewaysScroll(page, 'all that match')
  await button(page, 'Write to all').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'E-mail' }).check()
  await dialog.getByLabel(/^Subject/).fill(subject)
  await dialog.getByLabel(/^Text/).fill('Come on Sunday.')
  await pressTwice(button(dialog, 'Save draft'))
  await settled(page, subject)
  await expectNoSidewaysScroll(page, 'a draft to many')
  await page.getByLabel(/^Your e-mail address/).fill('ruth@example.com')
  await pressTwice(button(page, 'Send the test'))
  await expect(page.getByText('You have sent this text to yourself.')).toBeVisible()
})
