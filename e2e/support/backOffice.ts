import type { Page } from '@playwright/test'
import { button, link } from './fields.ts'

/** Opens the menu of the back office, which is behind a button on a phone. */
export async function openMenu(page: Page): Promise<void> {
  const menu = button(page.getByRole('banner'), 'Menu')
  if (await menu.isVisible()) await menu.click()
}

/** Goes to a page by its entry in the menu. */
export async function goTo(page: Page, entry: string): Promise<void> {
  await openMenu(page)
  await link(page.getByRole('navigation', { name: 'Back office' }).filter({ visible: true }), entry).click()
}
