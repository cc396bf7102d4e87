import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { goToBank, invoicesOf } from '../support/atTheBank.ts'
import { callAs } from '../support/calls.ts'
import { button, link } from '../support/fields.ts'
import { registerBuyer } from '../support/invoices.ts'
import { grantPlan, makeShortPlan } from '../support/memberships.ts'
import { settled } from '../support/pages.ts'
import { teleManager } from '../support/people.ts'
import { enterAs, readInBrowser } from '../support/session.ts'
import { slowLineBeforeRelease } from '../support/steadiness.ts'
import { mainWay } from '../widths.ts'

test('a member buys a plan from its card with the current offer', mainWay, async ({ page }) => {
  const buyer = await registerBuyer()
  await enterAs(page, buyer.person)
  await page.goto('/packages')
  await settled(page, 'Membership plans')
  const card = page.getByRole('article', { name: 'Platinum Classic', exact: true })
  await expect(card).toContainText('A blessed beginning, until')
  await expect(card).toContainText('₹8,259 to pay with 18% GST')
  await expectAccessible(page, 'an offer in the price list')
  await expectNoSidewaysScroll(page, 'an offer in the price list')
  await link(card, 'Buy now Platinum Classic').click()
  await expect(page).toHaveURL(/\/checkout\?plan=\d+&offer=\d+$/)
  const summary = page.getByRole('region', { name: 'Platinum Classic' })
  await expect(summary).toContainText('Discount (Offer: A blessed beginning)')
  await expect(summary).toContainText('₹8,259')
  await expectAccessible(page, 'an offer at the checkout')
  await goToBank(page)
  expect((await invoicesOf(buyer)).map(({ discountReason }) => discountReason)).toEqual([
    'Offer: A blessed beginning',
  ])
})

test(
  'a member renews in the last days from the dashboard, and My Account says when the renewal starts',
  mainWay,
  async ({ page }) => {
    const buyer = await registerBuyer()
    await slowLineBeforeRelease(page)
    const plan = await makeShortPlan()
    await grantPlan(buyer.id, plan)
    await enterAs(page, buyer.person)
    await page.goto('/profile/dashboard')
    await link(page.getByRole('region', { name: 'Your membership' }), 'Renew').click()
    await settled(page, 'Membership plans')
    await link(page, `Renew ${plan}`).click()
    const startsLater = 'It starts when your current membership ends.'
    await expect(page.getByText(startsLater)).toBeVisible()
    await goToBank(page)
    await button(page, 'Pay').click()
    await settled(page, 'Congratulations!')
    await expect(page.getByText(startsLater)).toBeVisible()
    await link(page, 'My Account').click()
    await settled(page, 'My Account')
    await expect(page.getByRole('status').filter({ hasText: startsLater })).toBeVisible()
    await expect(link(page, 'Renew')).toHaveCount(0)
    const [invoice] = await invoicesOf(buyer)
    expect(invoice).toMatchObject({ state: 'Paid', isRenewal: true })
    await (await callAs(teleManager))(approveInvoice, { params: { id: invoice?.id ?? 0 }, body: {} })
    await page.reload()
    await expect(page.getByRole('region', { name: 'Membership Details' })).toContainText(
      new RegExp(`${plan}, from \\d+\\s[A-Z][a-z]+\\s20\\d\\d`),
    )
  },
)

test('the shared shell of the payment page does not say that the payment is missing', async ({ request }) => {
  const headers = { 'sec-purpose': 'prefetch' }
  const shell = await (await request.get('/thankyou?order_id=order&token=token', { headers })).text()
  expect(shell).toContain('We are checking with the bank')
  expect(shell).not.toContain('does not name a payment')
})

test('a member who waits for the bank sees a message and can check again', async ({ page }) => {
  let state = 'Initiated'
  await readInBrowser(page)
  await page.route('**/api/payments/outcome*', (route) =>
    route.fulfill({ json: { st: state, pn: 'Platinum Classic', id: 1, pa: state === 'Paid' } }),
  )
  await page.clock.install()
  await page.goto('/thankyou?order_id=order&token=token')
  await settled(page, 'We are checking with the bank')
  await expect(async () => {
    await page.clock.runFor(20_000)
    await expect(button(page, 'Check again')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toBeVisible()
  await expectAccessible(page, 'the bank has not answered')
  await expectNoSidewaysScroll(page, 'the bank has not answered')
  state = 'Paid'
  await button(page, 'Check again').click()
  await settled(page, 'Congratulations!')
})
