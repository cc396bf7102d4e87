import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { agree, atBank, goToBank, invoicesOf, makeCoupon, openCheckout } from '../support/atTheBank.ts'
import { button, choose, textField } from '../support/fields.ts'
import { registerBuyer } from '../support/invoices.ts'
import { grantPlan } from '../support/memberships.ts'
import { registerMember } from '../support/profiles.ts'
import { mainWay } from '../widths.ts'

test('the checkout asks for a missing permanent address, and its state decides the tax', async ({ page }) => {
  const buyer = await registerMember()
  await openCheckout(page, buyer.person)
  await expect(page.getByText(/^₹8,500 before tax/)).toBeVisible()
  await agree(page)
  await button(page, 'Pay Now').click()
  await expect(page.getByText('Select state')).toBeVisible()
  await choose(page, 'State', 'Kerala')
  await expect(page.getByText('Place of supply: Kerala. IGST 18%.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Platinum Classic' })).toContainText('₹1,530.00')
  await textField(page, 'Postal code').fill('012345')
  await button(page, 'Pay Now').click()
  await expect(page.getByText('Enter a 6 digit postal code')).toBeVisible()
  await expectAccessible(page, 'refused')
  await textField(page, 'Postal code').fill('695001')
  await button(page, 'Pay Now').click()
  await atBank(page)
  expect((await invoicesOf(buyer)).map(({ placeOfSupply }) => placeOfSupply.name)).toEqual(['Kerala'])
})

test('an unknown coupon shows a message at its field', async ({ page }) => {
  const buyer = await registerBuyer()
  await openCheckout(page, buyer.person)
  await textField(page, 'Coupon code').fill('NEVERMADE')
  await textField(page, 'Coupon code').press('Enter')
  await expect(page.getByText('This coupon code does not exist')).toBeVisible()
  await page.getByRole('button', { name: 'Change the billing address' }).click()
  await expect(textField(page, 'Door and street')).toBeFocused()
  await expectAccessible(page, 'checkout with a refused coupon')
  await expectNoSidewaysScroll(page, 'checkout')
})

test('a member applies a coupon, removes it, and pays with it', mainWay, async ({ page }) => {
  const [buyer, code] = [await registerBuyer(), await makeCoupon()]
  await openCheckout(page, buyer.person)
  const summary = page.getByRole('region', { name: 'Platinum Classic' })
  for (const total of ['₹9,027', '₹10,030', '₹9,027']) {
    if (total === '₹10,030') await button(page, 'Remove').click()
    else {
      await textField(page, 'Coupon code').fill(code.toLowerCase())
      await button(page, 'Apply').click()
    }
    await expect(summary).toContainText(total)
  }
  await expect(summary).toContainText(`Discount (Coupon ${code})`)
  await goToBank(page)
  expect((await invoicesOf(buyer)).map(({ couponCode }) => couponCode)).toEqual([code])
})

test('a plan above the current one is issued as an upgrade', async ({ page }) => {
  const buyer = await registerBuyer()
  await grantPlan(buyer.id, 'Saphire Classic')
  await openCheckout(page, buyer.person)
  await expect(
    page.getByText('When you upgrade, we take what your unused days are worth off the price.'),
  ).toBeVisible()
  await goToBank(page)
  expect((await invoicesOf(buyer)).map(({ isUpgrade }) => isUpgrade)).toEqual([true])
})

test('a member can pay by keyboard alone', mainWay, async ({ page }) => {
  const buyer = await registerBuyer()
  await openCheckout(page, buyer.person)
  await textField(page, 'Coupon code').focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Apply')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  for (const name of [/^terms and conditions/, /^no-refund policy/]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  const pay = button(page, 'Pay Now')
  await expect(pay).toBeFocused()
  // The links for the other way to pay come after the button, as on the screen.
  for (const name of [/^\+91/, /@/]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(pay).toBeFocused()
  await page.keyboard.press('Enter')
  await atBank(page)
})
