import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, groupField, link, textField } from '../support/fields.ts'
import { isHydrated } from '../support/pages.ts'
import { registerMember } from '../support/profiles.ts'
import { memberOfRareWork } from '../support/rare.ts'
import { enterAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const main = (page: Page) => page.getByRole('main')
const row = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Our wish' })
const card = (page: Page) => main(page).getByRole('article')

async function judge(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectNoSidewaysScroll(page, what)
}

/** Saves the search at this address, which finds nobody yet. */
async function save(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isHydrated(page)
  await expect(main(page)).toContainText('No profiles matched your search criteria')
  await button(page, 'Save this search').click()
  const dialog = page.getByRole('dialog')
  await textField(dialog, 'Name of the search').fill('Our wish')
  await judge(page, 'saving a search')
  await button(dialog, 'Save').click()
  await expect(dialog).toBeHidden()
  await expect(link(main(page), 'Saved searches')).toBeFocused()
}

test('a saved search counts and marks who is new since the last look', mainWay, async ({ page }) => {
  const { change, listPath } = memberOfRareWork()
  const bride = await registerMember()
  await enterAs(page, bride.person)
  await page.goto('/profile/searches')
  await expect(main(page)).toContainText('You have not saved a search yet')
  await judge(page, 'no saved searches')
  await save(page, listPath)

  const groom = await registerMember({ gender: 'm', change })
  await link(main(page), 'Saved searches').click()
  await expect(row(page)).toContainText('1 new')
  await judge(page, 'saved searches')
  await row(page).getByRole('link', { name: '1 new for Our wish' }).click()
  await expect(page).toHaveURL(/&saved=\d+&new=1$/)
  await expect(card(page).getByRole('heading')).toHaveText(groom.name)
  await expect(card(page)).toContainText('New since')
  await judge(page, 'new profiles of a saved search')

  // The look is recorded, and the marks of this visit stay.
  await main(page)
    .getByRole('checkbox', { name: /^Only new since/ })
    .uncheck()
  await expect(page).toHaveURL(/&saved=\d+$/)
  await page.reload()
  await expect(card(page)).toContainText('New since')
  await page.goto('/profile/searches')
  await expect(row(page)).toContainText('Last opened')
  await expect(row(page)).not.toContainText('1 new')
})

test('a saved search is renamed, left out of the daily message, and deleted with Undo', async ({ page }) => {
  const bride = await registerMember()
  await enterAs(page, bride.person)
  await save(page, memberOfRareWork().listPath)
  await page.goto('/profile/searches')
  await isHydrated(page)
  const daily = row(page).getByRole('checkbox', { name: 'Tell me about new profiles' })
  await daily.uncheck()
  await expect(page.getByText('We will not tell you about new profiles')).toBeVisible()
  await page.reload()
  await expect(daily).not.toBeChecked()
  await button(row(page), 'Rename Our wish').click()
  await textField(page.getByRole('dialog'), 'Name of the search').fill('Our wish for June')
  await button(page.getByRole('dialog'), 'Save').click()
  await expect(link(row(page), 'Our wish for June')).toBeVisible()
  await button(row(page), 'Delete Our wish for June').click()
  await expect(row(page).getByRole('status')).toContainText('Deleted')
  // The second press of a double click does not undo.
  await expect(async () => {
    await button(row(page), 'Undo').click({ timeout: 1000 })
    await expect(button(row(page), 'Delete Our wish for June')).toBeVisible({ timeout: 500 })
  }).toPass()
  await button(row(page), 'Delete Our wish for June').click()
  await link(page.getByRole('main'), 'Notification settings').click()
  await expect(groupField(page, 'Saved searches').getByRole('checkbox', { name: 'E-mail' })).toBeChecked()
  await page.goto('/profile/searches')
  await expect(main(page)).toContainText('You have not saved a search yet')
})
