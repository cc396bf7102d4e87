import { mayOpen } from '@bnr/contract/profiles/card'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { does, registerPayer, trial } from '../support/activities.ts'
import { callAs } from '../support/calls.ts'
import { button } from '../support/fields.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { slowLineBeforeRelease } from '../support/steadiness.ts'
import { mainWay } from '../widths.ts'

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last()
const openProfile = async (page: Page, as: Member, of: Member) => {
  await enterAs(page, as.person)
  await page.goto(`/profile/${of.bnrId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(of.name)
}
/** On a phone the profile keeps everything but the next step in a menu. */
const openMenu = async (page: Page, { name }: Member) => {
  const more = button(page, `More for ${name}`)
  if (await more.isVisible()) await more.click()
}
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Interests' }).getByRole('link', { name })
const cardOf = (page: Page, member: Member) =>
  page.getByRole('article').filter({ hasText: `BNR ID ${member.bnrId}` })

test(
  'a member expresses interest, the other is notified and accepts, and both see it as mutual',
  mainWay,
  async ({ page }) => {
    const [groom, bride] = [await registerPayer(), await registerMember()]
    await slowLineBeforeRelease(page)
    await openProfile(page, groom, bride)
    await button(page, `Express Interest in ${bride.name}`).click()
    const sheet = page.getByRole('dialog', { name: `Express interest in ${bride.name}?` })
    await expect(sheet).toContainText(`${trial.interests} interests left`)
    await expectAccessible(page, 'the question before an interest')
    await button(sheet, 'Express Interest').click()
    await expect(toast(page, 'Interest expressed')).toBeVisible()
    await openMenu(page, bride)
    const done = button(page, `Interest Expressed in ${bride.name}`)
    await expect(done).toHaveAttribute('title', 'Interest Expressed')
    await expect(done).toHaveAttribute('aria-disabled', 'true')

    await enterAs(page, bride.person)
    await page.goto('/notifications')
    const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName(/[1-9] unread/)
    await page.getByRole('link', { name: `${groom.name} (${groom.bnrId}) expressed interest in you` }).click()
    await expect(page).toHaveURL('/activity/interest-received')
    const card = cardOf(page, groom)
    await button(card, `Accept the interest of ${groom.name}`).click()
    await expect(button(card, 'Undo')).toBeFocused()
    await expectAccessible(page, 'an answer that can be undone')
    await expect(card).toContainText(`You and ${groom.name} are interested in each other`)
    await tab(page, 'Accepted').click()
    await expect(page).toHaveURL('/activity/interest-accepted')
    await expect(cardOf(page, groom)).toBeVisible()

    await enterAs(page, groom.person)
    await page.goto('/activity/interest-expressed')
    await expect(cardOf(page, bride)).toContainText(`You and ${bride.name} are interested in each other`)
    await page.goto('/notifications')
    await page.getByRole('link', { name: `${bride.name} (${bride.bnrId}) accepted your interest` }).click()
    await expect(page).toHaveURL(`/profile/${bride.bnrId}`)
  },
)

test('the sender sees in the list that an interest was declined', async ({ page }) => {
  const [groom, bride] = [await registerPayer(), await registerMember()]
  await does(groom, 'like', bride)
  await enterAs(page, bride.person)
  await page.goto('/activity/interest-received')
  await button(page, `Decline the interest of ${groom.name}`).click()
  await expect(button(page, 'Undo')).toBeVisible()
  // Leaving the list sends the answer.
  const declined = page.waitForResponse(/\/decline$/)
  await tab(page, 'Sent').click()
  await declined
  await tab(page, 'Received').click()
  await expect(cardOf(page, groom)).toContainText(`You declined the interest of ${groom.name}`)
  await enterAs(page, groom.person)
  await page.goto('/activity/interest-expressed')
  await expect(cardOf(page, bride)).toContainText(`${bride.name} declined your interest`)
})

test('shortlisting and ignoring from the results show at once in every list and can be undone', async ({
  page,
}) => {
  const [groom, bride] = [await registerPayer(), await registerMember()]
  await enterAs(page, groom.person)
  await page.goto('/profile/list?form=quick&age=21-40')
  const found = cardOf(page, bride)
  await button(found, `Shortlist ${bride.name}`).click()
  await expect(toast(page, 'Profile shortlisted')).toBeVisible()
  await button(found, `Ignore ${bride.name}`).click()
  await expect(toast(page, 'Profile ignored')).toBeVisible()
  for (const [slug, remove, message] of [
    ['shortlisted-by-you', 'Remove NAME from your shortlist', 'Profile removed from your shortlist'],
    ['ignored', 'Remove NAME from your ignored profiles', 'Profile removed from your ignored list'],
  ] as const) {
    await page.goto(`/activity/${slug}`)
    const card = cardOf(page, bride)
    await expect(card.getByTitle('Ignored', { exact: true })).toHaveCount(1)
    await button(card, remove.replace('NAME', bride.name)).click()
    await expect(toast(page, message)).toBeVisible()
    await expect(card).toHaveCount(0)
    if (slug === 'shortlisted-by-you') await does(groom, 'shortlist', bride)
  }
  await enterAs(page, bride.person)
  await page.goto('/activity/shortlisted-you')
  await expect(cardOf(page, groom)).toBeVisible()
})

test(
  'the phone dialog shows the cost and the number, and the other member sees who opened it',
  mainWay,
  async ({ page }) => {
    const [groom, bride] = [await registerPayer(), await registerMember()]
    const open = button(page, `View Phone number of ${bride.name}`)
    const dialog = page.getByRole('dialog', { name: `Phone number of ${bride.name}` })
    await openProfile(page, groom, bride)
    await openMenu(page, bride)
    await open.click()
    await expect(dialog).toContainText(`Already viewed 0 / ${trial.phones}`)
    await expect(dialog).toContainText(`You are left with ${trial.phones} more`)
    await expectAccessible(page, 'phone dialog')
    await button(dialog, 'No').click()
    await open.click()
    await button(dialog, 'Yes').click()
    await expect(dialog).toContainText(`+91 ${bride.mobile}`)
    await button(dialog, 'OK').click()
    await expect(page.getByRole('main')).toContainText(bride.mobile)

    await enterAs(page, bride.person)
    await page.goto('/activity/viewed-your-phone')
    await expect(cardOf(page, groom)).toContainText(/now|ago/)
  },
)

test('the phone dialog offers only OK when no phone views are left', async ({ page }) => {
  const [groom, bride] = [await registerPayer(), await registerMember()]
  const call = await callAs(groom.person)
  const { results } = await call(searchProfiles, { query: { size: 30 }, body: { criteria: [] } })
  const others = results
    .filter(mayOpen)
    .filter(({ id }) => id !== bride.id)
    .slice(0, trial.phones)
  for (const other of others) await does(groom, 'view_phone', other)
  await openProfile(page, groom, bride)
  await openMenu(page, bride)
  await button(page, `View Phone number of ${bride.name}`).click()
  const dialog = page.getByRole('dialog', { name: `Phone number of ${bride.name}` })
  await expect(dialog).toContainText('You are left with 0 more')
  await expect(button(dialog, 'Yes')).toHaveCount(0)
  await button(dialog, 'OK').click()
  await expect(dialog).toBeHidden()
})

test(
  'blocking from the profile page hides both members from each other until it is undone',
  mainWay,
  async ({ page }) => {
    const [groom, bride] = [await registerMember({ gender: 'm' }), await registerMember()]
    await openProfile(page, groom, bride)
    await openMenu(page, bride)
    await button(page, 'Block this profile').click()
    const dialog = page.getByRole('dialog', { name: `Block ${bride.name}?` })
    await expectAccessible(page, 'block dialog')
    await button(dialog, 'Block').click()
    await expect(page).toHaveURL('/activity/blocked')
    await expect(cardOf(page, bride)).toBeVisible()
    await expect(cardOf(page, bride).getByRole('link')).toHaveCount(0)

    await enterAs(page, bride.person)
    await page.goto(`/profile/${groom.bnrId}`)
    await expect(page.getByText('No profile found for this BNR ID')).toBeVisible()

    await enterAs(page, groom.person)
    await page.goto('/activity/blocked')
    await button(page, `Unblock ${bride.name}`).click()
    await expect(page.getByText("You haven't got any Blocked Profiles to view")).toBeVisible()
    await page.goto(`/profile/${bride.bnrId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bride.name)
  },
)

test('an activity is reverted if the server cannot be reached, and works later', async ({ page }) => {
  const [groom, bride] = [await registerMember({ gender: 'm' }), await registerMember()]
  await openProfile(page, groom, bride)
  await page.route('**/ignore/*', (route) => route.abort())
  await openMenu(page, bride)
  await button(page, `Ignore ${bride.name}`).click()
  await expect(toast(page, 'No connection. Please check your network and try again')).toBeVisible()
  await page.unroute('**/ignore/*')
  await button(page, `Ignore ${bride.name}`).click()
  await expect(page.getByTitle('Ignored', { exact: true })).toBeVisible()
})
