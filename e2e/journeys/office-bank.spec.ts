import { indianDay } from '@bnr/contract/indianDay'
import { rupeesOf } from '@bnr/contract/money'
import { expect, type Page, test } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, listField, textField } from '../support/fields.ts'
import { invoiceOf, issueByStaff, registerBuyer } from '../support/invoices.ts'
import { makeShortPlan } from '../support/memberships.ts'
import { settled } from '../support/pages.ts'
import { financeAdmin, freshWord } from '../support/people.ts'
import { pressTwice, slowHand } from '../support/pressTwice.ts'
import { enterAs } from '../support/session.ts'

/*
 * A bank statement from its upload to the last paid invoice, pressed with two quick clicks on a low laptop and on a phone.
 * Only `npm run journeys -- --widths all` has time for it.
 */

test.beforeEach(async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1366, height: 650 })
})

const today = () => indianDay(new Date()).split('-').reverse().join('/')

/** Open invoices of one amount that no other invoice has. */
async function openInvoices(count: number) {
  const plan = await makeShortPlan({ rupees: 1000 + Math.floor(Math.random() * 8000) })
  const invoices = []
  for (let made = 0; made < count; made += 1)
    invoices.push(await issueByStaff(await registerBuyer(), plan, `T${freshWord().toUpperCase()}`))
  return invoices
}

async function uploadStatement(page: Page, lines: readonly (readonly [string, number])[]): Promise<void> {
  await page.goto('/ad/bank/upload')
  await settled(page, 'Upload a statement')
  await listField(page, 'Bank account').fill(`HDFC ${freshWord()}`)
  const rows = lines.map(([reference, amount]) => [today(), reference, '', amount].join())
  const content = ['Date,Narration,Withdrawal Amt.,Deposit Amt.', ...rows, ''].join('\r\n')
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
  await page.locator('input[type="file"]').setInputFiles(file)
  const add = button(page, `Add new lines: ${lines.length}`)
  await expect(add).toBeEnabled()
  await expectNoSidewaysScroll(page, 'a statement')
  await pressTwice(add, slowHand)
  await settled(page, 'Bank Statements')
}

test('finance uploads a statement, finds the invoice of one line, and settles all others', async ({
  page,
}) => {
  const [unnamed, ...named] = await openInvoices(4)
  if (!unnamed) throw new Error('no invoice')
  const amount = rupeesOf(unnamed.total)
  const word = freshWord().toUpperCase()
  await enterAs(page, financeAdmin)
  await uploadStatement(page, [
    [`INWARD ${word}`, amount],
    ...named.map(({ number }) => [`NEFT ${number}`, amount] as const),
  ])

  await page.goto(`/ad/bank?tab=Unmatched&amount=${amount}`)
  await settled(page, 'Bank Statements')
  await page
    .getByRole('row')
    .filter({ hasText: word })
    .getByRole('button', { name: /^Choose an/ })
    .click()
  const dialog = page.getByRole('dialog')
  await textField(dialog, 'Invoice number').fill(unnamed.number)
  // The button keeps its place and becomes Settle, which the second click must not press.
  await button(dialog, 'Find the invoice').dblclick({ delay: slowHand })
  await expect(button(dialog, 'Settle')).toBeVisible()
  await expectNoSidewaysScroll(page, 'the invoice of a line')
  expect((await invoiceOf(unnamed))?.paidOn).toBeUndefined()
  await pressTwice(button(dialog, 'Settle'), slowHand)
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await invoiceOf(unnamed))?.paidOn).toBeDefined()

  await page.goto(`/ad/bank?amount=${amount}`)
  await settled(page, 'Bank Statements')
  await button(page, 'Settle all strong proposals of this page').click()
  await expect(dialog).toContainText('Settle 3 proposals')
  await pressTwice(button(dialog, 'Settle'), slowHand)
  await expect(page.getByText('3 settled')).toBeVisible()
  await expect(page.getByText('No bank lines found')).toBeVisible()
  for (const invoice of named) expect((await invoiceOf(invoice))?.paidOn).toBeDefined()
})
