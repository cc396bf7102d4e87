import { saveTextSize } from '@bnr/contract/accounts/textSize'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAs } from '../support/calls.ts'
import { isHydrated, memberPages, settingsPages, settled } from '../support/pages.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { phoneOnly } from '../widths.ts'

const rootSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

/** Text that its own box cuts off: neither scrolled nor shortened on purpose with an ellipsis. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, nav *')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, display, webkitLineClamp } = getComputedStyle(element)
        const hides = [overflowX, overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow))
        const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || display === 'none'
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        const { width, height } = element.getBoundingClientRect()
        return (
          hasText &&
          hides &&
          !isMeant &&
          width > 2 &&
          height > 2 &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`),
  )

test('every page of members fits at 150 %', phoneOnly, async ({ page }) => {
  test.setTimeout(240_000)
  await page.addInitScript(() => localStorage.setItem('bnr-text-size', '150'))
  for (const { path, heading, as } of [...memberPages, ...settingsPages]) {
    if (as) await enterAs(page, as)
    await page.goto(path)
    await settled(page, heading)
    expect(await rootSize(page), path).toBe('24px')
    await expectNoSidewaysScroll(page, path)
    expect.soft(await cutOff(page), `cut off on ${path}`).toEqual([])
  }
})

test('a member keeps a size with the account, on every device and before anything is painted', async ({
  page,
  browser,
}) => {
  const { person } = await registerMember()
  await enterAs(page, person)
  await page.goto('/profile/settings?active=textSize')
  await isHydrated(page)
  await expectAccessible(page, 'sizes of text')
  const saved = page.waitForResponse('**/ues/textSize')
  await page.getByRole('radio', { name: /Larger/ }).check()
  await saved
  expect(await rootSize(page)).toBe('20px')
  const other = await (await browser.newContext()).newPage()
  await enterAs(other, person)
  await other.goto('/profile/dashboard', { waitUntil: 'commit' })
  await expect(other.locator('html')).toHaveAttribute('data-text-size', '125')
  await (await callAs(person))(saveTextSize, { body: { size: 150 } })
  await other.goto('/profile/search')
  expect(await rootSize(other)).toBe('24px')
  await isHydrated(other)
  expect(await rootSize(other)).toBe('24px')
})

test('a guest chooses a size, and keeps it in this browser', async ({ page }) => {
  await page.goto('/text-size')
  await isHydrated(page)
  await page.getByRole('radio', { name: /Largest/ }).check()
  expect(await rootSize(page)).toBe('24px')
  await page.goto('/home')
  expect(await rootSize(page)).toBe('24px')
  await expectNoSidewaysScroll(page, '/home')
})
