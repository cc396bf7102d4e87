import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { type Pair, registerPair, writes } from '../support/conversations.ts'
import { button } from '../support/fields.ts'
import { enterAs } from '../support/session.ts'

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

test('two families write to each other, also over a lost connection', async ({ page }) => {
  const pair = await registerPair()
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

  await page.context().setOffline(true)
  await send(page, 'Our church is in Adyar')
  await expect(page.getByText('No connection. We send it as soon as you are online again.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('No connection.')).toHaveCount(0)
  await expect(messages(page).getByText('Our church is in Adyar')).toHaveCount(1)

  await writes(groom, bride, 'That is near our home')
  await expect(messages(page)).toContainText('That is near our home')
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

test('a closed conversation says so kindly and can still be read', async ({ page }) => {
  const pair = await registerPair()
  const { groom, bride } = pair
  await writes(groom, bride, 'We live in Madurai')
  await openMessages(page, pair)
  await button(page, 'More about this conversation').click()
  await button(page, 'Close kindly').click()
  await page.getByText('The distance between our homes is too far for us. We wish you well').click()
  await expectAccessible(page, 'closing')
  await button(page, 'Close conversation').click()
  await expect(page.getByText('You closed this conversation')).toBeVisible()
  await expect(message(page)).toHaveCount(0)
  await expect(messages(page)).toContainText('We live in Madurai')
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
