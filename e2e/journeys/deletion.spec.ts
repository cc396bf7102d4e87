import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, expectMessage, link, textField } from '../support/fields.ts'
import { grantPlan, makeShortPlan } from '../support/memberships.ts'
import { demoPassword, samuel } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAloneAs, enterAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

test(
  'a deleted profile disappears at once, and its owner sees when it will be removed permanently',
  mainWay,
  async ({ page }) => {
    const member = await registerMember({ gender: 'f' })
    await grantPlan(member.id, await makeShortPlan())
    await enterAloneAs(page, member.person)
    await page.goto('/profile/settings?active=tab5')
    await button(page, 'Delete Profile').click()
    await expectMessage(textField(page, 'Current password'), 'Enter your current password')
    await textField(page, 'Current password').fill('Wrong123')
    await button(page, 'Delete Profile').click()
    const question = page.getByRole('dialog', { name: 'Delete your profile?' })
    await expect(question).toContainText('20 days of your plan')
    await expect(question).toContainText('5 phone numbers that you have paid for')
    await expect(link(question, 'Deactivate instead')).toBeVisible()
    await expectAccessible(page, 'what a deletion loses')
    await expectNoSidewaysScroll(page, 'what a deletion loses')
    await page.keyboard.press('Escape')
    await expect(button(page, 'Delete Profile')).toBeFocused()
    await page.keyboard.press('Enter')
    await button(question, 'Delete Profile').click()
    await expectMessage(textField(page, 'Current password'), 'The current password is not correct')
    await textField(page, 'Current password').fill(demoPassword)
    await button(page, 'Delete Profile').click()
    await button(question, 'Delete Profile').click()
    await button(page.getByRole('dialog', { name: 'Your profile has been deleted' }), 'OK').click()
    await expect(page).toHaveURL('/no-access')
    await expect(page.getByText('We remove it permanently on')).toBeVisible()
    await enterAs(page, samuel)
    await page.goto(`/profile/${member.bnrId}`)
    await expect(page.getByText('No profile found for this BNR ID')).toBeVisible()
  },
)
