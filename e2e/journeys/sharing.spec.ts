import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button } from '../support/fields.ts'
import { isHydrated } from '../support/pages.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { sharedPath } from '../support/sharing.ts'
import { mainWay } from '../widths.ts'

/** Opens the dialog on a profile and makes a link. */
async function makeLink(page: Page, of: Member): Promise<string> {
  await page.goto(`/profile/${of.bnrId}`)
  await isHydrated(page)
  const more = button(page, `More for ${of.name}`)
  if (await more.isVisible()) await more.click()
  await button(page, 'Share with family').click()
  await expectAccessible(page, 'the dialog for sharing')
  await button(page, 'Make a link').click()
  const link = page.getByLabel('Link to the profile')
  await expect(link).toHaveValue(/\/shared\/[\w-]{43}$/)
  await expectNoSidewaysScroll(page, 'a new link')
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=[^&]+%2Fshared%2F[\w-]+$/,
  )
  return new URL(await link.inputValue()).pathname
}

test(
  'a member shares a profile, a relative reads it, and the member ends the link',
  mainWay,
  async ({ page, browser }) => {
    const [groom, bride] = await Promise.all([registerMember({ gender: 'm' }), registerMember()])
    await enterAs(page, groom.person)
    const path = await makeLink(page, bride)

    const relative = await (await browser.newContext()).newPage()
    const reply = await relative.goto(path)
    expect(reply?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    })
    await expect(relative.getByRole('heading', { level: 1 })).toHaveText(bride.name)
    await isHydrated(relative)
    await expect(relative).toHaveTitle('Shared profile | BNR Matrimony')
    await expect(relative.getByText(bride.mobile)).toHaveCount(0)
    await expectAccessible(relative, 'a shared profile')
    await expectNoSidewaysScroll(relative, 'a shared profile')

    await page.goto('/profile/myaccount')
    await isHydrated(page)
    await page.getByText('Opened once').click()
    await expectAccessible(page, 'links of a member')
    await button(page, `End link to ${bride.name}`).click()
    await expect(page.getByText('The link no longer works')).toBeVisible()

    expect((await relative.goto(path))?.status()).toBe(410)
    await expect(relative.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await expectAccessible(relative, 'an ended link')
  },
)

test('a preview of a link names only the service', async ({ request }) => {
  const [groom, bride] = await Promise.all([registerMember({ gender: 'm' }), registerMember()])
  const path = await sharedPath(groom.person, bride.id)
  const html = await (await request.get(path, { headers: { 'user-agent': 'WhatsApp/2.24.20.89 A' } })).text()
  expect(html).toContain('<title>Shared profile | BNR Matrimony</title>')
  expect(html).not.toContain(bride.name)
  expect(html).not.toMatch(/og:image[^>]*photos|blurred/)
})

test('a member forbids others to share the profile', async ({ page }) => {
  const [groom, bride] = await Promise.all([registerMember({ gender: 'm' }), registerMember()])
  await enterAs(page, bride.person)
  await page.goto(`/profile/${bride.bnrId}`)
  await expect(page.getByText('Other members may share your profile')).toBeVisible()
  await page.goto('/profile/settings?active=sharing')
  await isHydrated(page)
  await page.getByLabel('Others may share my profile with their family').uncheck()
  await expect(page.getByText('Your choice has been saved')).toBeVisible()
  await expect(sharedPath(groom.person, bride.id)).rejects.toThrow('has asked others not to share')
  await page.goto(`/profile/${bride.bnrId}`)
  await expect(page.getByText('Other members may not share your profile')).toBeVisible()
})
