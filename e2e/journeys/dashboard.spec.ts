import { performActivity } from '@bnr/contract/activities/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAs } from '../support/calls.ts'
import { button } from '../support/fields.ts'
import { grantPlan } from '../support/memberships.ts'
import { isHydrated, settled } from '../support/pages.ts'
import { anita, bnrIds, memberWith, teleManager } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs, readInBrowser } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a new member sees what is missing, the membership and the next steps', mainWay, async ({ page }) => {
  const { id, bnrId, name, person } = await registerMember()
  await enterAs(page, person)
  await page.goto('/profile/dashboard')
  await settled(page, `Welcome, ${name}`)
  const completion = section(page, 'Profile completion')
  const update = `/profile/update/${bnrId}`
  await expect(completion.getByRole('link', { name: /^Update Profile/ })).toHaveAttribute('href', update)
  await expect(completion.getByRole('link', { name: 'Add a profile photo' })).toHaveAttribute(
    'href',
    `${update}#photo`,
  )
  await expect(section(page, 'Your membership')).toContainText('Free Membership')
  await expect(section(page, 'Recent viewers')).toContainText('Nobody has viewed your profile yet')
  await expectAccessible(page, 'new member')
  await expectNoSidewaysScroll(page, 'new member')

  await grantPlan(id, 'Ruby')
  await page.reload()
  await expect(section(page, 'Your membership')).toContainText('Ruby')
  await expect(section(page, 'Your membership')).toContainText('250')
  await section(page, 'Your membership').getByRole('link', { name: 'My Account' }).click()
  await expect(page).toHaveURL('/profile/myaccount')
})

test('the dashboard shows recent viewers and links to their profiles', async ({ page }) => {
  const [bride, groom] = [await registerMember(), await registerMember({ gender: 'm' })]
  const call = await callAs(groom.person)
  await call(performActivity.view, { params: { id: groom.id, targetId: bride.id } })
  await enterAs(page, bride.person)
  await page.goto('/profile/dashboard')
  const viewers = section(page, 'Recent viewers')
  await expect(viewers).toContainText('Viewed now')
  await viewers.getByRole('link', { name: groom.name }).click()
  await expect(page).toHaveURL(`/profile/${groom.bnrId}`)
  await page.goto('/profile/dashboard')
  await viewers.getByRole('link', { name: 'See all viewers' }).click()
  await expect(page).toHaveURL('/activity/who-viewed-you')
})

test('a draft sees what is left step by step, and goes on with a step', async ({ page }) => {
  const priya = memberWith(bnrIds.priya)
  await enterAs(page, priya)
  await page.goto('/profile/dashboard')
  const review = section(page, 'Review of your profile')
  const steps = review.getByRole('list', { name: 'What is missing' }).getByRole('link')
  await expect(steps.first()).toHaveText(/: \d+ left$/)
  await expect(page.getByText(/^(Select|Enter) /)).toHaveCount(0)
  const [title] = (await steps.first().innerText()).split(':')
  await isHydrated(page)
  await steps.first().click()
  await expect(page).toHaveURL('/profile/register')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('interests to answer come first', mainWay, async ({ page }) => {
  const [bride, groom] = [await registerMember(), await registerMember({ gender: 'm' })]
  await grantPlan(groom.id, 'Ruby')
  const call = await callAs(groom.person)
  await call(performActivity.like, { params: { id: groom.id, targetId: bride.id } })
  await enterAs(page, bride.person)
  await page.goto('/profile/dashboard')
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(
    '1 interest to answer',
  )
  await section(page, '1 interest to answer').getByRole('link', { name: 'See and answer' }).click()
  await expect(page).toHaveURL('/activity/interest-received')
})

test('matches on the dashboard lead to the page of matches', async ({ page }) => {
  await enterAs(page, anita)
  await page.goto('/profile/dashboard')
  const matches = section(page, 'Your matches')
  await expect(matches.getByRole('listitem').first()).toBeVisible()
  expect(await matches.getByRole('listitem').count()).toBeLessThanOrEqual(4)
  await matches.getByRole('link', { name: /^See/ }).click()
  await expect(page).toHaveURL('/matches')
})

/** Puts exactly two offers into the reply for the dashboard. */
async function withOffers(page: Page): Promise<void> {
  const svg = (colour: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="630"><rect width="100%" height="100%" fill="${colour}"/></svg>`)}`
  const offer = (id: number, colour: string) => ({
    id,
    na: `Offer ${id}`,
    mids: [1],
    sd: '2026-01-01',
    ed: '2026-12-31',
    ch: false,
    st: 'Running',
    pk: [],
    me: [{ mid: `banner${id}`, cu: svg(colour), mf: '1280x630', ms: 'Ready' }],
  })
  await readInBrowser(page)
  await page.route('**/api/profiles/*/dashboard', async (route) => {
    const reply = await route.fetch()
    const offers = [offer(1, 'maroon'), offer(2, 'olive')]
    await route.fulfill({ json: { ...(await reply.json()), offers } })
  })
}

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('offers move on by themselves until somebody stops them', async ({ page }) => {
    await withOffers(page)
    await enterAs(page, anita)
    await page.goto('/profile/dashboard')
    const offers = section(page, 'Offers')
    const first = offers.getByRole('img', { name: /^Offer 1/ })
    const second = offers.getByRole('img', { name: /^Offer 2/ })
    await expect(first).toBeVisible()
    await expect(second).toBeVisible()
    await button(offers, 'Pause offers').click()
    await button(offers, 'Previous offer').click()
    await expect(first).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(button(offers, 'Play offers')).toBeVisible()
    await expectAccessible(page, 'offers')
  })
})

test('offers do not move by themselves for members who prefer reduced motion', async ({ page }) => {
  await withOffers(page)
  await enterAs(page, anita)
  await page.goto('/profile/dashboard')
  await expect(button(section(page, 'Offers'), 'Play offers')).toBeVisible()
  await button(section(page, 'Offers'), 'Next offer').click()
  await expect(page.getByRole('img', { name: /^Offer 2/ })).toBeVisible()
})

test('a dashboard that could not be loaded can be loaded again', async ({ page }) => {
  await enterAs(page, anita)
  await readInBrowser(page)
  await page.route('**/api/profiles/*/dashboard', (route) => route.abort())
  // A hint would make the page read it again before the press.
  await page.route('**/api/hints', (route) => route.abort())
  await page.goto('/profile/dashboard')
  await expect(page.getByText('This could not be loaded')).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/profiles/*/dashboard')
  await button(page, 'Try again').click()
  await expect(section(page, 'Your matches')).toBeVisible()
})

test('staff are sent to their own dashboard', async ({ page }) => {
  await enterAs(page, teleManager)
  await page.goto('/profile/dashboard')
  await expect(page).toHaveURL('/ad/dashboard')
})
