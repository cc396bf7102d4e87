import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { goToBank, invoicesOf, openCheckout } from '../support/atTheBank.ts'
import { button } from '../support/fields.ts'
import { registerBuyer } from '../support/invoices.ts'
import { registerMember } from '../support/profiles.ts'

test('an invoice is read, and kept as a file', async ({ page }) => {
  const buyer = await registerBuyer()
  await openCheckout(page, buyer.person)
  await goToBank(page)
  const [invoice] = await invoicesOf(buyer)
  await page.goto(`/invoice/preview/${invoice?.id}`)
  const paper = page.frameLocator('iframe')
  await expect(paper.getByText(invoice?.number ?? '').first()).toBeVisible()
  await expect(paper.getByText('Platinum Classic').first()).toBeVisible()
  const inner = await paper.locator('main').boundingBox()
  const outer = await page.locator('iframe').boundingBox()
  expect(outer?.height).toBeGreaterThanOrEqual((inner?.height ?? 0) - 1)
  const download = page.waitForEvent('download')
  await button(page, 'Download PDF').click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expectAccessible(page, 'preview')
  await expectNoSidewaysScroll(page, 'preview')
})

test('nobody reads the invoice of somebody else', async ({ page }) => {
  const [buyer, other] = [await registerBuyer(), await registerMember({ gender: 'm' })]
  await openCheckout(page, buyer.person)
  await goToBank(page)
  const [invoice] = await invoicesOf(buyer)
  await openCheckout(page, other.person)
  for (const path of [`/invoice/preview/${invoice?.id}`, `/checkout?invoice=${invoice?.id}`]) {
    await page.goto(path)
    await expect(page.getByText('This invoice is not here')).toBeVisible()
  }
})
