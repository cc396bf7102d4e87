import { expect, type Page, test } from '@playwright/test'
import { button, choose, expectMessage, link, listField, pick, submit, textField } from '../support/fields.ts'
import { expectDenied } from '../support/notices.ts'
import { anita, bnrIds } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { memberOfRareWork } from '../support/rare.ts'
import { enterAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

/** No test registers a groom of these ages, so this list does not change. */
const steadyList = '/profile/list?form=quick&age=31-38'
const cards = (page: Page) => page.getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
}

test.beforeEach(({ page }) => enterAs(page, anita))

test(
  'each of the three tabs has more fields, and all start with the usual ages and any height',
  mainWay,
  async ({ page }) => {
    await enterAs(page, (await registerMember()).person)
    await page.goto('/profile/search')
    await expect(listField(page, 'Age in years, from')).toHaveValue('21')
    await expect(listField(page, 'Age in years, to')).toHaveValue('30')
    await expect(listField(page, 'Height, from')).toHaveValue('')
    await expect(listField(page, 'Height, to')).toHaveValue('')
    await expect(listField(page, 'Occupation')).toHaveCount(0)
    await openTab(page, 'Regular Search')
    await expect(listField(page, 'Occupation')).toBeVisible()
    await expect(listField(page, 'Height, to')).toHaveValue('')
    await expect(page.getByRole('checkbox', { name: 'With Photo' })).toHaveCount(0)
    await openTab(page, 'Advanced Search')
    await expect(page.getByRole('checkbox', { name: 'With Photo' })).toBeVisible()
    await expect(listField(page, 'Height, from')).toHaveValue('')
    await expect(listField(page, 'Height, to')).toHaveValue('')
  },
)

test('lists are disabled until the list they depend on has a value', async ({ page }) => {
  await page.goto('/profile/search')
  await openTab(page, 'Advanced Search')
  const [state, city] = [listField(page, 'State'), listField(page, 'City')]
  const upTo = listField(page, 'Annual income, to')
  for (const field of [state, city, upTo]) await expect(field).toBeDisabled()
  await choose(page, 'Country', 'India')
  await expect(state).toBeEnabled()
  await expect(city).toBeDisabled()
  await choose(page, 'State', 'Kerala')
  await expect(city).toBeEnabled()
  await pick(page, 'Annual income, from', 'Rs. 0')
  await expect(upTo).toBeDisabled()
  await pick(page, 'Annual income, from', 'Rs. 3 Lakhs')
  await expect(upTo).toBeEnabled()
})

test('an inverted range is not sent', async ({ page }) => {
  await page.goto('/profile/search')
  await pick(page, 'Age in years, from', '30')
  await pick(page, 'Age in years, to', '25')
  await submit(page).click()
  await expect(page.getByText('From value should be less than To value')).toBeVisible()
  await expect(page).toHaveURL('/profile/search')
})

