import { performActivity } from '@bnr/contract/activities/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAs } from '../support/calls.ts'
import { button, link } from '../support/fields.ts'
import { openAccount } from '../support/logins.ts'
import { grantPlan } from '../support/memberships.ts'
import { isHydrated, settled } from '../support/pages.ts'
import { anita } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { mainWay, phoneOnly } from '../widths.ts'

const places = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('a member reaches the five places, and each page marks its own', mainWay, async ({ page }) => {
  await enterAs(page, anita)
  await page.goto('/profile/dashboard')
  for (const [label, address, heading] of [
    ['Matches', '/matches', 'Matches'],
    ['Search', '/profile/search', 'Search'],
    ['Home', '/profile/dashboard', 'Welcome, Anita Selvaraj'],
  ] as const) {
    await link(places(page), label).click()
    await settled(page, heading)
    await expect(page).toHaveURL(address)
    await expect(link(places(page), label)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('nav [aria-current]:visible').filter({ hasText: label })).toHaveCount(1)
  }
  await places(page)
    .getByRole('link', { name: /^Interests/ })
    .click()
  await expect(page).toHaveURL('/activity/interest-received')
  // A menu that is opened before closes when the page arrives.
  await settled(page, 'Interest Received')
  await openAccount(page, 'Anita Selvaraj')
  await link(page.getByRole('dialog').or(page.getByRole('banner')), 'My Account').click()
  await settled(page, 'My Account')
  await expect(page.locator('button[aria-current]:visible')).toHaveText(/Me/)
  await expectAccessible(page, 'places')
  await expectNoSidewaysScroll(page, 'places')
})

test(
  'the number of interests to answer is at their place until they are answered',
  mainWay,
  async ({ page }) => {
    const [bride, groom] = [await registerMember(), await registerMember({ gender: 'm' })]
    await grantPlan(groom.id, 'Ruby')
    const call = await callAs(groom.person)
    await call(performActivity.like, { params: { id: groom.id, targetId: bride.id } })
    await enterAs(page, bride.person)
    await page.goto('/activity/interest-received')
    await expect(link(places(page), 'Interests 1 to answer')).toBeVisible()
  },
)

test('the public pages are behind More', async ({ page }) => {
  await enterAs(page, anita)
  await page.goto('/profile/dashboard')
  await isHydrated(page)
  await button(page.getByRole('banner'), 'More').click()
  await link(page.getByRole('dialog').or(page.getByRole('banner')), 'Testimonial').click()
  await settled(page, 'Success Stories')
  await expect(link(places(page), 'Home')).toBeVisible()
})

test('a guest has no places', async ({ page }) => {
  await page.goto('/testimonials')
  await isHydrated(page)
  await expect(page.locator('[data-bottom-bar]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Matches' })).toHaveCount(0)
})

test('the bar covers neither the end of a page nor its messages', phoneOnly, async ({ page }) => {
  await enterAs(page, anita)
  await page.goto('/profile/settings?active=tab1')
  await isHydrated(page)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const bar = await page.locator('[data-bottom-bar]').boundingBox()
  const last = await page.getByRole('contentinfo').boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  const top = await button(page, 'Back to top').boundingBox()
  if (top) expect(top.y + top.height).toBeLessThan(bar?.y ?? 0)
})
