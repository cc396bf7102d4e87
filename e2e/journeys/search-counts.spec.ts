import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, choose, listField, pick, submit } from '../support/fields.ts'
import { completeSections, registerMember } from '../support/profiles.ts'
import { rareMember } from '../support/rare.ts'
import { enterAs } from '../support/session.ts'

const showing = (page: Page) => page.getByRole('button', { name: /^Show [\d,]+ profiles?$/ })
const numberIn = (text: string) => Number(text.replaceAll(/\D/g, ''))
/** The number on the button once its counts are those of the choices. */
async function shownNumber(page: Page): Promise<number> {
  await expect(showing(page)).toBeVisible()
  await expect(page.locator('button[type=submit][data-old]')).toHaveCount(0)
  return numberIn(await showing(page).innerText())
}

/** A bride, and a groom whom she alone finds by his church and age. */
async function openSearch(page: Page, width: string) {
  const rare = rareMember(width)
  await registerMember({ gender: 'm', change: { ...rare.change, family: completeSections.family } })
  await enterAs(page, (await registerMember()).person)
  await page.goto('/profile/search')
  await pick(page, 'Age in years, from', String(rare.age))
  await pick(page, 'Age in years, to', String(rare.age))
  return rare
}

test('each choice says how many profiles it leaves, and the button how many it will show', async ({ page }, {
  project,
}) => {
  const { denomination } = await openSearch(page, project.name)
  const before = await shownNumber(page)
  expect(before).toBeGreaterThan(0)
  await listField(page, 'Denomination').click()
  const option = page.getByRole('option', { name: new RegExp(`^${denomination}`) })
  const counted = numberIn(await option.innerText())
  expect(counted).toBeGreaterThan(0)
  await expectAccessible(page, 'the open list with counts', true)
  await expectNoSidewaysScroll(page, 'the open list with counts')
  const place = await showing(page).boundingBox()
  await option.click()
  await page.keyboard.press('Tab')
  await expect(showing(page)).toHaveText(counted === 1 ? 'Show 1 profile' : `Show ${counted} profiles`)
  const placeAfter = await showing(page).boundingBox()
  expect([placeAfter?.width, placeAfter?.height]).toEqual([place?.width, place?.height])
  await showing(page).click()
  const total = counted === 1 ? '1 Profile found' : `${counted} Profiles found`
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(total)
})

test('one press opens a dead end, on the form and on the results, by keyboard as well', async ({ page }, {
  project,
}) => {
  const { denomination } = await openSearch(page, project.name)
  await choose(page, 'Denomination', denomination)
  await page.keyboard.press('Tab')
  await choose(page, 'Marital status', 'Divorced')
  await page.keyboard.press('Tab')
  await expect(showing(page)).toHaveText('Show 0 profiles')
  const relax = page.getByRole('button', { name: /^Any marital status: [\d,]+ profiles?$/ })
  await expect(relax).toBeVisible()
  await expectAccessible(page, 'a search without profiles')
  await submit(page).click()
  await expect(page.getByText('No profiles matched your search criteria')).toBeVisible()
  const offer = page.getByRole('link', { name: /^Any marital status: [\d,]+ profiles?$/ })
  const offered = numberIn(await offer.innerText())
  await expectAccessible(page, 'results without profiles')
  await page.goBack()
  await expect(relax).toBeVisible()
  await relax.focus()
  await page.keyboard.press('Enter')
  expect(await shownNumber(page)).toBe(offered)
  await page.goForward()
  await offer.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(
    offered === 1 ? '1 Profile found' : `${offered} Profiles found`,
  )
})

test('the form works as before when counts fail', async ({ page }) => {
  await page.route('**/api/profiles/search/counts', (route) => route.abort())
  await enterAs(page, (await registerMember()).person)
  await page.goto('/profile/search')
  await pick(page, 'Age in years, to', '35')
  await expect(button(page, 'Search')).toBeVisible()
  await button(page, 'Search').click()
  await expect(page).toHaveURL('/profile/list?form=quick&age=21-35')
})
