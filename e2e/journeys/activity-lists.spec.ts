import { emptyLists } from '@bnr/contract/activities/emptyLists'
import { type ActivityList, type ActivitySlug, activityLists } from '@bnr/contract/activities/lists'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { link } from '../support/fields.ts'
import { anita } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

/** The interests have a page of their own; they come last. */
const byPage = (one: ActivityList, other: ActivityList) => Number(!!one.tab) - Number(!!other.tab)

test('every empty list shows a message and the next step', mainWay, async ({ page }) => {
  const groom = await registerMember({ gender: 'm' })
  await enterAs(page, groom.person)
  await page.goto('/activity/shortlisted-by-you')
  const lists = Object.entries<ActivityList>(activityLists)
  for (const [slug, { title, tab }] of lists.sort(([, one], [, other]) => byPage(one, other))) {
    const tabs = page.getByRole('navigation', { name: tab ? 'Interests' : 'Activity lists' })
    const entry = page
      .getByRole('navigation', { name: 'Activity lists' })
      .getByRole('link', { name: 'Interests' })
    if (tab && !(await tabs.isVisible())) await entry.click()
    await tabs.getByRole('link', { name: tab ?? title, exact: !tab }).click()
    await expect(page).toHaveURL(`/activity/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(emptyLists[slug as ActivitySlug].title)).toBeVisible()
    const search = page.getByRole('main').getByRole('link', { name: /Search|Shortlist Profiles/ })
    if ('next' in emptyLists[slug as ActivitySlug])
      await expect(search).toHaveAttribute('href', '/profile/search')
    else await expect(search).toHaveCount(0)
  }
  await expectAccessible(page, 'empty list')
})

test('a long list has pages, dates and photos to open', mainWay, async ({ page }) => {
  await enterAs(page, anita)
  await page.goto('/activity/who-viewed-you')
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('article').first()).toContainText(/ago|yesterday/)
  const photos = page.getByRole('button', { name: /^Photos of / }).first()
  await photos.click()
  const carousel = page.getByRole('dialog', { name: /^Photos of / })
  await expect(carousel.getByRole('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(carousel).toBeHidden()
  await expect(photos).toBeFocused()
  await link(page, 'Page 2').click()
  await expect(page).toHaveURL('/activity/who-viewed-you?page=1')
  await expect(page.getByRole('article').last()).toContainText(/[A-Z][a-z]{2}\s\d{2},\s\d{4}\s\d{2}:\d{2}/)
})
