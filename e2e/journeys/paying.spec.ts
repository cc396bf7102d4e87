import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { agree, atBank, goToBank, invoicesOf, openCheckout } from '../support/atTheBank.ts'
import { button, link } from '../support/fields.ts'
import { registerBuyer } from '../support/invoices.ts'
import { isHydrated } from '../support/pages.ts'
import { mainWay } from '../widths.ts'

test('a member pays for a plan at the bank and sees the payment in My Account', mainWay, async ({ page }) => {
  const buyer = await registerBuyer()
  await openCheckout(page, buyer.person)
  await expect(page.getByText('Billed within Tamil Nadu: CGST 9% and SGST 9%.')).toBeVisible()
  await expect(page.getByText('7 Hill Road, Chennai, Tamil Nadu')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Platinum Classic' })).toContainText('₹10,030')
  await goToBank(page)
  await button(page, 'Pay').click()
  await expect(page).toHaveURL(/\/thankyou\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Congratulations!')
  await isHydrated(page)
  await expect(page.getByText(/We received ₹10,030 for Platinum Classic\. Tax invoice BNR/)).toBeVisible()
  await expectAccessible(page, 'thank you')
  await expectNoSidewaysScroll(page, 'thank you')

  await link(page, 'My Account').click()
  const waiting = page.getByRole('status').filter({ hasText: 'Waiting for activation' })
  await expect(waiting).toContainText('We received ₹10,030 for Platinum Classic')
  await expect(page.getByText('Free Membership')).toHaveCount(0)
  const paid = page.getByRole('row').filter({ hasText: 'Platinum Classic' })
  await expect(paid).toContainText('Pending Activation by Admin')
  await expect(paid).toContainText('₹10,030')
  expect((await invoicesOf(buyer)).map(({ state }) => state)).toEqual(['Paid'])
})

test('a member can try again after a declined payment', async ({ page }) => {
  const buyer = await registerBuyer()
  await openCheckout(page, buyer.person)
  await goToBank(page)
  await button(page, 'Decline').click()
  await expect(page).toHaveURL(/\/failed\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order has been declined')
  await isHydrated(page)
  await expectAccessible(page, 'declined')

  await link(page, 'Try again').click()
  await expect(page.getByText('The last payment was declined. You can try again.')).toBeVisible()
  await expectAccessible(page, 'open invoice')
  await expectNoSidewaysScroll(page, 'open invoice')
  await button(page, 'Pay Now').click()
  await atBank(page)
  await button(page, 'Pay').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Congratulations!')
  expect((await invoicesOf(buyer)).map(({ state }) => state)).toEqual(['Paid'])
})

test('a payment abandoned at the bank is cancelled and can be made later', async ({ page }) => {
  const buyer = await registerBuyer()
  await openCheckout(page, buyer.person)
  await goToBank(page)
  await button(page, 'Cancel and go back').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order has been cancelled')
  await page.goto('/profile/myaccount')
  await page.getByRole('link', { name: /^Proceed/ }).click()
  await expect(page.getByText('The last payment was cancelled. You can try again.')).toBeVisible()
})

test('a member who paid and closed the window at the bank is not asked to pay again', async ({ page }) => {
  const buyer = await registerBuyer()
  await openCheckout(page, buyer.person)
  await goToBank(page)
  await page.getByText('For testers').click()
  await page.getByLabel("Do not send the result to the shop's server").check()
  await button(page, 'Pay, then close the window').click()
  await expect(page.getByRole('heading', { name: 'You can close this window' })).toBeVisible()
  expect((await invoicesOf(buyer)).map(({ state }) => state)).toEqual(['Initiated'])

  await page.goto('/profile/myaccount')
  await page.getByRole('link', { name: /^Proceed/ }).click()
  await expect(page.getByText('Waiting for activation')).toBeVisible()
  expect((await invoicesOf(buyer)).map(({ state }) => state)).toEqual(['Paid'])
})

test('a double click, Back and a reload create only one invoice', async ({ page }) => {
  const buyer = await registerBuyer()
  await openCheckout(page, buyer.person)
  await page.reload()
  await agree(page)
  await button(page, 'Pay Now').dblclick()
  await atBank(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout\?invoice=\d+$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Proforma invoice / })).toBeVisible()
  await button(page, 'Pay Now').click()
  await atBank(page)
  await button(page, 'Pay').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Congratulations!')
  expect(await invoicesOf(buyer)).toHaveLength(1)
})
