import { saveTextSize } from '@bnr/contract/accounts/textSize'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAs } from '../support/calls.ts'
import { isHydrated } from '../support/pages.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const rootSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

test(
  'a member keeps a size with the account, on every device and before anything is painted',
  mainWay,
  async ({ page, browser }) => {
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
  },
)

test('a guest chooses a size, and keeps it in this browser', async ({ page }) => {
  await page.goto('/text-size')
  await isHydrated(page)
  await page.getByRole('radio', { name: /Largest/ }).check()
  expect(await rootSize(page)).toBe('24px')
  await page.goto('/home')
  expect(await rootSize(page)).toBe('24px')
  await expectNoSidewaysScroll(page, '/home')
})
