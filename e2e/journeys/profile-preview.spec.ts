import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, link } from '../support/fields.ts'
import { expectWholeDocument } from '../support/frames.ts'
import { freshWord, teleManager } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs, store } from '../support/session.ts'

const sheet = (page: Page) => page.frameLocator('iframe').locator('main')

test('staff open the previews of a profile from its card', async ({ page, context }) => {
  const anna = await registerMember({ status: 'Ready', name: `${freshWord()} Anna` })
  await enterAs(page, teleManager)
  await page.goto(`/ad/find?q=${anna.bnrId}`)
  const card = page.getByRole('article')
  const more = button(card, `More about ${anna.name}`)
  const open = async (name: string) => {
    await more.click()
    const opened = context.waitForEvent('page')
    await link(card, name).click()
    return await opened
  }

  await more.click()
  await expect(link(card, 'Generate invoice')).toHaveAttribute('href', `/invoice/generate?pid=${anna.bnrId}`)
  await expectAccessible(page, 'the menu of a card', true)
  await expectNoSidewaysScroll(page, 'the menu of a card')
  await page.keyboard.press('Escape')

  const whole = await open('Profile Preview')
  await expect(sheet(whole)).toContainText(`+91 ${anna.mobile}`)
  await expect(sheet(whole)).toContainText('For staff')
  await expectNoSidewaysScroll(whole, 'a preview')
  await expectWholeDocument(whole)
  await whole.close()

  const short = await open('Short Preview')
  await expect(sheet(short)).toContainText(anna.name)
  await expect(sheet(short)).not.toContainText(anna.mobile)
  await short.close()

  await more.click()
  await link(card, 'Download Preview').click()
  await expect(sheet(page)).toContainText(anna.name)
  await button(page, 'Download biodata').click()
  const saved = page.waitForEvent('download')
  await button(page.getByRole('dialog'), 'Download').click()
  expect((await saved).suggestedFilename()).toBe(`biodata-${anna.bnrId}.pdf`)
})

const white = 'rgb(255, 255, 255)'
const night = 'rgb(39, 30, 32)'

test('a preview is light or dark like the page around it, and prints on white', async ({ page }) => {
  const ground = () =>
    sheet(page).evaluate(
      ({ ownerDocument }) => getComputedStyle(ownerDocument.documentElement).backgroundColor,
    )
  await enterAs(page, teleManager)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/ad/profile/spreview/1')
  await expect.poll(ground).toBe(white)
  await store(page, 'localStorage', 'bnr-color-scheme', 'dark')
  await page.reload()
  await expect.poll(ground).toBe(night)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(ground).toBe(white)
})
