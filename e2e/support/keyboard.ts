import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the target has the focus; fails if Tab cannot reach it. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let press = 0; press < most; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused({ timeout: 1 })
}
