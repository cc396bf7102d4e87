import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until it has the focus: what cannot be reached fails here. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let press = 0; press < most; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused({ timeout: 1 })
}
