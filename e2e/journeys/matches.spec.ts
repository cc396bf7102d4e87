import { performActivity } from '@bnr/contract/activities/endpoints'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAs } from '../support/calls.ts'
import { completeSections, type Member, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const cardOf = (page: Page, { name }: Member) => cards(page).filter({ hasText: name })
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'found' })

/** Mother tongues so rare that members of other journeys do not fill the list. */
const withMotherTongue = (motherTongue: string): ProfileSections => ({
  basic: { ...completeSections.basic, motherTongue },
})
const preferencesFor = (motherTongue: string): ProfileSections => ({
  basicPreference: { age: { from: 25, to: 45 }, motherTongues: [motherTongue] },
})

async function save({ person, id }: Member, body: ProfileSections): Promise<void> {
  await (await callAs(person))(saveProfile, { params: { id }, body })
}

test(
  'preferences lead to mutual and one-sided matches, and a change shows at once',
  mainWay,
  async ({ page }) => {
    const bride = await registerMember({ change: withMotherTongue('Sindhi') })
    const groom = await registerMember({ gender: 'm', change: withMotherTongue('Kashmiri') })
    await save(bride, preferencesFor('Kashmiri'))
    await save(groom, { basicPreference: { motherTongues: ['Sindhi'] } })

    await enterAs(page, bride.person)
    await page.goto('/profile/search')
    await page.getByRole('main').getByRole('link', { name: 'See your matches' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matches')
    await expect(cardOf(page, groom)).toContainText('Fits your age and mother tongue')
    await expect(cardOf(page, groom)).toContainText('You fit his mother tongue')

    await save(groom, { basicPreference: { motherTongues: ['Sinhala'] } })
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Mutual' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText(/found$|^No mutual matches yet$/)).toBeVisible()
    await expect(cardOf(page, groom)).toHaveCount(0)
    await page.getByRole('tab', { name: 'My preferences' }).click()
    await expect(page).toHaveURL(/direction=mine/)
    await expect(cardOf(page, groom)).toContainText('Fits your age and mother tongue')
    await expect(cardOf(page, groom)).not.toContainText('You fit his')
    await page.getByRole('tab', { name: 'Their preferences' }).click()
    await expect(count(page)).toBeVisible()
    await expect(cardOf(page, groom)).toHaveCount(0)
  },
)

test('without preferences the matches show everybody, with a note and pages', mainWay, async ({ page }) => {
  const bride = await registerMember()
  await enterAs(page, bride.person)
  await page.goto('/matches?direction=mine')
  await expect(page.getByText('so we show everybody')).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
  await expectAccessible(page, 'matches without preferences')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/matches?direction=mine&page=1')
  await page.goBack()
  await expect(page).toHaveURL('/matches?direction=mine')
  await page.getByRole('link', { name: 'Set your preferences' }).click()
  await expect(page).toHaveURL(`/profile/update/${bride.bnrId}#preferences`)
})

for (const [direction, change, empty, next] of [
  ['both', preferencesFor('Bhili'), 'No mutual matches yet', 'Change partner preferences'],
  ['mine', preferencesFor('Bhili'), 'No profiles match your preferences yet', 'Change partner preferences'],
] as const)
  test(`an empty list (${direction}) links to the preferences`, async ({ page }) => {
    const bride = await registerMember({ change })
    await enterAs(page, bride.person)
    await page.goto(`/matches?direction=${direction}`)
    await expect(page.getByText(empty)).toBeVisible()
    await expectAccessible(page, empty)
    await expectNoSidewaysScroll(page, empty)
    await page.getByRole('link', { name: next }).click()
    await expect(page).toHaveURL(`/profile/update/${bride.bnrId}#preferences`)
  })

test('an ignored profile disappears from the matches', async ({ page }) => {
  const bride = await registerMember({ change: preferencesFor('Dogri') })
  const groom = await registerMember({ gender: 'm', change: withMotherTongue('Dogri') })
  await enterAs(page, bride.person)
  await page.goto('/matches')
  await expect(cardOf(page, groom)).toBeVisible()
  await (await callAs(bride.person))(performActivity.ignore, { params: { id: bride.id, targetId: groom.id } })
  await page.reload()
  await expect(page.getByText(/found$|^No mutual matches yet$/)).toBeVisible()
  await expect(cardOf(page, groom)).toHaveCount(0)
})
