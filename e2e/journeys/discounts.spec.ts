import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, choose, chooseAlso, expectMessage, textField } from '../support/fields.ts'
import { tabTo } from '../support/keyboard.ts'
import { settled } from '../support/pages.ts'
import { anita, freshWord, teleManager } from '../support/people.ts'
import { choosePhoto, type PhotoFile } from '../support/photos.ts'
import { enterAs, readInBrowser } from '../support/session.ts'

const freshCode = () => freshWord().toUpperCase().slice(0, 12).padEnd(4, 'X')
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function openCoupons(page: Page): Promise<void> {
  await enterAs(page, teleManager)
  await page.goto('/coupons')
  await settled(page, 'Coupons')
}

test('a coupon is made, found by its state, changed and ended', async ({ page }) => {
  const code = freshCode()
  await openCoupons(page)
  await button(page, 'New coupon').click()
  const dialog = page.getByRole('dialog', { name: 'New coupon' })
  await button(dialog, 'Create coupon').click()
  await expectMessage(textField(dialog, 'Code'), 'Use 4 to 20 capital letters and digits')
  await expectMessage(dialog.getByLabel('Last day'), 'Select the last day')
  await expectAccessible(page, 'a coupon refused')
  await textField(dialog, 'Code').fill(code.toLowerCase())
  await textField(dialog, 'Percent of the price').fill('15')
  await dialog.getByLabel('Last day').fill('2099-12-31')
  await chooseAlso(dialog, 'Packages', 'Platinum Classic, ₹8,500')
  await button(dialog, 'Create coupon').click()
  await expect(dialog).toBeHidden()
  await expect(row(page, code)).toContainText('15 %')
  await expect(row(page, code)).toContainText('Platinum Classic')
  await expect(row(page, code)).toContainText('Running')
  await expectNoSidewaysScroll(page, 'coupons')

  await button(page, `Edit ${code}`).click()
  const change = page.getByRole('dialog', { name: `Dates and limits of ${code}` })
  await textField(change, 'Uses in all').fill('20')
  await button(change, 'Save').click()
  await expect(row(page, code)).toContainText('0 of 20')

  await button(page, `End ${code}`).click()
  const question = page.getByRole('dialog', { name: `End ${code}?` })
  await expectAccessible(page, 'before a coupon ends')
  await button(question, 'End').click()
  await page.getByRole('combobox', { name: 'State' }).selectOption('Ended')
  await expect(row(page, code)).toContainText('Ended')
})

test('a coupon of a code that is there already is refused at its field', async ({ page }) => {
  await openCoupons(page)
  await button(page, 'New coupon').click()
  const dialog = page.getByRole('dialog', { name: 'New coupon' })
  await textField(dialog, 'Code').fill('WELCOME10')
  await textField(dialog, 'Percent of the price').fill('15')
  await dialog.getByLabel('Last day').fill('2099-12-31')
  await button(dialog, 'Create coupon').click()
  await expectMessage(textField(dialog, 'Code'), 'There is a coupon of this code already')
})

test('a coupon is made by keyboard alone', async ({ page }) => {
  const code = freshCode()
  await openCoupons(page)
  await button(page, 'New coupon').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New coupon' })
  await tabTo(page, textField(dialog, 'Code'))
  await page.keyboard.type(code)
  await tabTo(page, dialog.getByRole('radio', { name: 'A percentage' }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, textField(dialog, 'Amount in rupees, before GST'))
  await page.keyboard.type('499.50')
  await tabTo(page, dialog.getByLabel('Last day'))
  // Whichever of day and month comes first.
  await page.keyboard.type('12122099')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row(page, code)).toContainText('₹499.50')
  await expect(button(page, 'New coupon')).toBeFocused()
})

