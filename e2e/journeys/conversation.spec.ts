import { closingNames, closings } from '@bnr/contract/conversations/limits'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { type Pair, registerPair, writes } from '../support/conversations.ts'
import { button } from '../support/fields.ts'
import { logOut } from '../support/logins.ts'
import { expectDenied, expectLoggedOut } from '../support/notices.ts'
import { enterAloneAs, enterAs } from '../support/session.ts'
import { slowLineBeforeRelease } from '../support/steadiness.ts'
import { mainWay } from '../widths.ts'

const message = (page: Page) => page.getByLabel('Your message')
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' })

async function openMessages(page: Page, { groom, bride }: Pair): Promise<void> {
  await enterAs(page, bride.person)
  await page.goto('/messages')
  await page.getByRole('link', { name: new RegExp(groom.name) }).click()
  await expect(page).toHaveURL(`/messages/${groom.bnrId}`)
}

async function send(page: Page, text: string): Promise<void> {
  await message(page).fill(text)
  await button(page, 'Send').click()
}

test('two families write to each other, also over a lost connection', mainWay, async ({ page }) => {
  const pair = await registerPair()
  const speedUp = await slowLineBeforeRelease(page)
  const { groom, bride } = pair
  await writes(groom, bride, 'Greetings from our family')
  await enterAs(page, bride.person)
  await page.goto('/messages')
  await expect(page.getByRole('link', { name: new RegExp(groom.name) })).toContainText(/Your turn\s*1 unread/)
  await expectAccessible(page, 'conversations')
  await openMessages(page, pair)
  await expect(messages(page)).toContainText('Greetings from our family')
  await send(page, 'Thank you. We are happy about your message')
  await expect(messages(page)).toContainText('Thank you. We are happy about your message')
  await expectAccessible(page, 'a conversation')

  await speedUp()
  await page.context().setOffline(true)
  await send(page, 'Our church is in Adyar')
  await expect(page.getByText('No connection. We send it as soon as you are online again.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('No connection.')).toHaveCount(0)
  await expect(messages(page).getByText('Our church is in Adyar')).toHaveCount(1)

  const read = page.waitForResponse((response) => response.url().endsWith('/read'))
  await writes(groom, bride, 'That is near our home')
  await expect(messages(page)).toContainText('That is near our home')
  // A reload before that would leave the message unread.
  expect((await read).ok()).toBe(true)
  await page.reload()
  await expect(messages(page).getByRole('listitem')).toHaveCount(4)
  await page.goto('/messages')
  await expect(page.getByText('unread')).toHaveCount(0)
})

test('a refused text returns with the reason, and a message can be withdrawn', async ({ page }) => {
  const pair = await registerPair()
  await openMessages(page, pair)
  await send(page, 'Call us on 98400 12345')
  await expect(page.getByText('Please remove phone numbers, e-mail addresses and links')).toBeVisible()
  await expect(message(page)).toHaveValue('Call us on 98400 12345')
  await message(page).fill('Hello')
  await button(page, 'Send').click()
  await button(page, 'Withdraw').click()
  await expect(page.getByText('You withdrew this message')).toBeVisible()
})

test(
  'a family closes a conversation kindly, and the other reads why and can still report',
  mainWay,
  async ({ page }) => {
    const pair = await registerPair()
    await slowLineBeforeRelease(page)
    const { groom, bride } = pair
    await writes(groom, bride, 'We live in Madurai')
    await writes(bride, groom, 'Please send us ten thousand rupees')
    await openMessages(page, pair)
    await button(page, 'More about this conversation').click()
    await button(page, 'Close kindly').click()
    const dialog = page.getByRole('dialog', { name: 'Close kindly' })
    await expect(dialog.getByRole('radio')).toHaveCount(closingNames.length)
    await expect(button(dialog, 'Close conversation')).toHaveCount(0)
    await dialog.getByText(closings.distance).click()
    await expectAccessible(page, 'closing')
    await button(dialog, 'Close conversation').click()
    await expect(page.getByText('You closed this conversation')).toBeVisible()
    await expect(message(page)).toHaveCount(0)
    await expect(messages(page)).toContainText('We live in Madurai')

    await enterAs(page, groom.person)
    await page.goto('/messages')
    await expect(page.getByRole('link', { name: new RegExp(bride.name) })).toContainText('Ended')
    await page.getByRole('link', { name: new RegExp(bride.name) }).click()
    await expect(page.getByRole('heading', { name: `${bride.name} closed this conversation` })).toBeVisible()
    await expect(page.getByText(`“${closings.distance}”`)).toBeVisible()
    await expect(page.getByText(/You can read this conversation until/)).toBeVisible()
    await expect(message(page)).toHaveCount(0)
    await expectAccessible(page, 'a closed conversation')
    await button(page, 'Report').click()
    await button(page.getByRole('dialog'), 'Asks for money').click()
    await expect(page.getByText('Thank you. Our team will read this message')).toBeVisible()
  },
)

test('a logout in another tab leaves a conversation with an unsent text', async ({ page, context }) => {
  const pair = await registerPair()
  await writes(pair.groom, pair.bride, 'Greetings from our family')
  await enterAloneAs(page, pair.bride.person)
  await page.goto(`/messages/${pair.groom.bnrId}`)
  await expect(messages(page)).toContainText('Greetings from our family')
  await message(page).fill('Not yet sent')
  const other = await context.newPage()
  await other.goto('/profile/dashboard')
  await logOut(other, pair.bride.name)
  await expectLoggedOut(other)
  await expectLoggedOut(page)
  await page.goto(`/messages/${pair.groom.bnrId}`)
  await expectDenied(page, 'member')
})

test('a member shares the own number', async ({ page }) => {
  const pair = await registerPair()
  await openMessages(page, pair)
  await button(page, 'More about this conversation').click()
  await button(page, 'Share my phone number').click()
  await expectAccessible(page, 'sharing a number')
  await button(page, 'Share').click()
  await expect(page.getByText('Your phone number is shared')).toBeVisible()
})
