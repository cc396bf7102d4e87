import { performActivity } from '@bnr/contract/activities/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { registerPayer } from '../support/activities.ts'
import { button, textField } from '../support/fields.ts'
import { anita, bnrIds, careExecutive, demoPassword, freshWord } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'
import { holdScripts, idle, slowDown, trafficOf } from '../support/steadiness.ts'
import { mainWay } from '../widths.ts'

test('shortlisting before hydration is saved at once and only once', mainWay, async ({ page }) => {
  const [member, other] = [await registerPayer('f'), await registerMember({ gender: 'm' })]
  await enterAs(page, member.person)
  const sent: string[] = []
  const { path } = performActivity.shortlist
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(path.split('/').at(-2) ?? path))
      sent.push(request.url())
  })
  const releaseScripts = await holdScripts(page)
  const quiet = trafficOf(page)
  await page.goto(`/profile/list?form=id&id=${other.bnrId}`, { waitUntil: 'commit' })
  const shortlist = page.getByRole('button', { name: /^Shortlist/ })
  await expect(shortlist).toBeVisible()
  expect(await isHydrated(page)).toBe(false)
  await shortlist.click()
  await expect.poll(() => sent.length).toBe(1)
  await expect(shortlist).toHaveCSS('opacity', '1')
  await expect(shortlist).toHaveAttribute('data-early', 'done')
  expect(await isHydrated(page)).toBe(false)
  releaseScripts()
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: /Shortlisted|Remove/ }).first()).toBeVisible()
  await expect(page.locator('[data-early]')).toHaveCount(0)
  await quiet(idle)
  expect(sent).toHaveLength(1)
})

test('shortlisting before hydration is saved, although the person leaves', async ({ page }) => {
  const [member, other] = [await registerPayer('f'), await registerMember({ gender: 'm' })]
  await enterAs(page, member.person)
  await holdScripts(page)
  await page.goto(`/profile/list?form=id&id=${other.bnrId}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Shortlist/ }).click()
  await page.unrouteAll()
  await page.goto('/activity/shortlisted-by-you')
  await expect(page.getByRole('main').getByText(other.bnrId).first()).toBeVisible()
})

test('a button that is pressed right after hydration acts', async ({ page }) => {
  await enterAs(page, anita)
  await slowDown(page)
  await page.addInitScript(() =>
    new MutationObserver(() =>
      setTimeout(() => document.querySelector<HTMLElement>('article button[aria-haspopup=dialog]')?.click()),
    ).observe(document, { attributeFilter: ['data-hydrated'], subtree: true }),
  )
  await page.goto(`/profile/${bnrIds.anita}`)
  await expect(page.getByRole('dialog', { name: 'Share with family' })).toBeVisible()
})

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-hydrated'))

test('a form sends what was typed before hydration', mainWay, async ({ page }) => {
  await enterAs(page, careExecutive)
  const releaseScripts = await holdScripts(page)
  await page.goto('/ad/media/approve', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'BNR ID or name' }).fill(bnrIds.samuel)
  await button(page, 'Search').click()
  releaseScripts()
  await expect(page).toHaveURL(`/ad/media/approve?status=Ready&text=${bnrIds.samuel}`)
})

test('a shortcut key that is pressed before hydration acts', async ({ page }) => {
  await enterAs(page, careExecutive)
  const releaseScripts = await holdScripts(page)
  await page.goto('/ad/media/approve', { waitUntil: 'commit' })
  const finder = page.getByRole('searchbox', { name: 'Find a person or an invoice' })
  await expect(finder).toBeVisible()
  await page.keyboard.press('/')
  releaseScripts()
  await expect(finder).toBeFocused()
})

test('a field keeps what was typed before hydration', async ({ page }) => {
  await enterAs(page, anita)
  const releaseScripts = await holdScripts(page)
  await page.goto('/profile/settings?active=data', { waitUntil: 'commit' })
  const password = textField(page, 'Current password')
  await password.fill(demoPassword)
  releaseScripts()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  // This renders the form again with its own value of the field.
  await button(page, 'Show password').click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(demoPassword)
})

test('an order that is chosen before hydration applies', async ({ page }) => {
  await enterAs(page, anita)
  const releaseScripts = await holdScripts(page)
  await page.goto('/profile/list?form=quick&age=21-40', { waitUntil: 'commit' })
  const order = page.getByLabel('Sort by')
  await order.selectOption({ label: 'Youngest first' })
  expect(await isHydrated(page)).toBe(false)
  releaseScripts()
  await expect(page).toHaveURL(/sort=youngest/)
  await expect(order).toHaveValue('youngest')
})

test('a file that is chosen before hydration is uploaded', async ({ page }) => {
  await enterAs(page, (await createStaff('tele_manager')).person)
  const releaseScripts = await holdScripts(page)
  await page.goto('/ad/imports', { waitUntil: 'commit' })
  const source = `St ${freshWord()}`
  await page.getByLabel('Name of the source').fill(source)
  const people = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('Name\nSharon') }
  await page.locator('input[type="file"]').setInputFiles(people)
  await button(page, 'Upload').click()
  expect(await isHydrated(page)).toBe(false)
  releaseScripts()
  await expect(page.getByText(source)).toBeVisible()
})
