import { expect, test } from '@playwright/test'
import { origin } from '../support/address.ts'
import { registerPair, writes } from '../support/conversations.ts'
import { button } from '../support/fields.ts'
import { anita, bnrIds, teleManager } from '../support/people.ts'
import { servePiecewise } from '../support/piecewise.ts'
import { enterAs } from '../support/session.ts'
import { holdScripts, idle, shiftOf, slowDown, trafficOf } from '../support/steadiness.ts'
import { mainWay, phoneOnly } from '../widths.ts'

/** The largest layout shift that is allowed on a slow phone and a slow connection. */
const maxShift = 0.02

for (const [name, path] of [
  ['a profile', `/profile/${bnrIds.anita}`],
  ['its edit page', `/profile/update/${bnrIds.anita}`],
] as const)
  test(`${name} does not shift for staff`, async ({ page }) => {
    await enterAs(page, teleManager)
    const shift = await shiftOf(page)
    const speedUp = await slowDown(page)
    const quiet = trafficOf(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Anita' })).toBeVisible()
    await expect(button(page, 'Print')).toBeVisible()
    await quiet(idle)
    await speedUp()
    await page.waitForTimeout(1000)
    expect(await shift()).toBeLessThanOrEqual(maxShift)
  })

for (const [path, heading, as] of [
  // Without a status to show, this page leads to the home page.
  ['/no-access', "India's No.1 Exclusive Christian Matrimony"],
  ['/home', "India's No.1 Exclusive Christian Matrimony", anita],
  ['/offers', 'Offers'],
  ['/testimonials', 'Success Stories'],
  ['/profile/settings?active=tab1', 'Settings', anita],
] as const)
  test(
    `${path} does not shift for ${as ? 'a member' : 'a guest'}`,
    path === '/home' ? mainWay : {},
    async ({ page }) => {
      if (as) await enterAs(page, as)
      const shift = await shiftOf(page)
      const speedUp = await slowDown(page)
      const quiet = trafficOf(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await quiet(idle)
      await speedUp()
      await page.waitForTimeout(1000)
      expect(await shift()).toBeLessThanOrEqual(maxShift)
    },
  )

test('a conversation shows its newest message before its scripts arrive, and stays there', async ({
  page,
}) => {
  const { groom, bride } = await registerPair()
  for (const text of ['about your church', 'about your family', 'about your work'])
    await writes(groom, bride, `We would like to know more ${text}. ${'Please tell us. '.repeat(20)}`)
  await enterAs(page, bride.person)
  const release = await holdScripts(page)
  await page.goto(`/messages/${groom.bnrId}`, { waitUntil: 'domcontentloaded' })
  const place = () => page.evaluate(() => scrollY)
  await expect.poll(place).toBeGreaterThan(0)
  const before = await place()
  release()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  expect(await place()).toBe(before)
})

test('an open conversation does not shift', mainWay, async ({ page }) => {
  const { groom, bride } = await registerPair()
  await writes(groom, bride, 'We would like to know more about your church')
  await writes(bride, groom, 'We worship at St Thomas Church')
  await enterAs(page, groom.person)
  const shift = await shiftOf(page)
  const speedUp = await slowDown(page)
  const quiet = trafficOf(page)
  await page.goto(`/messages/${bride.bnrId}`)
  // Withdraw needs the scripts, which take long at a quarter of the processor.
  await expect(button(page, 'Withdraw')).toBeVisible({ timeout: 40_000 })
  await quiet(idle)
  await speedUp()
  await page.waitForTimeout(1000)
  expect(await shift()).toBeLessThanOrEqual(maxShift)
})

for (const [path, as, where] of [
  ['/home', undefined, mainWay],
  ['/home', anita],
  // On a wide screen each further plan aligns the rows of all.
  ['/packages', undefined, phoneOnly],
  ['/profile/g/list?ge=m'],
  ['/profile/dashboard', anita],
  ['/profile/list', anita],
  [`/profile/${bnrIds.anita}`, anita],
] as const)
  test(
    `${path} does not shift for ${as ? 'a member' : 'a guest'} while it arrives piece by piece`,
    where ?? {},
    async ({ page }) => {
      const { url, stop } = await servePiecewise(origin)
      if (as) await enterAs(page, as)
      const shift = await shiftOf(page)
      await page.goto(`${url}${path}`)
      await page.waitForTimeout(500)
      stop()
      expect(await shift()).toBeLessThanOrEqual(maxShift)
    },
  )
