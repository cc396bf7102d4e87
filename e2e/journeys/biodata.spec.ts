import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { button } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { anita, bnrIds, teleManager } from '../support/people.ts'
import { enterAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Download biodata' })

async function openDialog(page: Page): Promise<void> {
  await page.goto(`/profile/${bnrIds.anita}`)
  await button(page, 'Download biodata').click()
  await expect(dialog(page)).toBeVisible()
}

for (const [choice, name] of [
  ['Leave them out', 'without'],
  ['Include them', 'with'],
] as const)
  test(`a member downloads her biodata ${name} contact details`, async ({ page }) => {
    await enterAs(page, anita)
    await openDialog(page)
    await expect(dialog(page).getByRole('radio', { name: 'Leave them out' })).toBeChecked()
    await dialog(page).getByRole('radio', { name: choice }).check()
    const answer = page.waitForResponse((response) => response.url().includes('/biodata'))
    const download = page.waitForEvent('download')
    await button(dialog(page), 'Download').click()
    expect((await answer).url()).toContain(`contact=${name === 'with'}`)
    const file = await download
    expect(file.suggestedFilename()).toBe(`biodata-${bnrIds.anita}.pdf`)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page, 'Download biodata')).toBeFocused()
  })

test(
  'the download dialog is accessible, can be closed, and shows a message without a network',
  mainWay,
  async ({ page }) => {
    await enterAs(page, anita)
    await openDialog(page)
    await expectAccessible(page, 'download')
    await page.route('**/biodata*', (route) => route.abort())
    await button(dialog(page), 'Download').click()
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'No connection. Please check your network and try again',
    )
    await page.unroute('**/biodata*')
    await button(dialog(page), 'Cancel').click()
    await expect(dialog(page)).toHaveCount(0)
  },
)

test('a printed profile is light, without menus or buttons, on two pages', mainWay, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await enterAs(page, teleManager)
  await page.goto(`/profile/${bnrIds.anita}`)
  await settled(page, 'Anita Selvaraj')
  await expect(button(page, 'Print')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About Family' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Print|Edit|Download/ })).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

/** The area between the margins of an A4 sheet, in CSS pixels. */
const sheets = { portrait: { width: 688, height: 1020 }, landscape: { width: 1017, height: 690 } }

for (const [way, sheet] of Object.entries(sheets))
  test(`a member’s own page printed in ${way} is as wide as the sheet`, async ({ page }) => {
    await enterAs(page, anita)
    await page.goto(`/profile/${bnrIds.anita}`)
    await settled(page, 'Anita Selvaraj')
    await expect(page.getByRole('heading', { name: 'About Family' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(sheet)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    const article = await page.getByRole('article').boundingBox()
    expect(article?.x).toBe(0)
    expect(article?.width).toBe(sheet.width)
    const paper = await page.pdf({ format: 'A4', landscape: way === 'landscape' })
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3)
  })
