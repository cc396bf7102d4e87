import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { consoleErrorsOf } from '../support/consoleErrors.ts'
import {
  brokenLink,
  decidedStoryPage,
  draftPage,
  editPlanPage,
  everyPage,
  guestPages,
  memberPages,
  missingPage,
  redirectingPages,
  settingsPages,
  staffPages,
  storyPage,
  type Visit,
  visit,
} from '../support/pages.ts'
import { trafficOf } from '../support/steadiness.ts'
import { isMain } from '../widths.ts'

const site = fileURLToPath(new URL('../../web/build/client/site.json', import.meta.url))
/** `npm run hydration` also runs these tests. */
const walk = { tag: '@walk' }
const pathOf = ({ path }: Visit) => path.split('?')[0] ?? ''

/**
 * Checks every page in a single visit for what all pages must fulfil. A failure does not stop the tour. At the other
 * width, `npm test` leaves out axe, which takes half of the time.
 */
async function tour(page: Page, width: 'phone' | 'desktop', visits: readonly Visit[]): Promise<void> {
  test.slow()
  const isThorough = isMain(width, test.info().project.name)
  const errors = consoleErrorsOf(page)
  const quiet = trafficOf(page)
  for (const one of visits)
    await test.step(one.path, async () => {
      await visit(page, one)
      await quiet()
      await expect.soft(page).toHaveTitle(/^.+ \| BNR Matrimony$/)
      await expectNoSidewaysScroll(page, one.path)
      if (isThorough) await expectAccessible(page, one.path)
    })
  expect(errors).toEqual([])
}

test.describe('every page opens by its address without errors in the console', walk, () => {
  test('for guests', async ({ page }) =>
    tour(page, 'phone', [...guestPages, brokenLink, ...redirectingPages, await storyPage()]))

  test('for members', ({ page }) => tour(page, 'phone', memberPages))

  test('for every tab of the settings, and for a draft', ({ page }) =>
    tour(page, 'phone', [...settingsPages, draftPage]))

  test('for staff', async ({ page }) =>
    tour(page, 'desktop', [...staffPages, await editPlanPage(), await decidedStoryPage()]))
})

test('an unknown address shows the same message to everybody', async ({ page }) => {
  await visit(page, missingPage)
  await expectNoSidewaysScroll(page, missingPage.path)
  await expectAccessible(page, missingPage.path)
})

test('these journeys cover every page of the application', async () => {
  const { screens } = JSON.parse(readFileSync(site, 'utf8')) as { screens: { path: string }[] }
  const visits = (await everyPage()).map(pathOf)
  const patterns = screens.map(({ path }) => path)
  const missing = patterns.filter(
    (pattern) => !visits.some((path) => matchesGlob(path, pattern.replaceAll(/:\w+/g, '*'))),
  )
  expect(missing, 'add these to support/pages.ts').toEqual([])
})

test('unknown addresses have status 404, and those of the application do not', async ({ request }) => {
  for (const path of [
    '/nowhere',
    '/profile',
    '/assets/none.js',
    '/api/none',
    '/home/none',
    '/ad',
    '/testimonials/999999',
    brokenLink.path,
  ])
    expect((await request.get(path)).status(), path).toBe(404)
  for (const one of guestPages) expect((await request.get(one.path)).status(), one.path).toBe(200)
  for (const { path } of [...memberPages, ...staffPages].filter(
    (one) => !guestPages.some(({ path }) => path === one.path),
  ))
    expect((await request.get(path)).status(), path).toBe(401)
})

test('assets are cached forever, pages are revalidated, and both are compressed', async ({ request }) => {
  const home = await request.get('/home')
  expect(home.headers()['cache-control']).toBe('no-cache')
  expect(home.headers()['content-encoding']).toBe('br')
  const [asset] = (await home.text()).match(/\/assets\/[\w.-]+\.js/) ?? []
  const script = await request.get(asset ?? '')
  expect(script.headers()['cache-control']).toContain('immutable')
  expect(script.headers()['content-encoding']).toBe('br')
})

test('the content security policy allows only our own inline scripts', async ({ request }) => {
  for (const path of ['/home', '/profile/search', '/nowhere']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src ')) ?? ''
    expect(scripts, path).toContain("'sha256-")
    expect(scripts, path).not.toContain('unsafe-inline')
    expect(scripts, path).not.toContain('unsafe-eval')
  }
})

test('a script added to a page does not run', async ({ page }) => {
  await page.goto('/home')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.addedLater = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'addedLater' in window)).toBe(false)
})