test.describe('search by ID', () => {
  test('shows what is wrong with an ID', async ({ page }) => {
    await page.goto('/profile/search')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    const field = textField(page, 'Search by BNR ID')
    for (const [typed, message] of [
      ['', 'Enter BNR Id to search'],
      ['12ab567', 'Enter BNR ID in digits'],
      ['123456', 'Enter your 7 or 8 digit BNR ID'],
      ['123456789', 'Enter your 7 or 8 digit BNR ID'],
    ] as const) {
      await field.fill(typed)
      await field.press('Enter')
      await expectMessage(field, message)
      await expect(page).toHaveURL('/profile/search')
    }
    await field.fill('99999999')
    await field.press('Enter')
    await expect(page.getByText('No profiles matched your search criteria')).toBeVisible()
  })

  test('also finds a profile with the button', async ({ page }) => {
    await page.goto('/profile/search')
    await textField(page, 'Search by BNR ID').fill(bnrIds.samuel)
    await button(page, 'Find').click()
    await expect(page.getByText('1 Profile found')).toBeVisible()
    await cards(page)
      .getByRole('link', { name: /^View Profile/ })
      .click()
    await expect(page).toHaveURL(`/profile/${bnrIds.samuel}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Samuel')
  })
})

test('a profile of the same gender cannot be found by ID or opened by its address', async ({ page }) => {
  const other = await registerMember({ gender: 'f' })
  await page.goto('/profile/search')
  await textField(page, 'Search by BNR ID').fill(other.bnrId)
  await textField(page, 'Search by BNR ID').press('Enter')
  await expect(page.getByText('No profiles matched your search criteria')).toBeVisible()
  await page.goto(`/profile/${other.bnrId}`)
  await expect(page.getByRole('main')).toContainText('You cannot view same gender profiles')
  await expect(page.getByRole('main')).not.toContainText(other.name)
})

test('the address contains the search: it survives a reload, can be shared, and works only for members', async ({
  page,
  context,
  browser,
}) => {
  await page.goto(steadyList)
  await expect(cards(page)).toHaveCount(10)
  await link(pages(page), 'Page 2').click()
  await expect(page).toHaveURL(`${steadyList}&page=1`)
  await expect(link(pages(page), 'Page 2')).toHaveAttribute('aria-current', 'page')
  await expect(cards(page)).toHaveCount(10)
  const found = await names(page).allInnerTexts()
  await page.reload()
  await expect(names(page)).toHaveText(found)
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(names(shared)).toHaveText(found)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(page.url())
  await expectDenied(stranger, 'member')
  await stranger.context().close()
})

test('Back from a profile returns to the same page and scroll position', mainWay, async ({ page }) => {
  await page.goto(`${steadyList}&page=1`)
  const eighth = cards(page).nth(7)
  const name = await names(page).nth(7).innerText()
  await eighth.scrollIntoViewIfNeeded()
  await eighth.getByRole('link', { name: `View Profile of ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL(`${steadyList}&page=1`)
  await expect(names(page).nth(7)).toHaveText(name)
  await expect(eighth).toBeInViewport()
})

test('changing a search shows the form as it was sent', mainWay, async ({ page }) => {
  await page.goto('/profile/search')
  await openTab(page, 'Regular Search')
  await pick(page, 'Age in years, from', '33')
  await pick(page, 'Age in years, to', '36')
  await pick(page, 'Height, to', 'Any')
  await submit(page).click()
  await expect(page.getByRole('list', { name: 'You searched for' })).toContainText('33 to 36 years')
  await page.getByRole('main').getByRole('link', { name: 'Change search' }).click()
  await expect(page.getByRole('tab', { name: 'Regular Search' })).toHaveAttribute('aria-selected', 'true')
  await expect(listField(page, 'Age in years, from')).toHaveValue('33')
  await expect(listField(page, 'Height, to')).toHaveValue('')
})

test('a list of more than ten profiles has pages, a shorter one has none', async ({ page }) => {
  const { change, listPath } = memberOfRareWork()
  const { name } = await registerMember({ gender: 'm', change })
  await page.goto(steadyList)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ Profiles found$/ })).toBeVisible()
  await expect(pages(page)).toBeVisible()
  await page.goto(listPath)
  await expect(names(page)).toHaveText([name])
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText('1 Profile found')
  await expect(pages(page)).toHaveCount(0)
})

test('With Photo leaves out profiles without a photo, and an empty list shows a message', async ({
  page,
}) => {
  const { change, listPath } = memberOfRareWork()
  const { name } = await registerMember({ gender: 'm', change })
  await page.goto(listPath)
  await expect(names(page)).toHaveText([name])
  await page.getByRole('main').getByRole('link', { name: 'Change search' }).click()
  await page.getByRole('checkbox', { name: 'With Photo' }).check()
  await submit(page).click()
  await expect(page.getByText('No profiles matched your search criteria')).toBeVisible()
  await expect(page).toHaveURL(/photo=1/)
})

test('a button scrolls back to the top of a long list', mainWay, async ({ page }) => {
  await page.goto(steadyList)
  await expect(cards(page)).toHaveCount(10)
  await expect(button(page, 'Back to top')).toHaveCount(0)
  await cards(page).last().scrollIntoViewIfNeeded()
  await button(page, 'Back to top').click()
  await expect(button(page, 'Back to top')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(300)
})
