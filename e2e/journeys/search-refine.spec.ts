import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, choose, link, listField, optionOf, pick } from '../support/fields.ts'
import { tabTo } from '../support/keyboard.ts'
import { anita, teleManager } from '../support/people.ts'
import { completeSections, registerMember } from '../support/profiles.ts'
import { rareMember } from '../support/rare.ts'
import { enterAs } from '../support/session.ts'
import { idle, shiftOf, trafficOf } from '../support/steadiness.ts'
import { desktopOnly, phoneOnly } from '../widths.ts'

const column = (page: Page) => page.getByRole('region', { name: 'Refine' })
const chips = (page: Page) => page.getByRole('list', { name: 'You searched for' })
const refine = (page: Page) => page.getByRole('button', { name: /^Refine/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Refine' })
const showing = (place: Page | Locator) => place.getByRole('button', { name: /^Show [\d,]+ profiles?$/ })
const total = (page: Page) => page.getByRole('status').filter({ hasText: 'found' })
const numberIn = (text: string) => Number(text.replaceAll(/\D/g, ''))
const foundText = (count: number) => (count === 1 ? '1 Profile found' : `${count} Profiles found`)

/** A bride's results for the age of a groom who was registered for this test and belongs to a rare church. */
async function openResults(page: Page, width: string) {
  const { age, denomination, change } = rareMember(width)
  await registerMember({ gender: 'm', change: { ...change, family: completeSections.family } })
  await enterAs(page, (await registerMember()).person)
  const address = `/profile/list?form=quick&age=${age}-${age}`
  await page.goto(address)
  await expect(total(page)).toBeVisible()
  return { address, denomination, ages: `${age} years`, before: await total(page).innerText() }
}

test(
  'a member refines the results in a column, and Back, a reload and a shared address keep each step',
  desktopOnly,
  async ({ page, context }, { project }) => {
    const { address, denomination, before, ages } = await openResults(page, project.name)
    const church = listField(column(page), 'Denomination')
    await church.click()
    const option = column(page).getByRole('option', { name: optionOf(denomination) })
    await expect(option).toHaveText(/\d/)
    const counted = numberIn(await option.innerText())
    await expectAccessible(page, 'results with an open list', true)
    await option.click()
    await expect(total(page)).toHaveText(foundText(counted))
    await expect(page).toHaveURL(/denomination=/)
    await expect(church).toBeFocused()
    await column(page).getByRole('checkbox', { name: 'With Photo' }).check()
    await expect(page).toHaveURL(/form=advanced&.*photo=1/)
    await expect(link(chips(page), 'Remove With Photo')).toBeVisible()
    await page.goBack()
    await expect(total(page)).toHaveText(foundText(counted))
    await expect(column(page).getByRole('checkbox', { name: 'With Photo' })).not.toBeChecked()
    await page.reload()
    await expect(total(page)).toHaveText(foundText(counted))
    await expect(button(column(page), `Remove ${denomination}`)).toBeVisible()
    const shared = await context.newPage()
    await shared.goto(page.url())
    await expect(total(shared)).toHaveText(foundText(counted))
    await shared.close()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(total(page)).toHaveText(before)
    await expect(chips(page)).toHaveText(ages)
    await expectAccessible(page, 'results with a column')
    await expectNoSidewaysScroll(page, 'results with a column')
  },
)

test(
  'the results do not move while the column loads, and it stays in sight while they scroll',
  desktopOnly,
  async ({ page }) => {
    await enterAs(page, anita)
    const shift = await shiftOf(page)
    const quiet = trafficOf(page)
    await page.goto('/profile/list?form=quick&age=24-40')
    const age = listField(column(page), 'Age in years, from')
    await expect(age).toHaveValue('24')
    await quiet(idle)
    expect(await shift()).toBeLessThanOrEqual(0.01)
    const place = await age.boundingBox()
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const moved = ((await age.boundingBox())?.y ?? 0) - (place?.y ?? 0)
    expect(Math.abs(moved)).toBeLessThanOrEqual(2)
    await listField(column(page), 'Family status').scrollIntoViewIfNeeded()
    await expect(listField(column(page), 'Family status')).toBeInViewport()
    await pick(column(page), 'Age in years, to', '35')
    await expect(page).toHaveURL('/profile/list?form=quick&age=24-35')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  },
)

test('criteria are removed by keyboard, and the focus moves on to the next', async ({ page }, {
  project,
}) => {
  const { denomination, address, ages } = await openResults(page, project.name)
  const church = `&denomination=${encodeURIComponent(denomination).replaceAll('%20', '+')}`
  await page.goto(`${address}${church}&verified=1`)
  await expect(chips(page).getByRole('link')).toHaveCount(3)
  await tabTo(page, link(chips(page), `Remove ${denomination}`), 60)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${address}&verified=1`)
  await expect(link(chips(page), 'Remove Verified number')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link(chips(page), `Remove ${ages}`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile/list?form=quick')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test(
  'a member refines the results in a sheet, whose button says how many it will show',
  phoneOnly,
  async ({ page }, { project }) => {
    const { address, denomination, before } = await openResults(page, project.name)
    await expect(refine(page)).toHaveAccessibleName('Refine 1 criterion')
    await refine(page).click()
    await expect(showing(sheet(page))).toBeVisible()
    await expectAccessible(page, 'the sheet', true)
    await expectNoSidewaysScroll(page, 'the sheet')
    for (let press = 0; press < 40; press++) await page.keyboard.press('Tab')
    const isOutside = () =>
      document.activeElement !== document.body && !document.activeElement?.closest('dialog')
    expect(await page.evaluate(isOutside)).toBe(false)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(refine(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await choose(sheet(page), 'Denomination', denomination)
    await page.keyboard.press('Tab')
    await expect(sheet(page).locator('button[type=submit][data-old]')).toHaveCount(0)
    await expect(showing(sheet(page))).toBeVisible()
    const shown = numberIn(await showing(sheet(page)).innerText())
    await expect(page).toHaveURL(address)
    await showing(sheet(page)).click()
    await expect(sheet(page)).toHaveCount(0)
    await expect(total(page)).toHaveText(foundText(shown))
    await expect(refine(page)).toHaveAccessibleName('Refine 2 criteria')
    await expectAccessible(page, 'refined results')
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(total(page)).toHaveText(before)
  },
)

test('guests refine by what they may search by, and read rounded totals', async ({ page }, { project }) => {
  const { age, denomination, change } = rareMember(project.name)
  await registerMember({ gender: 'm', change })
  await page.goto(`/profile/g/list?ge=m&from=21&to=${age}`)
  await expect(total(page)).toHaveText(/^[\d,]*0 Profiles found$/)
  const isPhone = project.name === 'phone'
  if (isPhone) await refine(page).click()
  const fields = isPhone ? sheet(page) : column(page)
  await expect(fields.getByRole('combobox')).toHaveCount(4)
  await pick(fields, 'Age from', String(age))
  await pick(fields, 'Denomination', denomination)
  if (isPhone) await button(fields, 'Show fewer than 10 profiles').click()
  await expect(total(page)).toHaveText('Fewer than 10 Profiles found')
  await expectAccessible(page, 'refined results of a guest')
  await expectNoSidewaysScroll(page, 'refined results of a guest')
  await link(chips(page), `Remove ${denomination}`).click()
  await expect(page).toHaveURL(`/profile/g/list?ge=m&from=${age}&to=${age}`)
})

test('staff refine what they found in a drawer with counts', desktopOnly, async ({ page }) => {
  const { name } = await registerMember()
  const found = `/ad/profile/search?form=staff&name=${name.replace(' ', '+')}`
  await enterAs(page, teleManager)
  await page.goto(found)
  await expect(total(page)).toHaveText('1 Profile found')
  await refine(page).click()
  await sheet(page).getByRole('checkbox', { name: 'Verified number' }).check()
  await expect(sheet(page).locator('button[type=submit][data-old]')).toHaveCount(0)
  await expect(showing(sheet(page))).toHaveText('Show 1 profile')
  await expectAccessible(page, 'the drawer', true)
  await showing(sheet(page)).click()
  await expect(page).toHaveURL(`${found}&verified=1`)
  await expect(total(page)).toHaveText('1 Profile found')
  await link(chips(page), 'Remove Verified number').click()
  await expect(page).toHaveURL(found)
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest removes a criterion', async ({ page }) => {
    await page.goto('/profile/g/list?ge=f&from=21&to=60&de=CSI+%28Church+of+South+India%29')
    await expect(refine(page)).toBeHidden()
    await link(chips(page), 'Remove CSI (Church of South India)').click()
    await expect(page).toHaveURL('/profile/g/list?ge=f&from=21&to=60')
    await expect(total(page)).toBeVisible()
  })
})
