import { profileHistory, readProfile } from '@bnr/contract/profiles/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { goTo } from '../support/backOffice.ts'
import { callAs } from '../support/calls.ts'
import { button, expectMessage, link, pick, pickBirthDate, textField } from '../support/fields.ts'
import { demoPassword, freshMobile, freshWord, teleManager } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'
import { mainWay } from '../widths.ts'

const mobile = (page: Page) => textField(page, 'Mobile number')
const create = (page: Page) => button(page, 'Create Profile')

test(
  'staff enter a family that calls, see similar profiles, and continue with the new one',
  mainWay,
  async ({ page }) => {
    const name = `${freshWord()} Anna`
    const known = await registerMember({ status: 'Draft', name })
    const { person, name: staffName } = await createStaff('tele_executive')
    await enterAs(page, person)
    await page.goto('/ad/profile/search-by-status')
    await link(page, 'New Profile').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Profile')
    await create(page).click()
    await expectMessage(page.getByLabel('This profile is for'), 'Select Profile for')
    await expectMessage(mobile(page), 'Enter mobile')
    await expect(page.getByText('Select dob')).toBeVisible()

    await pick(page, 'This profile is for', 'Daughter')
    await textField(page, 'Name').fill(name.split(' ').reverse().join(' '))
    await pickBirthDate(page, '12', 'April', '1996')
    await expect(page.getByRole('link', { name: `Looks like BNR ${known.bnrId}` })).toBeVisible()
    await mobile(page).fill(known.mobile)
    await mobile(page).blur()
    await expectMessage(mobile(page), 'Mobile number already exists.')
    await expect(link(page, 'See who has this number')).toHaveAttribute('href', `/ad/find?q=${known.mobile}`)
    await page.getByLabel(/^Password/).fill('letters')
    await create(page).click()
    await expectMessage(
      page.getByLabel(/^Password/),
      'Password should contain 6 - 10 characters, atleast 1 number & 1 letter',
    )
    await expectAccessible(page, 'a form that was refused')
    await expectNoSidewaysScroll(page, 'a form that was refused')

    await mobile(page).fill(freshMobile())
    await page.getByLabel(/^Password/).fill(demoPassword)
    await create(page).dblclick()
    await expect(page).toHaveURL(/\/profile\/update\/\d{8}$/)
    const [bnrId = ''] = page.url().match(/\d{8}$/) ?? []
    const call = await callAs(teleManager)
    const profile = await call(readProfile, { query: { pid: bnrId } })
    expect(profile).toMatchObject({
      status: 'Draft',
      teleStaffName: staffName,
      basic: { createdBy: 'Admin' },
    })
    const history = await call(profileHistory, { params: { id: profile.id } })
    expect(history.results).toMatchObject([{ by: staffName, to: 'Draft' }])
  },
)

test('an accidental click does not lose typed text', async ({ page }) => {
  await enterAs(page, teleManager)
  await page.goto('/ad/profile/create')
  await textField(page, 'Name').fill('Anna Mary')
  await goTo(page, 'Dashboard')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await button(question, 'Stay here').click()
  await expect(textField(page, 'Name')).toHaveValue('Anna Mary')
  await goTo(page, 'Dashboard')
  await button(question, 'Leave').click()
  await expect(page).toHaveURL(/\/ad\/dashboard$/)
})
