import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { consoleErrorsOf } from '../support/consoleErrors.ts'
import { expectDense, expectRowsFirst } from '../support/density.ts'
import { everyPage } from '../support/everyPage.ts'
import { cutOff, sizeText } from '../support/largeText.ts'
import {
  brokenLink,
  draftPage,
  guestPages,
  memberPages,
  missingPage,
  redirectingPages,
  settingsPages,
  storyPage,
  type Visit,
  visit,
} from '../support/pages.ts'
import { decidedStoryPage, editPlanPage, staffLists, staffPages } from '../support/staffPages.ts'
import { trafficOf } from '../support/steadiness.ts'
import { smallTargets } from '../support/targets.ts'
import { mainlyDesktop, mainlyPhone } from '../widths.ts'

const site = fileURLToPath(new URL('../../web/build/client/site.json', import.meta.url))
/** `npm run hydration` also runs these tests. */
const walk = { tag: '@walk' }
const pathOf = ({ path }: Visit) => path.split('?')[0] ?? ''

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }
const lowLaptop = { width: 1366, height: 650 }

/** Checks and queues are above the failed jobs, and a bank line shows each invoice that it may have paid. */
const withMoreToShow = ['/ad/system', '/ad/bank']

type Check = (page: Page, visit: Visit) => Promise<void>

/**
 * Checks every page in a single visit for what all pages must fulfil, and then its layout at the other width. A failure
 * does not stop the tour.
 */
async function tour(page: Page, visits: readonly Visit[], ...more: Check[]): Promise<void> {
  test.slow()
  const errors = consoleErrorsOf(page)
  const quiet = trafficOf(page)
  const own = test.info().project.name === 'phone' ? sizes.phone : sizes.desktop
  const other = own === sizes.phone ? sizes.desktop : sizes.phone
  for (const one of visits)
    await test.step(one.path, async () => {
      await page.setViewportSize(own)
      await visit(page, one)
      await quiet()
      await expect.soft(page).toHaveTitle(/^.+ \| BNR Matrimony$/)
      await expectNoSidewaysScroll(page, one.path)
      await expectAccessible(page, one.path)
      for (const check of more) await check(page, one)
      await page.setViewportSize(other)
      await quiet()
      await expectNoSidewaysScroll(page, `${one.path} at ${other.width} pixels`)
    })
  expect(errors).toEqual([])
}

const largeTargets: Check = async (page, { path }) =>
  expect.soft(await smallTargets(page), `small targets on ${path}`).toEqual([])

const largeText: Check = async (page, { path }) => {
  await sizeText(page, 150)
  await expectNoSidewaysScroll(page, `${path} at 150 %`)
  expect.soft(await cutOff(page), `cut off on ${path}`).toEqual([])
  await sizeText(page, 100)
}

const denseList: Check = async (page, { path }) => {
  if (withMoreToShow.includes(path)) return
  await page.setViewportSize(lowLaptop)
  await expectDense(page, path)
  await expectNoSidewaysScroll(page, `${path} on a low laptop screen`)
}

/** Its many buttons for ticked profiles are above the rows, as the checks of the system are. */
const withMoreAbove = ['/ad/profile/search-by-status', '/ad/system']

const rowsFirst: Check = async (page, { path }) => {
  if (withMoreAbove.some((one) => path.startsWith(one))) return
  await page.setViewportSize(sizes.phone)
  await expectRowsFirst(page, path)
}

test.describe('every page opens by its address without errors in the console', walk, () => {
  test('for guests', mainlyPhone, async ({ page }) =>
    tour(page, [...guestPages, brokenLink, ...redirectingPages, await storyPage()]),
  )

  test('for members', mainlyPhone, ({ page }) => tour(page, memberPages, largeTargets, largeText))

  test('for every tab of the settings, and for a draft', mainlyPhone, ({ page }) =>
    tour(page, [...settingsPages, draftPage], largeText),
  )

  // Controls are larger on a touch screen, so only the other width has dense rows.
  test('for staff, the lists', mainlyDesktop, ({ page, hasTouch }) =>
    tour(page, staffLists, ...(hasTouch ? [] : [denseList]), rowsFirst),
  )

  test('for staff, the other pages', mainlyDesktop, async ({ page }) =>
    tour(page, [...staffPages, await editPlanPage(), await decidedStoryPage()]),
  )
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
  expect(missing, 'add these to support/pages.ts or support/staffPages.ts').toEqual([])
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
  for (const { path } of [...memberPages, ...staffLists, ...staffPages].filter(
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
