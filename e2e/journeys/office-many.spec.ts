import { writeCampaign } from '@bnr/contract/campaigns/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAs } from '../support/calls.ts'
import { button, pick, textField } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { freshWord, teleManager } from '../support/people.ts'
import { pressTwice, slowHand } from '../support/pressTwice.ts'
import { registerDraftsOf } from '../support/profiles.ts'
import { enterAs, readInBrowser } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'

/*
 * What staff do with all profiles that match, pressed with two quick clicks on a low laptop and on a phone. Only
 * `npm run journeys -- --widths all` has time for it.
 */

test.beforeEach(async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1366, height: 650 })
})

test('a manager assigns all of her drafts to a colleague', async ({ page }) => {
  const { person, name } = await createStaff('tele_manager')
  const colleague = await createStaff('tele_executive')
  await registerDraftsOf(name, 11)
  await enterAs(page, person)
  await page.goto('/ad/profile/search-by-status?status=Draft&whose=mine&size=10')
  await settled(page, 'Search by Status')
  await page.getByRole('checkbox', { name: 'All on this page' }).check()
  await button(page, 'Select all 11 that match').click()
  await button(page, 'Assign: all 11').click()
  const dialog = page.getByRole('dialog')
  await pick(dialog, 'Telemarketing executive', `${colleague.name} (0)`)
  await dialog.getByLabel(/^How many profiles/).fill('11')
  await expectNoSidewaysScroll(page, 'an assignment of all')
  await pressTwice(button(dialog, 'Assign'), slowHand)
  await expect(page).toHaveURL(/\/ad\/bulk$/)
  const row = page.getByRole('row').filter({ hasText: colleague.name })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Done')
  await enterAs(page, colleague.person)
  await page.goto('/ad/profile/search-by-status?status=Draft&whose=mine&size=10')
  await expect(page.getByText('11 profiles', { exact: true }).first()).toBeVisible()
})

const action = {
  id: 7,
  ki: 'assign',
  ab: 'Ruth Samuel',
  st: 'Running',
  n: 900,
  do: 300,
  re: 0,
  cdt: '2026-11-20T06:30:00.000Z',
  can: ['cancel'],
}

/** A real action on a few profiles ends within a second, so these replies are invented. */
async function actSlowly(page: Page): Promise<void> {
  let now = action
  await page.route(/\/api\/bulk(\?|$)/, (route) =>
    route.fulfill({ json: { results: [now], total: 1, page: 0 } }),
  )
  await page.route('**/api/bulk/7/cancel', (route) => {
    now = { ...action, st: 'Cancelled', can: ['download'] }
    return route.fulfill({ json: now })
  })
}

test('a manager stops an action on many profiles', async ({ page }) => {
  await enterAs(page, teleManager)
  await readInBrowser(page)
  await actSlowly(page)
  await page.goto('/ad/bulk')
  await settled(page, 'Actions on Many')
  const row = page.getByRole('row').filter({ hasText: 'Ruth Samuel' })
  await expect(row.getByRole('progressbar')).toBeVisible()
  await expectNoSidewaysScroll(page, 'an action on many')
  await pressTwice(button(row, 'Stop action 7'), slowHand)
  await expect(row).toContainText('Cancelled')
  await expect(button(row, 'Stop action 7')).toHaveCount(0)
})

test('a manager changes a message to many, sends it and stops it', async ({ page }) => {
  const { person } = await createStaff('tele_manager')
  const women = [{ key: 'bi.ge', operation: 'eq', value: 'f' }]
  const words = { channel: 'mail' as const, subject: `A meeting ${freshWord()}`, text: 'Come on Sunday.' }
  const { id } = await (await callAs(person))(writeCampaign, { body: { ...words, criteria: women } })
  await enterAs(page, person)
  await page.goto(`/ad/messages-to-many/${id}`)
  await settled(page, words.subject)
  const subject = `A feast ${freshWord()}`
  await textField(page, 'Subject').fill(subject)
  await pressTwice(button(page, 'Save text'), slowHand)
  await settled(page, subject)
  await page.getByLabel(/^Your e-mail address/).fill('ruth@example.com')
  await button(page, 'Send the test').click()
  const recipients = page.getByText(/^There are [\d,]+\. Type the number to confirm it\.$/)
  const count = /[\d,]+/.exec((await recipients.textContent()) ?? '')?.[0].replaceAll(',', '') ?? ''
  await page.getByLabel(/^How many profiles/).fill(count)
  await expectNoSidewaysScroll(page, 'a message to many before it is sent')
  await pressTwice(button(page, 'Send'), slowHand)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(button(page, 'Send')).toHaveCount(0)
  await pressTwice(button(page, 'Stop'), slowHand)
  await expect(page.getByRole('main')).toContainText('Cancelled')
  await expect(button(page, 'Download outcome')).toBeVisible()
})