const banner = async (width: number, height: number): Promise<PhotoFile> => ({
  name: `${width}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#5e6b4a' } })
    .png()
    .toBuffer(),
})

test('an offer is drawn up, gets its banners, and members see it until it ends', async ({
  page,
  browser,
}) => {
  const title = `Offer of ${freshWord()}`
  await enterAs(page, teleManager)
  await page.goto('/offers/manage')
  await settled(page, 'Manage Offers')
  await button(page, 'New offer').click()
  const dialog = page.getByRole('dialog', { name: 'New offer' })
  await textField(dialog, 'Title').fill(title)
  await choose(dialog, 'Packages', 'Saphire Classic, ₹3,500')
  await chooseAlso(dialog, 'Packages', 'Saphire Premium, ₹5,500')
  await textField(dialog, 'Price in rupees, before GST').fill('3500')
  await dialog.getByLabel('Last day').fill('2099-12-31')
  await button(dialog, 'Continue to the banners').click()
  const tooHigh = 'Enter less than ₹3,500, which Saphire Classic costs without the offer'
  await expectMessage(textField(dialog, 'Price in rupees, before GST'), tooHigh)
  await expectAccessible(page, 'an offer refused')
  await textField(dialog, 'Price in rupees, before GST').fill('2999')
  await button(dialog, 'Continue to the banners').click()
  await settled(page, title)

  await button(page, 'Publish').click()
  const refusal = page.getByText('Both banners are needed before the offer can be published')
  await expect(refusal).toBeVisible()
  await expect(refusal).toBeHidden()
  const wide = page.getByRole('region', { name: 'Wide banner' })
  await choosePhoto(page, 'Choose Wide banner', await banner(800, 600))
  await expect(wide.getByRole('alert')).toContainText(
    'This picture is 800 × 600 pixels. The banner must be exactly 1280 × 630',
  )
  await expectAccessible(page, 'a banner refused')
  await choosePhoto(page, 'Choose Wide banner', await banner(1280, 630))
  await expect(wide.getByRole('img', { name: 'Wide banner' })).toBeVisible()
  await choosePhoto(page, 'Choose Tall banner', await banner(930, 1280))
  await expect(page.getByRole('img', { name: 'Tall banner' })).toBeVisible()
  await expect(row(page, 'Saphire Premium')).toContainText('₹2,999')
  await expectAccessible(page, 'a draft with both banners')
  await expectNoSidewaysScroll(page, 'a draft with both banners')
  await button(page, 'Publish').click()
  await expect(page.getByText(`${title} is shown to members now`)).toBeVisible()

  const member = await (await browser.newContext()).newPage()
  const shown = member.getByRole('img', { name: `${title}, until 31 December 2099` })
  await enterAs(member, anita)
  await member.goto('/offers')
  await expect(shown).toBeVisible()
  await expect(member.getByRole('img', { name: /^A blessed beginning/ })).toBeVisible()
  await expect(member.getByRole('link', { name: /^A blessed beginning/ })).toHaveAttribute(
    'href',
    /^\/checkout\?plan=\d+&offer=\d+$/,
  )
  await member.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  const choice = member.getByRole('dialog', { name: 'Choose your package' })
  await expect(choice.getByRole('link', { name: /^Saphire Premium/ })).toContainText('₹2,999')
  await expectAccessible(member, 'a choice of packages')
  await choice.getByRole('link', { name: /^Saphire Classic/ }).click()
  await expect(member).toHaveURL(/\/checkout\?plan=\d+&offer=\d+$/)
  await member.goto('/profile/dashboard')
  await expect(member.getByRole('region', { name: 'Offers' }).locator(`img[alt^="${title}"]`)).toHaveCount(1)

  await button(page, 'End').click()
  await button(page.getByRole('dialog', { name: `End ${title}?` }), 'End').click()
  await expect(page.getByText(`${title} has ended`)).toBeVisible()
  await member.goto('/offers')
  await expect(member.getByRole('img', { name: /^A blessed beginning/ })).toBeVisible()
  await expect(shown).toHaveCount(0)
  await member.context().close()
})

for (const [path, call] of [
  ['/coupons', '**/api/coupons/search*'],
  ['/offers/manage', '**/api/offers/search*'],
] as const)
  test(`${path} that could not be loaded is asked for again, and says when there is nothing`, async ({
    page,
  }) => {
    await enterAs(page, teleManager)
    await readInBrowser(page)
    await page.route(call, (route) => route.abort())
    await page.goto(path)
    await expect(page.getByText('This could not be loaded')).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page, `${path} refused`)
    await page.unroute(call)
    await page.route(call, (route) => route.fulfill({ json: { results: [], total: 0, page: 0 } }))
    await button(page, 'Try again').click()
    await expect(page.getByText(path === '/coupons' ? 'No coupons here' : 'No Offers found')).toBeVisible()
    await expectAccessible(page, `${path} empty`)
  })
