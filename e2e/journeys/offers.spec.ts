import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, choose, chooseAlso, expectMessage, textField } from '../support/fields.ts'
import { settled } from '../support/pages.ts'
import { anita, freshWord, teleManager } from '../support/people.ts'
import { choosePhoto, type PhotoFile } from '../support/photos.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { enterAs } from '../support/session.ts'

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** The entry is marked as current in the menu, which is hidden on a phone. */
async function expectMarked(page: Page, label: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Back office', includeHidden: true })
  const entry = menu.getByRole('link', { name: label, includeHidden: true })
  await expect(entry).toHaveAttribute('aria-current', 'true')
}

const banner = async (width: number, height: number): Promise<PhotoFile> => ({
  name: `${width}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#5e6b4a' } })
    .png()
    .toBuffer(),
})

test('staff create an offer with banners, and members see it until it ends', async ({ page, browser }) => {
  const title = `Offer of ${freshWord()}`
  await enterAs(page, teleManager)
  await page.goto('/offers/manage')
  await settled(page, 'Manage Offers')
  await button(page, 'New offer').click()
  const dialog = page.getByRole('dialog', { name: 'New offer' })
  await textField(dialog, 'Title').fill(title)
  await choose(dialog, 'Plans', 'Saphire Classic, ₹3,500')
  await chooseAlso(dialog, 'Plans', 'Saphire Premium, ₹5,500')
  await textField(dialog, 'Price in rupees, before GST').fill('3500')
  await dialog.getByLabel('Last day').fill('2099-12-31')
  await button(dialog, 'Continue').click()
  const tooHigh = 'Enter less than ₹3,500, which Saphire Classic costs without the offer'
  await expectMessage(textField(dialog, 'Price in rupees, before GST'), tooHigh)
  await expectAccessible(page, 'an offer refused')
  await textField(dialog, 'Price in rupees, before GST').fill('2999')
  await pressTwice(button(dialog, 'Continue'))
  await settled(page, title)
  await expectMarked(page, 'Manage Offers')

  await button(page, 'Publish').click()
  const refusal = page.getByText('Upload both banners before you publish the offer')
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
  await button(page, 'Edit').click()
  const edited = page.getByRole('dialog', { name: `Edit ${title}` })
  await expect(textField(edited, 'Price in rupees, before GST')).toHaveValue('2999')
  await textField(edited, 'Price in rupees, before GST').fill('2899')
  await edited.getByLabel('Last day').fill('2099-11-30')
  await expectAccessible(page, 'a draft that is edited')
  await pressTwice(button(edited, 'Save'))
  await expect(edited).toBeHidden()
  await expect(row(page, 'Saphire Premium')).toContainText('₹2,899')
  await expectAccessible(page, 'a draft with both banners')
  await expectNoSidewaysScroll(page, 'a draft with both banners')
  await pressTwice(button(page, 'Publish'))
  await expect(page.getByText(`Members can now see ${title}`)).toBeVisible()
  await button(page, 'Extend').click()
  const longer = page.getByRole('dialog', { name: `Extend ${title}` })
  await longer.getByLabel('Last day').fill('2099-11-01')
  await button(longer, 'Extend').click()
  await expectMessage(longer.getByLabel('Last day'), 'Select a day after the present last day')
  await longer.getByLabel('Last day').fill('2099-12-31')
  await pressTwice(button(longer, 'Extend'))
  await expect(longer).toBeHidden()

  const member = await (await browser.newContext()).newPage()
  const shown = member.getByRole('img', { name: `${title}, until 31 Dec 2099` })
  await enterAs(member, anita)
  await member.goto('/offers')
  await expect(shown).toBeVisible()
  await expect(member.getByRole('img', { name: /^A blessed beginning/ })).toBeVisible()
  await expect(member.getByRole('link', { name: /^A blessed beginning/ })).toHaveAttribute(
    'href',
    /^\/checkout\?plan=\d+&offer=\d+$/,
  )
  await member.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  const choice = member.getByRole('dialog', { name: 'Choose your plan' })
  await expect(choice.getByRole('link', { name: /^Saphire Premium/ })).toContainText('₹2,899')
  await expectAccessible(member, 'a choice of plans')
  await choice.getByRole('link', { name: /^Saphire Classic/ }).click()
  await expect(member).toHaveURL(/\/checkout\?plan=\d+&offer=\d+$/)
  await member.goto('/profile/dashboard')
  await expect(member.getByRole('region', { name: 'Offers' }).locator(`img[alt^="${title}"]`)).toHaveCount(1)

  await button(page, 'End').click()
  await pressTwice(button(page.getByRole('dialog', { name: `End ${title}?` }), 'End'))
  await expect(page.getByText(`${title} has ended`)).toBeVisible()
  await member.goto('/offers')
  await expect(member.getByRole('img', { name: /^A blessed beginning/ })).toBeVisible()
  await expect(shown).toHaveCount(0)
  await member.context().close()
})
