import { expect, type Page, test } from '@playwright/test'
import { freshLoginOf } from '../support/calls.ts'
import { button, link, listField, textField } from '../support/fields.ts'
import { storyPage } from '../support/pages.ts'
import { anita, bnrIds, freshWord, samuel } from '../support/people.ts'
import { enterAs, rememberCookie, rememberCredentials } from '../support/session.ts'
import { holdScripts, idle, slowDown, trafficOf } from '../support/steadiness.ts'
import { mainWay } from '../widths.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('guests can read stories, policies and search results', mainWay, async ({ page }) => {
    const story = await storyPage()
    for (const [path, title, words] of [
      ['/home', "India's No.1 Exclusive Christian Matrimony", 'Register free'],
      ['/testimonials', 'Success Stories', 'Married on'],
      [story.path, story.heading, 'Married on'],
      ['/terms-conditions', 'Terms and privacy', 'privacy'],
      ['/profile/g/list?ge=f&from=21&to=40', 'Search results', 'Profiles found'],
    ] as const) {
      await page.goto(path)
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByText(words).first()).toBeVisible()
    }
  })

  test('anybody can write to the office, and what was typed stays', mainWay, async ({ page }) => {
    await page.goto('/contact-us')
    await textField(page, 'Your message').fill('Which plan has a manager?')
    await button(page, 'Send').click()
    await expect(page.getByText('Enter your name')).toBeVisible()
    await expect(textField(page, 'Your message')).toHaveValue('Which plan has a manager?')
    await textField(page, 'Your name').fill('Mary')
    await textField(page, 'E-mail address').fill(`${freshWord().toLowerCase()}@example.com`)
    await listField(page, 'What is it about?').selectOption('Plans and payments')
    // The form takes nothing within three seconds.
    await page.waitForTimeout(3500)
    await button(page, 'Send').click()
    await expect(page.getByText(/Its number is BNR-T-\d{6}/)).toBeVisible()
  })

  test('a member can read a profile and follow links', mainWay, async ({ page }) => {
    await rememberCookie(page, await freshLoginOf(anita))
    await page.goto(`/profile/${bnrIds.samuel}`)
    await expect(page).toHaveTitle(/^Samuel|^Profile/)
    await expect(heading(page, 'Samuel Jebaraj')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'About Family' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Photo 1 of/ })).toBeVisible()
    await page.goto('/profile/list?form=quick&age=24-40')
    await page
      .getByRole('link', { name: /^View Profile of / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/profile\/\d+$/)
  })

  test('guests can search from the home page and open the next page', async ({ page }) => {
    await page.goto('/home')
    const search = page.getByRole('region', { name: 'Start your search for a perfect match' })
    await expect(listField(search, 'Denomination')).toBeHidden()
    await listField(search, 'Looking for').selectOption('Groom')
    await listField(search, 'Age to').selectOption('40')
    await button(search, 'Search').click()
    await expect(page).toHaveURL('/profile/g/list?ge=m&from=21&to=40')
    await expect(page.getByText('21 to 40 years')).toBeVisible()
    await link(page, 'Page 2').click()
    await expect(page).toHaveURL('/profile/g/list?ge=m&from=21&to=40&page=1')
    await expect(link(page, 'Page 2')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('article')).toHaveCount(5)
  })

  test('a member can find a profile by its BNR ID, and sees what is wrong with an ID', async ({ page }) => {
    await rememberCookie(page, await freshLoginOf(anita))
    const found = page.getByRole('article')
    for (const [typed, outcome] of [
      [bnrIds.samuel, found.getByText('Samuel Jebaraj')],
      ['12', page.getByText('Enter your 7 or 8 digit BNR ID')],
    ] as const) {
      await page.goto('/profile/search')
      await textField(page, 'Search by BNR ID').fill(typed)
      await button(page, 'Find').click()
      await expect(page).toHaveURL(`/profile/list?form=id&id=${typed}`)
      await expect(outcome.first()).toBeVisible()
    }
  })

  test('a member can search by the fields that need no typing into a list', async ({ page }) => {
    await rememberCookie(page, await freshLoginOf(anita))
    await page.goto('/profile/search')
    await expect(listField(page, 'Denomination')).toBeHidden()
    await listField(page, 'Age in years, from').selectOption('24')
    await listField(page, 'Age in years, to').selectOption('Any')
    await expect(listField(page, 'Height, from')).toHaveValue('5.5')
    await listField(page, 'Height, to').selectOption('6 ft 2 in')
    await page.getByRole('checkbox', { name: 'Verified number' }).check()
    await button(page, 'Search').click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(link(page, 'Change search')).toHaveAttribute(
      'href',
      '/profile/search?form=quick&age=24-&height=5.5-6.2&verified=1',
    )
  })
})

