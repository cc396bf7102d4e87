import { expect, type Page } from '@playwright/test'

/** Expects the frame of a printed document to show all of it. The frame gets its height when the document has loaded. */
export async function expectWholeDocument(page: Page): Promise<void> {
  const document = page.frameLocator('iframe').locator('main')
  await expect(async () => {
    const [inner, outer] = [await document.boundingBox(), await page.locator('iframe').boundingBox()]
    expect(outer?.height).toBeGreaterThanOrEqual((inner?.height ?? Infinity) - 1)
    expect(outer?.width).toBeGreaterThanOrEqual((inner?.width ?? Infinity) - 1)
  }).toPass({ timeout: 15_000 })
}
