import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { button } from '../support/fields.ts'
import { loginDialog, openLoginDialog } from '../support/logins.ts'
import { anita, bnrIds, careExecutive, memberWith, superAdmin, teleManager } from '../support/people.ts'
import { enterAs } from '../support/session.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing may be moving or loading when the page is judged. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect(found, `${name}, ${colorScheme}`).toEqual([])
  }
}

async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond, name).toBeLessThanOrEqual(0)
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, path)
  await expectNoSidewaysScroll(page, path)
}

const guestPages = [
  '/home',
  '/about-us',
  '/faq',
  '/contact-us',
  '/terms-conditions',
  '/cancellation-refund',
  '/membership',
  '/testimonials',
  '/offers',
]
const otherGuestPages = [
  '/logout',
  '/no-access',
  '/ad/login',
  '/dev/outbox',
  '/no/such/page',
  '/profile/search',
  '/ad/dashboard',
  '/profile/g/list?ge=f&from=21&to=30',
]
const memberPages = [
  '/profile/dashboard',
  '/profile/search',
  '/profile/list?form=quick&age=31-38',
  `/profile/${bnrIds.samuel}`,
  `/profile/${bnrIds.anita}`,
]

for (const path of [...guestPages, ...otherGuestPages]) {
  test(`${path}, for everybody`, ({ page }) => visit(page, path))
}

for (const path of memberPages) {
  test(`${path}, for a member`, async ({ page }) => {
    await enterAs(page, anita)
    await visit(page, path)
  })
}

test('the login dialog, both tabs', async ({ page }) => {
  await page.goto('/home')
  await openLoginDialog(page)
  await expectAccessible(page, 'login by code')
  await loginDialog(page).getByRole('tab', { name: 'BNR ID Login' }).click()
  await expectAccessible(page, 'login by BNR ID')
})

test('the wider searches of a member', async ({ page }) => {
  await enterAs(page, anita)
  await page.goto('/profile/search')
  for (const tab of ['Regular Search', 'Advanced Search']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectAccessible(page, tab)
  }
})

test('the wizard, with its questions still open, and the page of a draft', async ({ page }) => {
  await enterAs(page, memberWith(bnrIds.priya))
  await visit(page, `/profile/update/${bnrIds.priya}`)
  await page.getByRole('link', { name: 'Continue registration' }).click()
  await expect(page.getByRole('heading', { name: 'Family Details' })).toBeVisible()
  await expectAccessible(page, 'step 2')
  await button(page, 'Continue').click()
  await expect(page.getByText('Select height').first()).toBeVisible()
  await expectAccessible(page, 'step 2 with messages')
})

for (const path of ['/ad/dashboard', '/ad/profile/search', '/ad/profile/approve']) {
  test(`${path}, for staff`, async ({ page }) => {
    await enterAs(page, teleManager)
    await visit(page, path)
  })
}

test('photo approval and its dialog', async ({ page }) => {
  await enterAs(page, careExecutive)
  await visit(page, '/ad/media/approve')
  await page.getByRole('main').getByRole('button').filter({ hasText: 'BNR ID' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'photo review')
})

test('staff accounts', async ({ page }) => {
  await enterAs(page, superAdmin)
  await visit(page, '/ad/staff')
})
