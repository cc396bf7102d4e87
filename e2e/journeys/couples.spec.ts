import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, expectMessage, link, listField, textField } from '../support/fields.ts'
import { isNight } from '../support/night.ts'
import { settled } from '../support/pages.ts'
import { bnrIds, careManager, freshWord, teleManager } from '../support/people.ts'
import { choosePhoto, drawnPhoto } from '../support/photos.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { enterAs } from '../support/session.ts'
import { settledBride, storyLinkOf } from '../support/stories.ts'
import { mainWay } from '../widths.ts'

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('staff write a story and reject it with a reason', async ({ page }) => {
  const groom = freshWord()
  await enterAs(page, teleManager)
  await page.goto('/testimonials/create')
  await settled(page, 'Create Testimonial')
  await button(page, 'Continue').click()
  await expectMessage(textField(page, 'Caption'), 'Caption is required')
  await expectMessage(textField(page, 'BNR ID of the groom'), 'Grrom ID is required')
  await expectMessage(textField(page, 'Testimony'), 'Testimony is required')
  await expectAccessible(page, 'a story refused')
  await textField(page, 'Caption').fill('Led to one another')
  await textField(page, 'Groom name').fill(groom)
  await textField(page, 'Bride name').fill('Sharon')
  await textField(page, 'BNR ID of the groom').fill(bnrIds.samuel)
  await textField(page, 'BNR ID of the bride').fill(bnrIds.anita)
  await textField(page, 'Testimony').fill('We met after the evening service.')
  await pressTwice(button(page, 'Continue'))
  await expect(page.getByText('Testimony created Successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Upload Photos' })).toBeVisible()
  await page.reload()
  await choosePhoto(page, 'Add Photo', await drawnPhoto(page))
  await expect(page.getByRole('img', { name: 'Photo 1 of the couple' })).toBeVisible()
  await expectNoSidewaysScroll(page, 'photos of a story')
  await pressTwice(button(page, 'Save'))

  await settled(page, 'Approve Testimonials')
  await expect(row(page, groom)).toContainText('Ready')
  await row(page, groom)
    .getByRole('link', { name: /^Decide on/ })
    .click()
  await expect(page.getByText('No consent recorded.')).toBeVisible()
  await button(page, 'Reject').click()
  const dialog = page.getByRole('dialog', { name: 'Reject' })
  await button(dialog, 'Reject').click()
  await expectMessage(textField(dialog, 'Reason'), 'Enter a reason')
  await expectAccessible(page, 'before a story is rejected')
  await textField(dialog, 'Reason').fill('The photo is too dark')
  await pressTwice(button(dialog, 'Reject'))
  await expect(page.getByText('Rejected!')).toBeVisible()
  await settled(page, 'Approve Testimonials')
  await listField(page, 'Status').selectOption('Rejected')
  await row(page, groom)
    .getByRole('link', { name: /^Decide on/ })
    .click()
  await expect(page.getByText('Rejected: The photo is too dark')).toBeVisible()
  await expect(button(page, 'Ready')).toBeVisible()
})

test(
  'a couple writes its story by link, continues later and sends it once, and staff publish it',
  mainWay,
  async ({ page, browser }) => {
    const bride = await settledBride()
    await enterAs(page, careManager)
    await page.goto(`/profile/${bride.bnrId}`)
    await pressTwice(button(page, 'Ask for their story'))
    const message = isNight() ? 'We will send the link by SMS in the morning' : 'We have sent the link by SMS'
    await expect(page.getByText(message)).toBeVisible()
    await expect(button(page, 'Send a new link')).toBeVisible()
    if (isNight()) return

    const couple = await (await browser.newContext()).newPage()
    const address = await storyLinkOf(bride)
    const reply = await couple.goto(address)
    expect(reply?.headers()).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    await settled(couple, 'Your story')
    await expect(textField(couple, 'Bride name')).toHaveValue(bride.name)
    await textField(couple, 'Caption').fill('Two umbrellas')
    await expect(couple.getByText('Saved. You can continue later with the same link.')).toBeVisible()
    await couple.goto('/home')
    await couple.goto(address)
    await expect(textField(couple, 'Caption')).toHaveValue('Two umbrellas')
    await choosePhoto(couple, 'Add Photo', await drawnPhoto(couple))
    await expect(couple.getByRole('img', { name: 'Photo 1 of the couple' })).toBeVisible()
    await button(couple, 'Send our story').click()
    await expectMessage(textField(couple, 'Testimony'), 'Testimony is required')
    await expectAccessible(couple, 'the story of a couple')
    await expectNoSidewaysScroll(couple, 'the story of a couple')
    await textField(couple, 'Groom name').fill('Joel')
    await textField(couple, 'Testimony').fill('It rained. Call 98765 43210')
    await button(couple, 'Send our story').click()
    const agreement = couple.getByRole('checkbox', {
      name: 'We both agree that BNR Matrimony may publish our story',
    })
    await expectMessage(agreement, 'Tick the box if you both agree that we publish your story')
    await expectAccessible(couple, 'a story without its consent')
    await expectNoSidewaysScroll(couple, 'a story without its consent')
    await agreement.check()
    await button(couple, 'Send our story').click()
    await expectMessage(
      textField(couple, 'Testimony'),
      'Please remove phone numbers, e-mail addresses and links from this text',
    )
    await textField(couple, 'Testimony').fill('It rained.')
    await pressTwice(button(couple, 'Send our story'))
    await settled(couple, 'Thank you. We have received your story')
    await couple.reload()
    await settled(couple, 'Thank you. We have received your story')

    await page.reload()
    await link(page, 'Their story').click()
    await settled(page, 'Two umbrellas')
    await expect(page.getByRole('img', { name: 'Photo 1 of the couple' })).toBeVisible()
    await expect(page.getByText(/^Consent given \d{1,2}\s[A-Z][a-z]+\s20\d\d$/)).toBeVisible()
    await expectAccessible(page, 'a story to decide on')
    const published = page.url().replace('/update', '')
    await pressTwice(button(page, 'Approve'))
    await expect(page.getByText('Approved!')).toBeVisible()
    await couple.goto(published)
    await settled(couple, 'Two umbrellas')
    const data = await couple.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '{}')).toMatchObject({ about: [{ name: 'Joel' }, { name: bride.name }] })
    await couple.context().close()
  },
)

test('a link that is not valid shows a message', async ({ page }) => {
  await page.goto('/your-story#none')
  await settled(page, 'This link is no longer valid')
  await expectAccessible(page, 'a link that is not valid')
  await expectNoSidewaysScroll(page, 'a link that is not valid')
})
