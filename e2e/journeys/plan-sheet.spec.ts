import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { button, link } from '../support/fields.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { everyWidth } from '../widths.ts'

test('a member without a plan sees on the spot what one gives', everyWidth, async ({ page }) => {
  const [groom, bride] = [await registerMember({ gender: 'm' }), await registerMember()]
  await enterAs(page, groom.person)
  await page.goto(`/profile/${bride.bnrId}`)
  for (const [name, message] of [
    [`Express Interest in ${bride.name}`, 'Pay to express interest'],
    [`Shortlist ${bride.name}`, 'Pay to shortlist this profile'],
    [`View Phone number of ${bride.name}`, 'Pay to view this phone number'],
  ] as const) {
    await button(page, name).click()
    const sheet = page.getByRole('dialog', { name: message })
    await expect(sheet).toContainText(bride.name)
    await expect(sheet).toContainText('Saphire Classic')
    await expectAccessible(page, message)
    await button(sheet, 'Not now').click()
    await expect(button(page, name)).toBeFocused()
  }
  await button(page, `Shortlist ${bride.name}`).click()
  await link(page.getByRole('dialog'), 'See plans').click()
  await expect(page).toHaveURL('/packages')
  await expect(page.getByRole('status').filter({ hasText: 'Pay to shortlist' })).toBeVisible()
  await link(page, `Back to ${bride.name}`).click()
  await expect(page).toHaveURL(`/profile/${bride.bnrId}`)
})
