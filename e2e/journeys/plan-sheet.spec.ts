import { mayOpen } from '@bnr/contract/profiles/card'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { does } from '../support/activities.ts'
import { callAs } from '../support/calls.ts'
import { button, link } from '../support/fields.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { everyWidth } from '../widths.ts'

/** Three a month, spent on others than the bride. */
async function spendFreeInterests(groom: Member, bride: Member): Promise<void> {
  const call = await callAs(groom.person)
  const { results } = await call(searchProfiles, { query: { size: 30 }, body: { criteria: [] } })
  const others = results.filter(mayOpen).filter(({ id }) => id !== bride.id)
  for (const other of others.slice(0, 3)) await does(groom, 'like', other)
}

test('a member without a plan sees on the spot what one gives', everyWidth, async ({ page }) => {
  const [groom, bride] = [await registerMember({ gender: 'm' }), await registerMember()]
  await spendFreeInterests(groom, bride)
  await enterAs(page, groom.person)
  await page.goto('/profile/list?form=quick&age=21-40')
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
