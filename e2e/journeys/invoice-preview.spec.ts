import { expect, type Locator, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { goToBank, invoicesOf, openCheckout } from '../support/atTheBank.ts'
import { button } from '../support/fields.ts'
import { expectWholeDocument } from '../support/frames.ts'
import { registerBuyer } from '../support/invoices.ts'
import { registerMember } from '../support/profiles.ts'
import { mainWay } from '../widths.ts'

test('a member reads an invoice and downloads it', mainWay, async ({ page }) => {
  const buyer = await registerBuyer()
  await openCheckout(page, buyer.person)
  await goToBank(page)
  const [invoice] = await invoicesOf(buyer)
  await page.goto(`/invoice/preview/${invoice?.id}`)
  const paper = page.frameLocator('iframe')
  await expect(paper.getByText(invoice?.number ?? '').first()).toBeVisible()
  await expect(paper.getByText('Platinum Classic').first()).toBeVisible()
  expect(await brokenWords(paper.locator('main'))).toEqual([])
  await expectWholeDocument(page)
  const download = page.waitForEvent('download')
  await button(page, 'Download PDF').click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expectAccessible(page, 'preview')
  await expectNoSidewaysScroll(page, 'preview')
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

/** Words that break across two lines. */
const brokenWords = (paper: Locator): Promise<string[]> =>
  paper.evaluate((element) => {
    const found: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
      }
    return found
  })

test('a member cannot see the invoice of somebody else', async ({ page }) => {
  const [buyer, other] = [await registerBuyer(), await registerMember({ gender: 'm' })]
  await openCheckout(page, buyer.person)
  await goToBank(page)
  const [invoice] = await invoicesOf(buyer)
  await openCheckout(page, other.person)
  for (const path of [`/invoice/preview/${invoice?.id}`, `/checkout?invoice=${invoice?.id}`]) {
    await page.goto(path)
    await expect(page.getByText('Invoice not found')).toBeVisible()
  }
})
