import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { approveIn, issuedNumber, openForm, plan } from '../support/billing.ts'
import { callAs } from '../support/calls.ts'
import { button, choose, expectMessage, link, listField, pick, textField } from '../support/fields.ts'
import { registerBuyer } from '../support/invoices.ts'
import { tabTo } from '../support/keyboard.ts'
import { settled } from '../support/pages.ts'
import { teleManager } from '../support/people.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const membershipOf = async ({ id }: Member) =>
  await (await callAs(teleManager))(readCurrentMembership, { params: { id } })

test(
  'staff issue and approve an invoice paid by transfer, and the member gets contacts',
  mainWay,
  async ({ page }) => {
    const member = await registerBuyer()
    await enterAs(page, teleManager)
    await page.goto('/invoice/generate')
    await settled(page, 'Generate Invoice')
    const search = page.getByRole('form', { name: 'Search by BNR ID' })
    await button(search, 'Find').click()
    await expectMessage(textField(search, 'BNR ID'), 'Enter BNR Id to search')
    await textField(search, 'BNR ID').fill('123')
    await button(search, 'Find').click()
    await expectMessage(textField(search, 'BNR ID'), 'Enter 7 or 8 digit BNR Id')
    await textField(search, 'BNR ID').fill('99999999')
    await button(search, 'Find').click()
    await expectMessage(textField(search, 'BNR ID'), 'No profile found for this BNR ID')
    await textField(search, 'BNR ID').fill(member.bnrId)
    await button(search, 'Find').click()
    await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible()
    await expect(page.getByText('7 Hill Road, Chennai, Tamil Nadu, 600034, India')).toBeVisible()

    const generate = button(page, 'Generate Invoice')
    await generate.click()
    await expectMessage(listField(page, 'Plan'), 'Select a plan')
    await pick(page, 'Plan', plan)
    const totals = page.getByRole('region', { name: 'Amount payable' })
    await expect(totals).toContainText('₹10,030')
    await expect(totals).toContainText('CGST')
    await pick(page, 'Payment type', 'NEFT / RTGS / IMPS Transfer')
    await generate.click()
    await expectMessage(textField(page, 'Transaction ID'), 'Transaction ID is required.')
    await textField(page, 'Transaction ID').fill('N3262600017')
    await choose(page, 'Bank name', 'Tamilnad Mercantile Bank')
    await page.getByLabel('Extra contacts', { exact: true }).check()
    // Old totals are faded until the new ones arrive.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, 'a filled form')
    await expectNoSidewaysScroll(page, 'a filled form')
    await pressTwice(generate)
    await expect(page.getByText('Invoice has been generated')).toBeVisible()
    const number = await issuedNumber(page)
    await expect(page.getByText('Invoice has been generated')).toBeHidden()
    await expectAccessible(page, 'an issued invoice')

    await link(page, 'Approve').click()
    await settled(page, 'Approve Invoice')
    await approveIn(page, number)
    await expect(page.getByText('No invoices found')).toBeVisible()
    expect(await membershipOf(member)).toMatchObject({ planName: 'Platinum Classic', phoneContacts: 125 })
  },
)

for (const [kind, prove] of [
  ['Net Banking', (page: Page) => textField(page, 'Transaction ID').fill('NB1')],
  [
    'Cheque / Demand Draft',
    async (page: Page) => {
      await textField(page, 'Cheque or DD number').fill('004217')
      await page.getByLabel('Date of the cheque or DD').fill('2026-01-05')
    },
  ],
  ['Cash Deposit in Account', (page: Page) => textField(page, 'Deposit ID').fill('CD7')],
  ['UPI', (page: Page) => textField(page, 'UPI transaction ID').fill('6091@upi')],
] as const)
  test(`staff issue and approve an invoice paid by ${kind}`, async ({ page }) => {
    const member = await registerBuyer()
    await openForm(page, member)
    await pick(page, 'Plan', plan)
    await pick(page, 'Payment type', kind)
    await prove(page)
    await button(page, 'Generate Invoice').click()
    const number = await issuedNumber(page)
    await page.goto(`/invoice/approve?status=Initiated&text=${encodeURIComponent(number)}`)
    await approveIn(page, number)
    expect((await membershipOf(member)).planName).toBe('Platinum Classic')
  })

test('only the member can pay a card invoice, and staff get the link to send', async ({ page }) => {
  const member = await registerBuyer()
  await openForm(page, member)
  await pick(page, 'Plan', plan)
  await button(page, 'Generate Invoice').click()
  const number = await issuedNumber(page)
  await expect(page.getByRole('link', { name: /\/profile\/myaccount$/ })).toBeVisible()
  await expect(link(page, 'Approve')).toHaveCount(0)
  await page.goto(`/invoice/approve?status=Initiated&text=${encodeURIComponent(number)}`)
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible()
  await expect(button(page, `Activate ${number}`)).toHaveCount(0)
})

test('a profile without a permanent address cannot get an invoice', mainWay, async ({ page }) => {
  const member = await registerMember()
  await openForm(page, member)
  await expect(page.getByText('Permanent address is mandatory for invoice generation')).toBeVisible()
  await expect(button(page, 'Generate Invoice')).toBeDisabled()
  await expect(link(page, 'Edit the profile')).toHaveAttribute('href', `/profile/update/${member.bnrId}`)
  await expectAccessible(page, 'no address')
})

test('a future day, an unknown coupon and too many extras are refused', async ({ page }) => {
  const member = await registerBuyer()
  await openForm(page, member)
  await pick(page, 'Plan', plan)
  await pick(page, 'Payment type', 'UPI')
  await page.getByLabel('Issue date').fill(`${new Date().getFullYear() + 1}-12-31`)
  await textField(page, 'Coupon code').fill('NOSUCH')
  await expect(page.getByRole('region', { name: 'Amount payable' }).getByRole('alert')).not.toBeEmpty()
  await page.getByLabel('Extra days of validity', { exact: true }).check()
  const days = textField(page, 'Extra days of validity, at most 365')
  await expect(days).toHaveValue('30')
  await days.fill('366')
  await button(page, 'Generate Invoice').click()
  await expect(page.getByLabel('Issue date')).toHaveAccessibleDescription(/Choose a day from .* to today/)
  await expectMessage(days, 'Enter 0 to 365')
})

test('staff issue and approve an invoice by keyboard alone', async ({ page }) => {
  const member = await registerBuyer()
  await openForm(page, member)
  await tabTo(page, listField(page, 'Plan'))
  await page.keyboard.type('Platinum Classic')
  await tabTo(page, listField(page, 'Payment type'))
  await page.keyboard.type('UPI')
  await tabTo(page, textField(page, 'UPI transaction ID'))
  await page.keyboard.type('6091@upi')
  await page.keyboard.press('Enter')
  await issuedNumber(page)
  await tabTo(page, link(page, 'Approve'))
  await page.keyboard.press('Enter')
  await settled(page, 'Approve Invoice')
  await tabTo(page, page.getByRole('button', { name: /^Activate / }))
  await page.keyboard.press('Enter')
  await tabTo(page, button(page.getByRole('dialog'), 'Activate'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invoice has been approved!')).toBeVisible()
})
