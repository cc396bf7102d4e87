import { indianDay } from '@bnr/contract/indianDay'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, expectMessage, listField, pick, textField } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'
import { mainWay } from '../widths.ts'

test(
  'staff log a call, find it in the follow-ups on its day, and can mark a family as not to be called',
  mainWay,
  async ({ page }) => {
    const family = await registerMember({ status: 'Active' })
    const { person } = await createStaff('tele_executive')
    await enterAs(page, person)
    await page.goto(`/profile/${family.bnrId}`)
    await settled(page, family.name)
    const log = page.getByRole('region', { name: 'Contact log' })
    await expect(log).toContainText('No calls yet.')
    const number = page.getByRole('link', { name: `+91 ${family.mobile}` }).first()
    await expect(number).toHaveAttribute('href', `tel:+91${family.mobile}`)

    await button(log, 'Log a call').click()
    const dialog = page.getByRole('dialog', { name: `Contact with ${family.name}` })
    await button(dialog, 'Save').click()
    await expectMessage(listField(dialog, 'Outcome'), 'Select how the call went')
    await pick(dialog, 'Outcome', 'Call back')
    await textField(dialog, 'Note').fill('The mother decides. Ring after six.')
    await button(dialog, 'Save').click()
    await expectMessage(dialog.getByLabel('Call back on'), 'Select the day to call back')
    await expectAccessible(page, 'logging a call')
    await expectNoSidewaysScroll(page, 'logging a call')
    await dialog.getByLabel('Call back on').fill(indianDay(new Date()))
    await pressTwice(button(dialog, 'Save'))
    await expect(log.getByRole('listitem')).toContainText('Ring after six.')

    await page.goto('/ad/follow-ups')
    await settled(page, 'Follow-ups')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('row').nth(1)).toContainText('Call: Call back')
    await expectAccessible(page, 'follow-ups')
    await expectNoSidewaysScroll(page, 'follow-ups')
    await page.getByRole('link', { name: family.name }).click()
    await settled(page, family.name)

    await button(log, 'Log a call').click()
    await pick(dialog, 'Outcome', 'Do not call')
    await pressTwice(button(dialog, 'Save'))
    await expect(log.getByRole('listitem')).toHaveCount(2)
    await expect(number).toHaveCount(0)
    await expect(page.getByText('Do not call', { exact: true })).not.toHaveCount(0)
    await button(log, 'Add a note').click()
    await expect(dialog.getByRole('radio', { name: 'Call', exact: true })).toHaveCount(0)
    await expectAccessible(page, 'a family that is not called')
    await page.goto('/ad/follow-ups')
    await expect(page.getByText('No calls due')).toBeVisible()
  },
)
