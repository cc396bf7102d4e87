import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { callAsGuest } from '../support/calls.ts'
import { button, link, pick, textField } from '../support/fields.ts'
import { loginDialog } from '../support/logins.ts'
import { isHydrated } from '../support/pages.ts'
import { bnrIds, samuel } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { rareMember } from '../support/rare.ts'
import { readInBrowser } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const promptText = 'Dear Privileged Member, Login to view matching profiles'
const prompt = (page: Page) => page.getByRole('dialog', { name: promptText })
const cards = (page: Page) => page.getByRole('article')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

test(
  'guests see a rounded total, three pages of five profiles, and are then asked to log in',
  mainWay,
  async ({ page }) => {
    await page.goto('/home')
    await isHydrated(page)
    const search = page.getByRole('region', { name: 'Start your search for a perfect match' })
    await search.getByLabel('Looking for').focus()
    await expect(search.getByRole('status')).toHaveText(/^[\d,]*0 profiles match$/)
    await button(search, 'Search').click()
    await expect(page).toHaveURL('/profile/g/list?ge=f&from=21&to=30')
    const total = page.getByRole('status').filter({ hasText: /^[\d,]*0 Profiles found$/ })
    await expect(total).toBeVisible()
    const count = (await total.innerText()).split(' ')[0]
    await expect(link(page.getByRole('main'), `Register free to see all ${count}`)).toHaveAttribute(
      'href',
      '/home',
    )
    await expect(cards(page)).toHaveCount(5)
    for (const number of [2, 3]) {
      await link(pages(page), `Page ${number}`).click()
      await expect(page).toHaveURL(`/profile/g/list?ge=f&from=21&to=30&page=${number - 1}`)
      await expect(cards(page)).toHaveCount(5)
      await expect(link(pages(page), `Page ${number}`)).toHaveAttribute('aria-current', 'page')
    }
    await link(pages(page), 'Next page').click()
    await expect(prompt(page)).toBeVisible()
    await expect(page).toHaveURL(/page=2$/)
    await prompt(page).getByRole('link', { name: 'Go to Registration Page' }).click()
    await expect(page).toHaveURL('/home')
  },
)

test('the server refuses the fourth page, and the browser prompts without asking it', async ({ page }) => {
  const refused = callAsGuest(searchProfiles, { query: { page: 3, size: 5 }, body: { criteria: [] } })
  await expect(refused).rejects.toThrow(promptText)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/profiles/search')) calls++
  })
  await page.goto('/profile/g/list?ge=f&from=21&to=30&page=3')
  await expect(prompt(page)).toBeVisible()
  expect(calls).toBe(0)
})

test('covered parts of a card ask for a login, which leads to the same search', async ({ page }) => {
  await page.goto('/profile/g/list?ge=f&from=24&to=26')
  const covered = cards(page).first().getByRole('button')
  await expect(covered).toHaveCount(3)
  for (const item of await covered.all()) {
    await item.click()
    await expect(prompt(page)).toBeVisible()
    await button(prompt(page), 'Close').click()
    await expect(prompt(page)).toBeHidden()
  }
  await covered.first().click()
  await button(prompt(page), 'Login').click()
  await page.getByRole('tab', { name: 'BNR ID Login' }).click()
  await textField(loginDialog(page), 'BNR ID').fill(bnrIds.samuel)
  await textField(loginDialog(page), 'Password').fill(samuel.password)
  await button(loginDialog(page), 'Login').click()
  await expect(page).toHaveURL('/profile/list?form=quick&age=24-26')
  await expect(cards(page)).toHaveCount(10)
})

test('guests get initials and no data beyond the card', mainWay, async ({ page }) => {
  const replied = page.waitForResponse('**/api/profiles/search**')
  await readInBrowser(page)
  await page.goto('/profile/g/list?ge=m&from=25&to=35')
  const { results } = (await (await replied).json()) as { results: { bi: object; pid?: string }[] }
  expect(results).toHaveLength(5)
  for (const profile of results) expect(Object.keys(profile)).not.toContain('pid')
  for (const heading of await cards(page).getByRole('heading', { level: 2 }).all())
    await expect(heading).toHaveText(/^[A-Z]( [A-Z])*$/)
})

test('a single result has no page links', async ({ page }, { project }) => {
  const { age, denomination, change } = rareMember(project.name)
  await registerMember({ gender: 'm', change })
  await page.goto('/home')
  await pick(page, 'Looking for', 'Groom')
  await pick(page, 'Age from', String(age))
  await pick(page, 'Age to', String(age))
  await pick(page, 'Denomination', denomination)
  await button(page.getByRole('main'), 'Search').click()
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(
    'Fewer than 10 Profiles found',
  )
  await expect(link(page.getByRole('main'), 'Register free to see names and photos')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(pages(page)).toHaveCount(0)
})

test('a search without results shows a message, and an inverted age range is refused', async ({ page }) => {
  await page.goto('/home')
  await pick(page, 'Age from', '30')
  await pick(page, 'Age to', '25')
  const search = page.getByRole('region', { name: 'Start your search for a perfect match' })
  await button(search, 'Search').click()
  await expect(search.getByRole('alert')).toHaveText('Age to must be the same as or higher than Age from')
  await expect(page).toHaveURL('/home')
  await page.goto('/profile/g/list?ge=f&from=99&to=100&de=Coptic%20Orthodox')
  await expect(page.getByText('No profiles matched your search criteria')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Change search' }).first()).toBeVisible()
})
