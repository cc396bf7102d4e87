import { randomUUID } from 'node:crypto'
import { readTicketStamp, sendTicket } from '@bnr/contract/inbox/endpoints'
import { inboxLimits } from '@bnr/contract/inbox/rules'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAsGuest } from '../support/calls.ts'
import { button, link, textField } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { careManager, financeAdmin, freshMobile, freshWord, superAdmin } from '../support/people.ts'
import { pressTwice, slowHand } from '../support/pressTwice.ts'
import { enterAs } from '../support/session.ts'

/*
 * The tool pages of each role, on a low laptop and on a phone: every button that sends is pressed with two quick clicks,
 * and afterwards something on the page still has the focus. Only `npm run journeys -- --widths all` has time for them.
 */

test.beforeEach(async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1366, height: 650 })
})

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body)

/** Sends what a dialog asks. Its button is on the screen from the start, and the page keeps the focus. */
async function sendDialog(dialog: Locator, action: string): Promise<void> {
  const page = dialog.page()
  await expect(button(dialog, action)).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page, action)
  await pressTwice(button(dialog, action), slowHand)
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => hasFocus(page), { message: `focus after ${action}` }).toBe(true)
}

/** Writes as a guest who takes the time that a person needs. */
async function writeToOffice() {
  const { stamp } = await callAsGuest(readTicketStamp)
  await new Promise((resolve) => setTimeout(resolve, (inboxLimits.shortestSeconds + 0.2) * 1000))
  const email = `${freshWord().toLowerCase()}@example.com`
  const text = 'When is the office open?'
  const body = { name: 'Ruth Samuel', email, subject: 'other' as const, text, stamp, clientId: randomUUID() }
  return callAsGuest(sendTicket, { body })
}

test('customer care answers a message, adds a note and closes it', async ({ page }) => {
  const { number } = await writeToOffice()
  await enterAs(page, careManager)
  await page.goto(`/ad/inbox?number=${number}`)
  await link(row(page, number), `Open ${number}`).click()
  await settled(page, number)
  const dialog = page.getByRole('dialog')
  await button(page, 'Answer by e-mail').click()
  await textField(dialog, 'Answer').fill('From nine to five.')
  await expectAccessible(page, 'an answer')
  await sendDialog(dialog, 'Send')
  await button(page, 'Add a note').click()
  await textField(dialog, 'Note').fill('They come on Saturday.')
  await sendDialog(dialog, 'Save')
  await button(page.getByRole('main'), 'Close').click()
  await sendDialog(dialog, 'Save')
  await expect(button(page, 'Reopen')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
})

test('a manager writes a template, changes it and ends it', async ({ page }) => {
  const name = `Reminder ${freshWord()}`
  await enterAs(page, careManager)
  await page.goto('/ad/templates')
  await button(page, 'New template').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'E-mail' }).check()
  await textField(dialog, 'Name').fill(name)
  await textField(dialog, 'Subject').fill('Your profile')
  await textField(dialog, 'Text').fill('Dear {name}, please add a photo.')
  await sendDialog(dialog, 'Save')
  await expect(row(page, name)).toHaveCount(1)
  await button(page, `Edit ${name}`).click()
  await textField(dialog, 'Subject').fill('A photo for your profile')
  await sendDialog(dialog, 'Save')
  await expect(row(page, name)).toContainText('A photo for your profile')
  await button(page, `End ${name}`).click()
  await sendDialog(dialog, 'End')
  await expect(row(page, name)).toHaveCount(0)
})

test('finance sets a bank line aside and reopens it, and reads what closing a month means', async ({
  page,
  isMobile,
}) => {
  await enterAs(page, financeAdmin)
  await page.goto('/ad/bank')
  await settled(page, 'Bank Statements')
  const reason = `Interest ${freshWord()}`
  // Each width takes another line, because both run at the same time.
  const line = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Set aside/ }) })
  await (isMobile ? line.first() : line.last()).getByRole('button', { name: /^Set aside/ }).click()
  const dialog = page.getByRole('dialog')
  await textField(dialog, 'Reason').fill(reason)
  await sendDialog(dialog, 'Set aside')
  await page.getByRole('tab', { name: 'Set aside' }).click()
  await row(page, reason)
    .getByRole('button', { name: /^Reopen/ })
    .click()
  await sendDialog(dialog, 'Reopen')
  await expect(row(page, reason)).toHaveCount(0)

  await page.goto('/ad/gst')
  await page.getByRole('button', { name: /^Close / }).click()
  await expect(dialog).toContainText('Nobody can open the month again.')
  await expect(dialog.getByRole('button', { name: /^Close [A-Z]\w+ 20\d\d$/ })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'before a month is closed')
})

test('the super administrator creates an account once', async ({ page }) => {
  await enterAs(page, superAdmin)
  await page.goto('/ad/staff')
  await button(page, 'Add staff account').click()
  const dialog = page.getByRole('dialog', { name: 'New staff account' })
  await textField(dialog, 'Name').fill(`Ruth ${freshWord()}`)
  await textField(dialog, 'Mobile number').fill(freshMobile())
  await dialog.getByRole('checkbox', { name: /^Customer care executive/ }).check()
  await dialog.getByLabel(/^First password/).fill('First-word-12')
  await sendDialog(dialog, 'Create account')
})
