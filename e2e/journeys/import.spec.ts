import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button } from '../support/fields.ts'
import { isHydrated } from '../support/pages.ts'
import { freshMobile, freshWord } from '../support/people.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'
import { mainWay } from '../widths.ts'

test(
  'a manager imports the example file: two drafts, and the third row says what is wrong',
  mainWay,
  async ({ page }) => {
    const staff = await createStaff('tele_manager')
    await enterAs(page, staff.person)
    await page.goto('/ad/imports')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download an example file' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('profiles-example.csv')
    const example = await readFile(await download.path(), 'utf8')
    const content = example
      .replace(/[+\d ]{10,16}(?=,)/g, () => freshMobile())
      .replace('Sharon', freshWord())
      .replace('Joel', freshWord())

    await isHydrated(page)
    await page.getByLabel('Name of the source').fill('St Mary')
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
    await page.locator('input[type="file"]').setInputFiles(file)
    await pressTwice(button(page, 'Upload'))
    await expect(
      page.getByText('Birth date: Enter a day such as 12/04/1998, the day before the month'),
    ).toBeVisible()
    await expect(page.getByText('Did you mean Never Married?')).toBeVisible()
    await expectAccessible(page, 'preview of an import')
    await expectNoSidewaysScroll(page, 'preview of an import')

    await button(page, 'Import 2 rows').click()
    await pressTwice(button(page.getByRole('dialog'), 'Import'))
    await expect(page.getByRole('link', { name: /^Created as \d{8}$/ })).toHaveCount(2)
    await page.reload()
    await expect(page.getByText('Done', { exact: true })).toBeVisible()
  },
)
