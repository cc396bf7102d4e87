import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA as far as a machine can judge it, by the light of day and, for its colours, by night. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violations(new AxeBuilder({ page }).withTags(rules)), `${name}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  expect(await violations(new AxeBuilder({ page }).withRules(['color-contrast'])), `${name}, dark`).toEqual(
    [],
  )
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze()
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
}
