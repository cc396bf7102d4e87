import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { mayOpen } from '@bnr/contract/profiles/card'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { does } from '../support/activities.ts'
import { goToBank, invoicesOf } from '../support/atTheBank.ts'
import { callAs } from '../support/calls.ts'
import { button, link } from '../support/fields.ts'
import { registerBuyer } from '../support/invoices.ts'
import { grantPlan, makeShortPlan } from '../support/memberships.ts'
import { settled } from '../support/pages.ts'
import { teleManager } from '../support/people.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { slowLine } from '../support/steadiness.ts'
import { mainWay } from '../widths.ts'

/** Three a month, spent on people of the demo data: those of other journeys come first, and they count interests. */
async function spendFreeInterests(groom: Member): Promise<void> {
  const call = await callAs(groom.person)
  const { results } = await call(searchProfiles, { query: { size: 30, page: 20 }, body: { criteria: [] } })
  const others = results.filter(mayOpen)
  for (const other of others.slice(0, 3)) await does(groom, 'like', other)
}

test('a member without a plan sees on the spot what one gives', mainWay, async ({ page }) => {
  const [groom, bride] = [await registerMember({ gender: 'm' }), await registerMember()]
  await spendFreeInterests(groom)
  await enterAs(page, groom.person)
  await page.goto('/profile/list?form=quick&age=21-40')
  for (const [name, message] of [
    [`Express Interest in ${bride.name}`, 'Pay to express interest'],
    [`Shortlist ${bride.name}`, 'Pay to shortlist this profile'],
    [`View Phone number of ${bride.name}`, 'Pay to view this phone number'],
  ] as const) {
    await button(page, name).click()
    const sheet = page.getByRole('dialog', { name: message })
    await expect(sheet).toContainText(bride.name)
    await expect(sheet).toContainText('Saphire Classic')
    await expectAccessible(page, message)
    await button(sheet, 'Not now').click()
    await expect(button(page, name)).toBeFocused()
  }
  await button(page, `Shortlist ${bride.name}`).click()
  await link(page.getByRole('dialog'), 'See plans').click()
  await expect(page).toHaveURL('/packages')
  await expect(page.getByRole('status').filter({ hasText: 'Pay to shortlist' })).toBeVisible()
  await link(page, `Back to ${bride.name}`).click()
  await expect(page).toHaveURL(`/profile/${bride.bnrId}`)
})

test('a member pays for a plan from the sheet and comes back to the person', mainWay, async ({ page }) => {
  const [buyer, groom] = [await registerBuyer(), await registerMember({ gender: 'm' })]
  await enterAs(page, buyer.person)
  await slowLine(page)
  await openPhone(page, groom)
  await link(page.getByRole('dialog', { name: 'Pay to view this phone number' }), 'See plans').click()
  await link(page, 'Buy now Platinum Classic').click()
  await goToBank(page)
  await button(page, 'Pay').click()
  await settled(page, 'Congratulations!')
  await link(page, `Back to ${groom.name}`).click()
  await expect(page).toHaveURL(`/profile/${groom.bnrId}`)
  await approveOnly(await invoicesOf(buyer))
  await openPhone(page, groom)
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Yes').click()
  await expect(dialog).toContainText(groom.mobile.slice(-5))
})

test('a member without numbers adds ten to her plan by card and views one', async ({ page }) => {
  const [buyer, groom] = [await registerBuyer(), await registerMember({ gender: 'm' })]
  await grantPlan(buyer.id, await makeShortPlan({ phoneContacts: 0 }))
  await enterAs(page, buyer.person)
  await openPhone(page, groom)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You are left with 0 more')
  await expectAccessible(page, 'top-ups in the phone dialog')
  await link(dialog, 'Add 10 more phone numbers').click()
  const summary = page.getByRole('region', { name: '10 more phone numbers' })
  await expect(summary).toContainText('It ends with your plan.')
  await expect(summary).toContainText('₹885')
  await expectAccessible(page, 'the checkout of a top-up')
  await goToBank(page)
  await button(page, 'Pay').click()
  await settled(page, 'Congratulations!')
  await expect(page.getByText('We added 10 more phone numbers to your plan.')).toBeVisible()
  await link(page, `Back to ${groom.name}`).click()
  await openPhone(page, groom)
  await expect(dialog).toContainText('You are left with 10 more')
  await button(dialog, 'Yes').click()
  await expect(dialog).toContainText(groom.mobile.slice(-5))
})

async function openPhone(page: Page, { bnrId, name }: Member): Promise<void> {
  await page.goto(`/profile/list?form=id&id=${bnrId}`)
  await button(page, `View Phone number of ${name}`).click()
}

async function approveOnly([invoice]: readonly Invoice[]): Promise<void> {
  if (!invoice) throw new Error('the member has no invoice')
  await (await callAs(teleManager))(approveInvoice, { params: { id: invoice.id }, body: {} })
}