for (const path of [
  `/profile/${bnrIds.samuel}`,
  '/profile/list?form=quick&age=24-40',
  '/profile/dashboard',
  '/matches',
  '/notifications',
  `/profile/update/${bnrIds.anita}`,
  '/profile/99999999',
])
  test(
    `${path} contains its data and loads nothing more`,
    path === '/profile/dashboard' ? mainWay : {},
    async ({ page }) => {
      await enterAs(page, anita)
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        const data = /^\/api\/(ues|profiles|conversations)/.test(pathname)
        if (data && !/\/(view|unread|likedMe\/waiting)/.test(pathname)) calls.push(pathname)
      })
      // The first hint makes the page read its data again.
      await page.route('**/api/hints', (route) => route.abort())
      const quiet = trafficOf(page)
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated')
      await quiet(idle)
      expect(calls).toEqual([])
    },
  )

test(
  'a page rendered for another login is never visible, and the next page is right',
  mainWay,
  async ({ page }) => {
    const [hers, his] = [await freshLoginOf(anita), await freshLoginOf(samuel)]
    await rememberCookie(page, hers)
    await rememberCredentials(page, his)
    const releaseScripts = await holdScripts(page)
    await page.goto('/profile/dashboard', { waitUntil: 'commit' })
    await expect(page.locator('h1')).toHaveText('Welcome, Anita Selvaraj')
    await expect(page.locator('h1')).toBeHidden()
    releaseScripts()
    await expect(heading(page, 'Welcome, Samuel Jebaraj')).toBeVisible()
    const next = await (await page.context().request.get('/profile/dashboard')).text()
    expect(next).toContain('Welcome, Samuel Jebaraj')
  },
)

test('a visitor whose login has ended does not see a page rendered for it', async ({ page }) => {
  await rememberCookie(page, await freshLoginOf(anita))
  const releaseScripts = await holdScripts(page)
  await page.goto('/profile/dashboard', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toHaveText('Welcome, Anita Selvaraj')
  await expect(page.locator('h1')).toBeHidden()
  releaseScripts()
  await expect(heading(page, "You don't have access to this page")).toBeVisible()
})

test('on a slow connection a first visit does not wait for fonts, and the next one uses them', async ({
  page,
}) => {
  await slowDown(page)
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  const titleFont = () => page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily)
  await page.goto('/faq', { waitUntil: 'domcontentloaded' })
  expect(await titleFont()).toBe('"Marcellus fallback", Georgia, serif')
  await page.waitForFunction(() => localStorage.getItem('bnr.fonts'))
  expect(fonts).toHaveLength(3)
  expect(await page.evaluate(requestedBeforeContent, fonts)).toEqual([])
  await page.reload()
  expect(await titleFont()).toMatch(/^Marcellus,/)
})

/** The addresses that the browser requested before it had the content of the page. */
function requestedBeforeContent(addresses: readonly string[]): string[] {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const ready = visit?.domContentLoadedEventStart ?? 0
  return addresses.filter((address) => (performance.getEntriesByName(address)[0]?.startTime ?? 0) < ready)
}
