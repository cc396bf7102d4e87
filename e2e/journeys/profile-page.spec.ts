import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button } from '../support/fields.ts'
import { completeSections, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { mainWay, phoneOnly } from '../widths.ts'

test('a profile says what fits, both ways, before it tells about the person', mainWay, async ({ page }) => {
  const basic = { ...completeSections.basic, aboutMe: 'I teach at a school in the hills.' }
  const groom = await registerMember({
    gender: 'm',
    change: { basic, basicPreference: { motherTongues: ['Sindhi'] } },
  })
  const bride = await registerMember({ change: { basicPreference: { motherTongues: ['Tamil'] } } })
  await enterAs(page, bride.person)
  await page.goto(`/profile/${groom.bnrId}`)
  const fit = page.getByRole('region', { name: 'What fits' })
  await expect(fit).toContainText('What you wish for1 of 1 is metMother tongueYes')
  await expect(fit).toContainText('What he wishes for0 of 1 are metMother tongueNo')
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(titles.slice(0, 3)).toEqual(['What fits', 'About Me', 'About Family'])
  await expect(page.getByText('Never Married', { exact: true })).toHaveCount(1)
  await expectAccessible(page, 'a profile')
  await expectNoSidewaysScroll(page, 'a profile')
})

test('the bar of a profile offers the next step of the pair and a menu', phoneOnly, async ({ page }) => {
  const [groom, bride] = [await registerMember({ gender: 'm' }), await registerMember()]
  await enterAs(page, bride.person)
  await page.goto(`/profile/${groom.bnrId}`)
  await expect(button(page, `Express Interest in ${groom.name}`)).toBeInViewport()
  await expect(page.getByText('Lives in', { exact: true })).toBeInViewport()
  await expect(button(page, 'Block this profile')).toBeHidden()
  await button(page, `More for ${groom.name}`).click()
  await expect(button(page, 'Block this profile')).toBeInViewport()
  await expectAccessible(page, 'the menu of a profile')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const bar = await page.locator('[data-pair-bar]').boundingBox()
  const lastSection = await page.getByRole('main').locator('section').last().boundingBox()
  expect((lastSection?.y ?? 0) + (lastSection?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
