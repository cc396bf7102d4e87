import { readOutbox } from '@bnr/contract/messages/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { does, registerPayer } from '../support/activities.ts'
import { callAsGuest } from '../support/calls.ts'
import { button, groupField } from '../support/fields.ts'
import { isNight } from '../support/night.ts'
import { isHydrated } from '../support/pages.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })

test('the bell counts new notifications until they are read', mainWay, async ({ page }) => {
  const [groom, bride] = [await registerPayer(), await registerMember()]
  await does(groom, 'view_phone', bride)
  await enterAs(page, bride.person)
  await page.goto('/faq')
  await expect(bell(page)).toHaveAccessibleName('Notifications 3 unread')
  await bell(page).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    new RegExp(`^New: .*${groom.name} \\(${groom.bnrId}\\) viewed your phone number`),
    /^New: .*Your profile has been approved/,
    /^New: .*Welcome to BNR Matrimony/,
  ])
  await button(page, 'Mark all as read').click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(page.getByText('New:')).toHaveCount(0)
})

test('opening a notification marks it as read', async ({ page }) => {
  const bride = await registerMember()
  await enterAs(page, bride.person)
  await page.goto('/notifications')
  await expect(bell(page)).toHaveAccessibleName('Notifications 2 unread')
  await page.getByRole('link', { name: /Your profile has been approved/ }).click()
  await expect(page).toHaveURL(`/profile/${bride.bnrId}`)
  await expect(bell(page)).toHaveAccessibleName('Notifications 1 unread')
})

test('a member chooses how she is notified, and messages follow the choice', mainWay, async ({ page }) => {
  const [groom, bride] = [await registerPayer(), await registerMember()]
  await enterAs(page, bride.person)
  await page.goto('/profile/settings?active=notifications')
  const sms = groupField(page, 'Interests').getByRole('checkbox', { name: 'SMS' })
  await expect(sms).not.toBeChecked()
  await isHydrated(page)
  await sms.check()
  await expectAccessible(page, 'notification settings')
  await button(page, 'Save').click()
  await expect(page.getByText('Your notification settings have been updated').last()).toBeVisible()
  await page.reload()
  await expect(sms).toBeChecked()

  await does(groom, 'like', bride)
  if (isNight()) return
  await expect(async () => {
    const { results } = await callAsGuest(readOutbox)
    const texts = results.filter(({ to }) => to === `91${bride.mobile}`).map(({ text }) => text)
    expect(texts.join()).toContain(`${groom.name} expressed interest in you. `)
  }).toPass({ timeout: 15_000 })
})
