import { readFileSync } from 'node:fs'
import { indianClock } from '@bnr/contract/indianDay'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { registerPair } from '../support/conversations.ts'
import { button } from '../support/fields.ts'
import { enterAs } from '../support/session.ts'

const inDays = (days: number) => indianClock(new Date(Date.now() + days * 86_400_000)).slice(0, 16)

async function propose(page: Page): Promise<void> {
  await button(page, 'More about this conversation').click()
  await button(page, 'Propose to meet').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Propose').click()
  await expect(dialog.getByText('Enter a place').first()).toBeVisible()
  await expectAccessible(page, 'proposing')
  for (const [at, label] of ['First time', 'Second time', 'Third time'].entries())
    await dialog.getByLabel(label).fill(inDays(at + 1))
  await dialog.getByLabel('Place').fill('St Thomas Church, Chennai 600020')
  await dialog.getByText('Both families').click()
  await button(dialog, 'Propose').click()
  await expect(page.getByText('Proposal sent')).toBeVisible()
}

test('two families agree on a time to meet and save it in a calendar', async ({ page }) => {
  const { groom, bride } = await registerPair()
  await enterAs(page, groom.person)
  await page.goto(`/messages/${bride.bnrId}`)
  await propose(page)
  await expect(page.getByRole('heading', { name: /You proposed to meet/ })).toBeVisible()

  await enterAs(page, bride.person)
  await page.goto(`/messages/${groom.bnrId}`)
  const card = page.getByRole('region', { name: /proposes to meet/ })
  await expect(card).toContainText('St Thomas Church, Chennai 600020 · Both families')
  await expectAccessible(page, 'a proposal')
  await expectNoSidewaysScroll(page, 'a proposal')
  await card.getByRole('button').nth(1).press('Enter')
  await expect(page.getByRole('heading', { name: /You meet .* on/ })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Add to calendar').click()])
  expect(file.suggestedFilename()).toBe('meeting.ics')
  expect(readFileSync(await file.path(), 'utf8')).toContain('LOCATION:St Thomas Church\\, Chennai 600020')
  await button(page, 'Cancel the meeting').click()
  await expect(page.getByRole('heading', { name: 'The meeting was cancelled' })).toBeVisible()
})
