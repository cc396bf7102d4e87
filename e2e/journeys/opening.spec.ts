import { expect, type Page, test } from '@playwright/test'
import { anita, bnrIds, samuel } from '../support/people.ts'
import { enterAs } from '../support/session.ts'

/** Keeps the application's scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('/assets/entry.client-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const screens = [
  {
    path: `/profile/${bnrIds.anita}`,
    as: samuel,
    photo: '[data-early=portrait] img',
    heading: 'Anita Selvaraj',
  },
  {
    // Ages that no test gives to a bride: those in front have photos.
    path: '/profile/list?form=quick&age=24-29',
    as: samuel,
    photo: '[data-early=faces] img',
    heading: 'Search results',
  },
]

for (const { path, as, photo, heading } of screens)
  test(`${path} shows who is there before its scripts have come`, async ({ page }) => {
    await enterAs(page, as)
    const letGo = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const early = page.locator(photo).first()
    await expect(early).toBeVisible()
    const before = await early.boundingBox()
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(early).toHaveCount(0)
    const portrait = page.getByRole('img', { name: /^Photo 1 of/ })
    if (photo.includes('portrait')) expect(await portrait.boundingBox()).toEqual(before)
  })

test('between phone and desk a portrait stands where its page has it as well', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 })
  await enterAs(page, samuel)
  const letGo = await holdScripts(page)
  await page.goto(`/profile/${bnrIds.anita}`, { waitUntil: 'commit' })
  const before = await page.locator('[data-early=portrait] img').boundingBox()
  letGo()
  const portrait = page.getByRole('img', { name: /^Photo 1 of/ })
  await expect(portrait).toBeVisible()
  expect(await portrait.boundingBox()).toEqual(before)
})

for (const [path, calls] of [
  [`/profile/${bnrIds.samuel}`, 2],
  ['/profile/list?form=quick&age=24-40', 2],
  ['/profile/dashboard', 2],
] as const)
  test(`${path} asks for nothing twice`, async ({ page }) => {
    await enterAs(page, anita)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/(ues|profiles(\/search|\/\d+\/dashboard)?$)/.test(pathname)) asked.push(pathname)
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(calls)
    expect(new Set(asked).size).toBe(calls)
  })
