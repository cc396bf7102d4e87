import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { openFilters, pressInRowMenu } from '../support/backOffice.ts'
import { setBankAnswer } from '../support/bank.ts'
import { approveIn } from '../support/billing.ts'
import { button, expectMessage, link, textField } from '../support/fields.ts'
import { invoiceOf, issueByCard, issueByStaff, registerBuyer } from '../support/invoices.ts'
import { expectOtherRole } from '../support/notices.ts'
import { settled } from '../support/pages.ts'
import { careExecutive, financeAdmin, superAdmin, teleManager } from '../support/people.ts'
import { pressTwice } from '../support/pressTwice.ts'
import type { Member } from '../support/profiles.ts'
import { enterAs, readInBrowser } from '../support/session.ts'
import { mainWay } from '../widths.ts'

test(
  'a super administrator confirms an unanswered card payment by its transaction ID',
  mainWay,
  async ({ page }) => {
    const { invoice, orders } = await issueByCard(await registerBuyer())
    await enterAs(page, superAdmin)
    await page.goto(`/invoice/approve?status=Initiated&text=${encodeURIComponent(invoice.number)}`)
    await link(page, `Activate CC ${invoice.number}`).click()
    await settled(page, 'Activate CC payment')
    await button(page, 'Activate').click()
    const id = textField(page, 'Transaction ID')
    await expectMessage(id, 'Transaction ID is required.')
    await expectAccessible(page, 'card payment')
    await expectNoSidewaysScroll(page, 'card payment')
    await id.fill('300000000000')
    await button(page, 'Activate').click()
    await expectMessage(id, 'The gateway does not confirm this transaction ID')
    const [order] = orders
    if (!order) throw new Error('no order')
    await setBankAnswer(order, 'Shipped', false)
    await id.fill(order.trackingId)
    await pressTwice(button(page, 'Activate'))
    await expect(page.getByText('This invoice is Paid')).toBeVisible()
    await settled(page, 'Approve Invoice')
    expect((await invoiceOf(invoice))?.state).toBe('Paid')
  },
)

test('staff see a sold membership before and after its activation', async ({ page }) => {
  const member = await registerBuyer()
  const { id, number } = await issueByStaff(member)
  await enterAs(page, teleManager)
  await page.goto(`/ad/user-membership/${id}`)
  await settled(page, 'Profile Membership')
  await expect(page.getByRole('main')).toContainText('Not activated yet')
  await expectAccessible(page, 'not activated')
  await page.goto(`/invoice/approve?status=Initiated&text=${encodeURIComponent(number)}`)
  await approveIn(page, number)
  await page.goto(`/ad/user-membership/${id}`)
  await expect(page.getByRole('main')).toContainText('Renewal Date')
  await expect(page.getByRole('main')).toContainText('Used Phone Count')
  await expectNoSidewaysScroll(page, 'activated')
})

test('staff mark a transfer as paid by hand, and can cancel an invoice', mainWay, async ({ page }) => {
  const member = await registerBuyer()
  const { number } = await issueByStaff(member)
  await enterAs(page, teleManager)
  const at = `/invoice/approve?status=Initiated&text=${encodeURIComponent(number)}`
  await page.goto(at)
  await pressInRowMenu(page, number, `Cancel invoice ${number}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The member can still pay it')
  await expectAccessible(page, 'cancel')
  await button(dialog, 'Keep it').click()
  await pressInRowMenu(page, number, `Mark as paid ${number}`)
  await expectAccessible(page, 'paid by hand')
  await expectNoSidewaysScroll(page, 'paid by hand')
  await textField(dialog, 'Transaction ID').or(textField(dialog, 'UPI transaction ID')).first().fill('UTR42')
  await pressTwice(button(dialog, 'Mark as paid'))
  await expect(page.getByText('This invoice is Paid')).toBeVisible()
})

test(
  'the list has pages that can be opened by number, and shows when nothing is found',
  mainWay,
  async ({ page }) => {
    const members = [await registerBuyer(), await registerBuyer()]
    for (const member of members) for (const _ of [1, 2, 3, 4, 5, 6, 7]) await supersededInvoice(member)
    await enterAs(page, teleManager)
    await page.goto('/invoice/approve?status=Cancelled')
    await expect(page.getByRole('row')).toHaveCount(11)
    await openFilters(page)
    const number = page.getByRole('textbox', { name: /^Page, of/ })
    await number.fill('999')
    await expect(number).not.toHaveValue('999')
    await number.fill('2')
    await number.press('Enter')
    await expect(page).toHaveURL(/page=1/)
    await expect(
      page.getByRole('button', { name: 'Page 2' }).or(page.getByRole('link', { name: 'Page 2' })),
    ).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page, 'page 2')
    await expectNoSidewaysScroll(page, 'page 2')
    await page.goto('/invoice/approve?status=Paid&text=NO/SUCH')
    await expect(page.getByText('No invoices found')).toBeVisible()
    await expectAccessible(page, 'nothing found')
  },
)

/** Each invoice names another transaction and so replaces the one before. */
let transactions = 0
async function supersededInvoice(member: Member): Promise<void> {
  transactions++
  await issueByStaff(member, 'Platinum Classic', `T${transactions}`)
}

test('invoices that could not be loaded can be loaded again', async ({ page }) => {
  await enterAs(page, teleManager)
  await readInBrowser(page)
  await page.route('**/api/invoices/search*', (route) => route.abort())
  await page.goto('/invoice/approve')
  await expect(page.getByText('This could not be loaded')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/invoices/search*')
  await button(page, 'Try again').click()
  await expect(page.getByText('This could not be loaded')).toHaveCount(0)
})

test('staff with another role see which roles these pages are for', async ({ page }) => {
  await enterAs(page, careExecutive)
  for (const [path, roles] of [
    ['/invoice/generate', 'Telemarketing manager, Telemarketing executive'],
    ['/invoice/approve', 'Telemarketing manager, Super administrator'],
    ['/invoice/ccav?id=1', 'Super administrator'],
    ['/ad/payments', 'Finance, Super administrator'],
    ['/ad/invoices', 'Finance, Telemarketing manager, Super administrator'],
  ] as const) {
    await page.goto(path)
    await expectOtherRole(page, roles)
  }
  await enterAs(page, financeAdmin)
  await page.goto('/invoice/generate')
  await expectOtherRole(page, 'Telemarketing manager, Telemarketing executive')
})
