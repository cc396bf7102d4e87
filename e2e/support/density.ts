import { expect, type Page } from '@playwright/test'

/** The heights of the rows, and how many are whole on the screen. */
const rowsOn = (page: Page) =>
  page
    .getByRole('main')
    .locator('tbody tr')
    .evaluateAll((rows) => {
      const boxes = rows.map((row) => row.getBoundingClientRect())
      return {
        highest: Math.max(0, ...boxes.map(({ height }) => height)),
        count: boxes.length,
        whole: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
      }
    })

/** Rows of one line, eight of them whole on the screen. */
export async function expectDense(page: Page, name: string): Promise<void> {
  const { highest, count, whole } = await rowsOn(page)
  expect.soft(highest, `highest row of ${name}`).toBeLessThanOrEqual(44)
  expect.soft(whole, `whole rows of ${name}`).toBeGreaterThanOrEqual(Math.min(8, count))
}

/** The first row starts in the upper four fifths of the screen, and nothing covers its first control. */
export async function expectRowsFirst(page: Page, name: string): Promise<void> {
  const row = page.getByRole('main').locator('tbody tr').first()
  const box = (await row.count()) > 0 ? await row.boundingBox() : null
  if (!box) return
  const limit = (page.viewportSize()?.height ?? 0) * 0.8
  expect.soft(box.y, `first row of ${name}`).toBeLessThanOrEqual(limit)
  const control = row.locator('a, button').filter({ visible: true }).first()
  if ((await control.count()) > 0) await control.click({ trial: true })
}
