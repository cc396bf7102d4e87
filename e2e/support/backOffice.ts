import type { Page } from '@playwright/test'
import { button, link } from './fields.ts'

/** The menu of the back office, which a phone has behind a button. */
export async function openMenu(page: Page): Promise<void> {
  const menu = button(page.getByRole('banner'), 'Menu')
  if (await menu.isVisible()) await menu.click()
}

/** By its entry in the menu. */
export async function goTo(page: Page, entry: string): Promise<void> {
  await openMenu(page)
  await link(page.getByRole('navigation', { name: 'Back office' }).filter({ visible: true }), entry).click()
}
