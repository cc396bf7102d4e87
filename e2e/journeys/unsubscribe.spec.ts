import { confirmEmail } from '@bnr/contract/accounts/settings'
import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAs, callAsGuest } from '../support/calls.ts'
import { button, link } from '../support/fields.ts'
import { messageTo } from '../support/outbox.ts'
import { isHydrated } from '../support/pages.ts'
import { freshWord, teleManager } from '../support/people.ts'
import { completeSections, registerMember } from '../support/profiles.ts'

/** The path at the end of a mail to a member who confirmed the address: our team has approved the profile. */
async function pathInMail(): Promise<string> {
  const address = `${freshWord().toLowerCase()}@example.com`
  const basic = { ...completeSections.basic, email: { address, type: 'P' as const } }
  const { id } = await registerMember({ status: 'Ready', change: { basic } })
  const token = (await messageTo(address, /email\/confirm#/)).match(/email\/confirm#(\S+)/)?.[1] ?? ''
  await callAsGuest(confirmEmail, { body: { token } })
  await (await callAs(teleManager))(transitionProfile.approve, { params: { id }, body: {} })
  const mail = await messageTo(address, /has been approved/)
  return mail.match(/\/unsubscribe\/\S+/)?.[0] ?? ''
}

async function open(page: Page, path: string, title: string): Promise<number | undefined> {
  const reply = await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await isHydrated(page)
  await expectAccessible(page, title)
  await expectNoSidewaysScroll(page, title)
  return reply?.status()
}

test('one press in a mail stops its kind of mail without a login, and a broken link says what to do', async ({
  page,
}) => {
  const path = await pathInMail()
  const main = page.getByRole('main')
  expect(await open(page, path, 'Your e-mails from us')).toBe(200)
  await expect(main).toContainText('You get these e-mails from us: My profile and photos.')
  await button(main, 'Stop these e-mails').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mails stopped')
  await expect(main).toContainText('We no longer send you these e-mails: My profile and photos.')

  expect(await open(page, path, 'These e-mails are already off')).toBe(200)
  await expect(button(main, 'Stop these e-mails')).toHaveCount(0)
  await expect(link(main, 'All notification settings')).toBeVisible()

  expect(await open(page, path.slice(0, -4), 'This link is not complete')).toBe(404)
  await expect(main).toContainText('Copy the whole link from our e-mail')
})
