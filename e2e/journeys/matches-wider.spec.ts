import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAs } from '../support/calls.ts'
import { completeSections, registerMember } from '../support/profiles.ts'
import { rareMember } from '../support/rare.ts'
import { enterAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const count = (page: Page) => page.getByRole('status').filter({ hasText: 'found' })
const panel = (page: Page) => page.getByRole('region', { name: 'More matches' })
const notice = (page: Page) => page.getByRole('region', { name: 'Wider preference' })

test(
  'a member tries a wider preference, undoes saving it, and saves it',
  mainWay,
  async ({ page }, { project }) => {
    const { denomination } = rareMember(project.name)
    const bride = await registerMember()
    await registerMember({
      gender: 'm',
      change: { religion: { ...completeSections.religion, denomination } },
    })
    const call = await callAs(bride.person)
    await call(saveProfile, {
      params: { id: bride.id },
      // The rare members of other journeys are older.
      body: {
        basicPreference: { age: { from: 21, to: 35 }, motherTongues: ['Maithili'] },
        religiousPreference: { denominations: [denomination] },
      },
    })
    await enterAs(page, bride.person)
    await page.goto('/matches?direction=mine')
    await expect(page.getByText('No profiles match your preferences yet')).toBeVisible()
    const offers = panel(page).getByRole('link', { name: /^Also accept / })
    await expect(offers.first()).toBeVisible()
    await expectAccessible(page, 'more matches')
    await expectNoSidewaysScroll(page, 'more matches')
    const showAll = panel(page).getByRole('button', { name: /^Show all/ })
    if (await showAll.isVisible()) await showAll.click()
    const offer = offers.filter({ hasText: 'Tamil' })
    const [, more = ''] = /^Also accept Tamil: ([\d,]+) more$/.exec((await offer.innerText()).trim()) ?? []
    const found = more === '1' ? '1 Profile found' : `${more} Profiles found`

    await offer.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/matches?direction=mine&wider=motherTongue%3ATamil')
    await expect(notice(page)).toContainText('Your preferences have not changed.')
    await expect(count(page)).toHaveText(found)
    await expectAccessible(page, 'a wider preference')
    await expectNoSidewaysScroll(page, 'a wider preference')
    await page.reload()
    await expect(notice(page)).toContainText('You are looking at matches with Tamil as well.')

    await page.goBack()
    await expect(page.getByText('No profiles match your preferences yet')).toBeVisible()
    await page.goForward()
    const save = notice(page).getByRole('button', { name: 'Save to my preferences' })
    await save.click()
    await page.waitForTimeout(600)
    await notice(page).getByRole('button', { name: 'Undo' }).click()
    await expect(save).toBeVisible()
    await page.waitForTimeout(600)
    await save.click()
    await expect(notice(page)).toContainText('Saved to your preferences')
    await notice(page).getByRole('link', { name: 'Back to my matches' }).click({ timeout: 15_000 })
    await expect(page).toHaveURL('/matches?direction=mine')
    await expect(count(page)).toHaveText(found)
  },
)
