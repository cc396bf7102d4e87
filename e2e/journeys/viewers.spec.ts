import { expect, type Page, test } from '@playwright/test'
import { anita, superAdmin } from '../support/people.ts'
import { enterAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const register = (page: Page) => page.getByRole('heading', { name: 'Register free' })

test('public pages offer members what they can do', async ({ page }) => {
  await enterAs(page, anita)
  await page.goto('/home')
  await expect(register(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Your dashboard' })).toHaveAttribute(
    'href',
    '/profile/dashboard',
  )
  const searches = page.getByRole('main').getByRole('link', { name: 'Search profiles' })
  await expect(searches).toHaveCount(2)
  for (const search of await searches.all()) await expect(search).toHaveAttribute('href', '/profile/search')
  await page.goto('/membership')
  await expect(page.getByRole('link', { name: 'Your membership' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'REGISTER' })).toHaveCount(0)
})

test('the home page fits its viewer before any script arrives', mainWay, async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/home')
  await expect(register(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your dashboard' })).toBeHidden()
  for (const [person, words] of [
    [anita, 'Welcome back'],
    [superAdmin, 'Back office'],
  ] as const) {
    await enterAs(page, person)
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expect(register(page)).toBeHidden()
  }
})
