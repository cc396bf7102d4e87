import { expect, type Locator, type Page } from '@playwright/test'
import { button, link } from './fields.ts'

/** Opens the menu of the back office, which is behind a button on a phone. */
async function openMenu(page: Page): Promise<void> {
  const menu = button(page.getByRole('banner'), 'Menu')
  if (await menu.isVisible()) await menu.click()
}

/** Opens what contains the logout: the menu of the account in the top bar or, on a phone, the menu of the back office. */
export async function openStaffAccount(page: Page): Promise<void> {
  const account = page.getByRole('banner').getByRole('button', { name: /^Account of / })
  await expect(account.or(button(page.getByRole('banner'), 'Menu')).filter({ visible: true })).toBeVisible()
  await openMenu(page)
  if (await account.isVisible()) await account.click()
}

/** Unfolds the filters of a list, which are behind a button on a phone. */
export async function openFilters(page: Page): Promise<void> {
  const filters = button(page.getByRole('main'), 'Filters')
  if (await filters.isVisible()) await filters.click()
}

/** Presses an action of a row that is in the row's menu. */
export async function pressInRowMenu(place: Page | Locator, about: string, action: string | RegExp) {
  await button(place, `More about ${about}`).click()
  await place.getByRole('button', { name: action, exact: true }).click()
}

/** Goes to a page by its entry in the menu. */
export async function goTo(page: Page, entry: string): Promise<void> {
  await openMenu(page)
  await link(page.getByRole('navigation', { name: 'Back office' }).filter({ visible: true }), entry).click()
}
