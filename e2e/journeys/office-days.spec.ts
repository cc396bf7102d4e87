import { indianDay } from '@bnr/contract/indianDay'
import { adminCalls } from '@bnr/contract/profiles/admin'
import { staffLists } from '@bnr/contract/profiles/assignment'
import { expect, test } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAs } from '../support/calls.ts'
import { button, pick, textField } from '../support/fields.ts'
import { grantPlan, makeShortPlan } from '../support/memberships.ts'
import { settled } from '../support/pages.ts'
import { financeAdmin, freshWord, teleManager } from '../support/people.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { registerDraftsOf, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'

/*
 * Renewal calls, settlement reports and actions for all that match, on a low laptop and on a phone, with two quick clicks
 * on what sends. Only `npm run journeys -- --widths all` has time for it.
 */

test.beforeEach(async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1366, height: 650 })
})

const tomorrow = () => indianDay(new Date(Date.now() + 86_400_000))

test('customer care calls a family whose membership ends, and the list shows the call', async ({ page }) => {
  const { person, name } = await createStaff('cc_executive')
  const family = await registerMember({ status: 'Active' })
  await grantPlan(family.id, await makeShortPlan())
  const assign = await callAs(teleManager)
  const staff = await assign(staffLists.careStaffId, {})
  const ccsid = staff.find((one) => one.name === name)?.id
  await assign(adminCalls.careStaffId, { params: { id: family.id }, query: { ccsid } })
  await enterAs(page, person)
  await page.goto('/ad/renewals')
  await settled(page, 'Renewal Calls')
  const row = page.getByRole('row').filter({ hasText: family.name })
  await expect(row).toContainText('Not called yet')
  await button(row, `Log a call with ${family.name}`).click()
  const dialog = page.getByRole('dialog')
  await pick(dialog, 'Outcome', 'Reached')
  await textField(dialog, 'Note').fill('They renew on Sunday.')
  await expectNoSidewaysScroll(page, 'a renewal call')
  await pressTwice(button(dialog, 'Save'))
  await expect(row).toContainText('Reached')
})

test('finance maps the columns of a settlement report and adds its line once', async ({ page }) => {
  const utr = `UTR5${freshWord().toUpperCase()}`
  const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta']
  const values = [`BNR-${freshWord()}`, '1000.00', '20.00', '3.60', '976.40', '2026-11-20', utr]
  await enterAs(page, financeAdmin)
  await page.goto('/ad/settlements/upload')
  await settled(page, 'Upload a settlement report')
  const buffer = Buffer.from(`${names.join()}\r\n${values.join()}\r\n`)
  await page.locator('input[type="file"]').setInputFiles({ name: 'report.csv', mimeType: 'text/csv', buffer })
  const labels = [
    'Order id',
    'Amount paid',
    'Fee',
    'Tax on the fee',
    'Settled amount',
    'Settlement date',
    'UTR',
  ]
  for (const [at, label] of labels.entries()) await pick(page, label, names[at] ?? '')
  const add = button(page, 'Add new lines: 1')
  await expect(add).toBeEnabled()
  await expectNoSidewaysScroll(page, 'a settlement report')
  await pressTwice(add)
  await settled(page, 'Settlements')
  await expect(page.getByRole('row').filter({ hasText: utr })).toHaveCount(1)
})

test('a manager plans follow-ups for all of her drafts, and reads what was done', async ({ page }) => {
  const { person, name } = await createStaff('tele_manager')
  await registerDraftsOf(name, 11)
  await enterAs(page, person)
  await page.goto('/ad/profile/search-by-status?status=Draft&whose=mine&size=10')
  await settled(page, 'Search by Status')
  await page.getByRole('checkbox', { name: 'All on this page' }).check()
  await button(page, 'Select all 11 that match').click()
  await button(page, 'Plan follow-ups: all 11').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Note/).fill('Ask for a photo.')
  await dialog.getByLabel(/^Call back on/).fill(tomorrow())
  await dialog.getByLabel(/^How many profiles/).fill('11')
  await expectNoSidewaysScroll(page, 'follow-ups for all')
  await pressTwice(button(dialog, 'Plan'))
  await expect(page).toHaveURL(/\/ad\/bulk$/)
  const row = page.getByRole('row').filter({ hasText: 'Plan follow-ups' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Done')
})
