import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** Every checked page parses axe, and the minified file halves that time. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const inLight: RunOptions = { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] }
/** Only the colours differ in dark mode. */
const inDark: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
}

/** An open menu or dialog covers controls below it; axe counts what is left of them as too small. */
const covered: RunOptions = { ...inLight, rules: { 'target-size': { enabled: false } } }

/** Checks WCAG 2.2 AA as far as a machine can, in light mode and, for colours, in dark mode. */
export async function expectAccessible(page: Page, name: string, isCovered = false): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await violations(page, isCovered ? covered : inLight), `${name}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  expect.soft(await violations(page, inDark), `${name}, dark`).toEqual([])
}

/** Waits for the end of transitions, since half-faded text has another contrast. Animations without an end continue. */
async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Loads axe into the page once and runs it there: its driver for Playwright takes five times as long. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  await page.evaluate(untilStill)
  const found = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** Neither the page nor an open dialog is wider than it shows. */
export async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const beyond = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  )
  expect.soft(Math.max(...beyond), `${name} scrolls sideways`).toBeLessThanOrEqual(0)
}
