import { writeContact } from '@bnr/contract/contactLog/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { goTo } from '../support/backOffice.ts'
import { callAs } from '../support/calls.ts'
import { button, pick, textField } from '../support/fields.ts'
import { payTwice, registerBuyer } from '../support/invoices.ts'
import { logInAsStaff } from '../support/logins.ts'
import { backToCount, expectQueues, followCalls, openQueue } from '../support/mornings.ts'
import { settled } from '../support/pages.ts'
import { drawnPhoto, uploadProfilePhoto } from '../support/photos.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { createStaff, type StaffMember } from '../support/staff.ts'
import { readyStory } from '../support/stories.ts'

/*
 * A working day of each role: log in, see what waits, handle one item with two quick clicks, and return to a queue that is shorter by one.
 */

async function beginDay(page: Page, { mobile, name, person }: StaffMember): Promise<void> {
  await logInAsStaff(page, mobile, person.password)
  await settled(page, `Welcome, ${name}`)
  await expectAccessible(page, 'a morning')
  await expectNoSidewaysScroll(page, 'a morning')
}

test('a telecaller calls a family that is due and plans the next call', async ({ page }) => {
  const telecaller = await createStaff('tele_executive')
  const [first, second] = [await familyToCall(telecaller), await familyToCall(telecaller)]
  await beginDay(page, telecaller)
  await goTo(page, 'Follow-ups')
  await settled(page, 'Follow-ups')
  const rows = page.getByRole('row').filter({ hasText: 'Call: Call back' })
  await expect(rows).toHaveCount(2)

  await page.getByRole('link', { name: first.name }).click()
  await settled(page, first.name)
  const log = page.getByRole('region', { name: 'Contact log' })
  await button(log, 'Log a call').click()
  const dialog = page.getByRole('dialog', { name: `Contact with ${first.name}` })
  await pick(dialog, 'Outcome', 'Reached')
  await textField(dialog, 'Note').fill('They send the papers tomorrow.')
  await dialog.getByLabel('Call back on').fill(indianDay(new Date(Date.now() + 86_400_000)))
  await pressTwice(button(dialog, 'Save'))
  await expect(log.getByRole('listitem')).toHaveCount(2)

  await goTo(page, 'Follow-ups')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(second.name)
})

/** A family that this person has to call today. */
async function familyToCall({ person }: StaffMember): Promise<Member> {
  const family = await registerMember({ status: 'Active', verified: false })
  const body = { kind: 'call', outcome: 'call_back', followUpOn: indianDay(new Date()) } as const
  await (await callAs(person))(writeContact, { params: { id: family.id }, body })
  return family
}

test('a customer care manager approves a photo, which leaves the queue', async ({ page }) => {
  const manager = await createStaff('cc_manager')
  const member = await registerMember({ status: 'Active' })
  await uploadProfilePhoto(member, await drawnPhoto(page))
  const calls = followCalls(page)
  await beginDay(page, manager)
  await expectQueues(page, ['photos', 'followUps', 'inbox', 'stories', 'reportedMessages', 'uncalled'])

  await openQueue(page, 'photos')
  await settled(page, 'Photo Approval')
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: 'BNR ID or name' }).fill(member.bnrId)
  await button(main, 'Search').click()
  await main.getByRole('button', { name: `BNR ID ${member.bnrId}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Photo 1 of 1' })
  await button(dialog, 'Approve').dblclick()
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Nothing to do' })).toBeVisible()
  await page.keyboard.press('Escape')

  await backToCount(page, 'photos', calls, /POST .*\/medias\/.*\/approve$/)
  await page.goBack()
  await expect(main.getByRole('button', { name: `BNR ID ${member.bnrId}` })).toHaveCount(0)
})

test('finance decides about a second payment, which leaves the queue', async ({ page }) => {
  const finance = await createStaff('finance_admin')
  const { number } = await payTwice(await registerBuyer())
  const calls = followCalls(page)
  await beginDay(page, finance)
  await expectQueues(page, ['payments'])

  await openQueue(page, 'payments')
  await settled(page, 'Payments')
  await page.getByRole('main').getByRole('searchbox').fill(number)
  await button(page.getByRole('main'), 'Search').click()
  await button(page, `Decide ${number}`).click()
  const dialog = page.getByRole('dialog', { name: 'Decide on a payment' })
  await dialog.getByRole('radio', { name: /^Refunded outside/ }).check()
  await textField(dialog, 'Refund reference').fill('RF-2311')
  await pressTwice(button(dialog, 'Decide'))
  await expect(page.getByText('No payments found')).toBeVisible()

  await backToCount(page, 'payments', calls, /PUT .*\/decide$/)
})

test('the super administrator publishes a story, sees the revenue, and finds the approval in the audit log', async ({
  page,
}) => {
  const admin = await createStaff('super_admin')
  const { groomName, brideName } = await readyStory()
  const calls = followCalls(page)
  await beginDay(page, admin)
  await expectQueues(page, ['inbox', 'stories'])

  await openQueue(page, 'stories')
  await settled(page, 'Approve Testimonials')
  await page.getByRole('link', { name: `Decide on ${groomName} and ${brideName}` }).click()
  await pressTwice(button(page, 'Approve'))
  await expect(page.getByText('Approved!')).toBeVisible()
  await settled(page, 'Approve Testimonials')
  await expect(page.getByRole('row').filter({ hasText: groomName })).toHaveCount(0)

  await backToCount(page, 'stories', calls, /PUT .*\/testimonials\/\d+\/approve$/)

  await goTo(page, 'Revenue')
  await button(page, 'View').click()
  await expect(page.getByRole('region', { name: 'Revenue of the last twelve months' })).toContainText('₹')
  await goTo(page, 'Audit')
  await pick(page, 'Who', admin.name)
  const approvals = page.getByRole('row').filter({ hasText: 'Approved a success story' })
  await expect(approvals.filter({ hasText: admin.name })).toHaveCount(1)
})
