import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { type Pair, registerPair, writes } from '../support/conversations.ts'
import { button } from '../support/fields.ts'
import { careManager } from '../support/people.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { enterAs } from '../support/session.ts'
import { slowLineBeforeRelease } from '../support/steadiness.ts'

async function reportNewest(page: Page, { groom, bride }: Pair): Promise<void> {
  await enterAs(page, bride.person)
  await page.goto(`/messages/${groom.bnrId}`)
  await button(page, 'Report').last().click()
  await expectAccessible(page, 'reporting', true)
  await button(page, 'Asks for money').click()
  await expect(page.getByText('Thank you. Our team will read this message')).toBeVisible()
}

/** Opens the report about the groom from the list, decides, and returns to the list. */
async function removeMessage(page: Page, { groom }: Pair): Promise<void> {
  await enterAs(page, careManager)
  await page.goto('/ad/reported-messages?order=desc')
  const row = page.getByRole('row', { name: new RegExp(groom.name) })
  await expectAccessible(page, 'reported messages')
  await row.getByRole('link', { name: /^Read/ }).click()
  await expect(page.getByText('Please lend us twenty thousand rupees')).toBeVisible()
  await expectAccessible(page, 'a reported message')
  await expectNoSidewaysScroll(page, 'a reported message')
  await button(page, 'Remove the message').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Remove the message').click()
  await expect(dialog.getByText('Enter a reason').first()).toBeVisible()
  await dialog.getByLabel('Reason').fill('Asks a stranger for money')
  await pressTwice(button(dialog, 'Remove the message'))
  await expect(page.getByText('Message removed')).toBeVisible()
  await expect(row).toHaveCount(0)
}

test('a member reports a message in two taps, staff remove it, and the reporter sees both', async ({
  page,
}) => {
  const pair = await registerPair()
  await slowLineBeforeRelease(page)
  await writes(pair.groom, pair.bride, 'Greetings from our family')
  await writes(pair.groom, pair.bride, 'Please lend us twenty thousand rupees')
  await reportNewest(page, pair)
  await removeMessage(page, pair)

  await enterAs(page, pair.bride.person)
  await page.goto(`/messages/${pair.groom.bnrId}`)
  await expect(page.getByText('This message was removed by our staff')).toBeVisible()
  await expect(page.getByText('Please lend us')).toHaveCount(0)
  await page.goto('/notifications')
  await page.getByRole('link', { name: /We removed the message that you reported/ }).click()
  await expect(page).toHaveURL('/messages/reports')
  await expect(page.getByText('Our team removed the message.')).toBeVisible()
  await expect(page.getByText(/A member of our team read your report on/)).toBeVisible()
  await expectAccessible(page, 'own reports')
})
