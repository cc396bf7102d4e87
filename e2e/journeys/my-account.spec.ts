import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button } from '../support/fields.ts'
import { grantPlan } from '../support/memberships.ts'
import { settled } from '../support/pages.ts'
import { anita, teleManager } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs, readInBrowser } from '../support/session.ts'
import { mainWay } from '../widths.ts'

test(
  'My Account shows a membership granted by staff, with what is left in numbers and bars',
  mainWay,
  async ({ page }) => {
    const { id, person } = await registerMember()
    await enterAs(page, person)
    await page.goto('/profile/myaccount')
    await settled(page, 'My Account')
    await expect(page.getByText('Free Membership')).toBeVisible()
    await expect(page.getByText('No payments yet')).toBeVisible()
    await expect(page.getByRole('meter', { name: 'Contacts Count' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Contacts Count' })).toContainText('Not included')
    await expect(page.getByRole('region', { name: 'Express Interest Count' })).toContainText('0 of 3 used')

    await grantPlan(id, 'Saphire Classic')
    await grantPlan(id, 'Platinum Classic')
    await page.reload()
    const details = page.getByRole('region', { name: 'Membership Details' })
    await expect(details).toContainText('Platinum Classic')
    await expect(details).toContainText('12 months')
    await expect(details).toContainText('359 days')
    await expect(details).toContainText(/[A-Z][a-z]{2} \d{1,2}(st|nd|rd|th) 20\d\d/)
    await expect(page.getByRole('meter', { name: 'Contacts Count' })).toHaveAttribute('max', '160')
    await expect(page.getByRole('region', { name: 'Express Interest Count' })).toContainText('0 of 260 used')
    await expectAccessible(page, 'paid')
    await expectNoSidewaysScroll(page, 'paid')
  },
)

test('My Account shows invoices in every state', mainWay, async ({ page }) => {
  const invoice = (id: number, st: string, more = {}) => ({
    id,
    ino: `BNR/26-27/0000${id}`,
    st,
    ttaat: 10030.5,
    profileMembership: { pn: 'Platinum Classic' },
    idt: '2026-11-01',
    ...more,
  })
  const results = [invoice(3, 'Initiated'), invoice(2, 'Paid', { idt: '2026-11-02' }), invoice(1, 'Failed')]
  await readInBrowser(page)
  await page.route('**/api/invoices/search*', (route) =>
    route.fulfill({ json: { results, total: 3, page: 0 } }),
  )
  await enterAs(page, anita)
  await page.goto('/profile/myaccount')
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(row('00003')).toContainText('Initiated')
  await expect(row('00002')).toContainText('Pending Activation by Admin')
  await expect(row('00002')).toContainText('2 Nov 2026')
  await expect(row('00001')).toContainText('₹10,030.50')
  await expectAccessible(page, 'invoices')
  await expectNoSidewaysScroll(page, 'invoices')
})

test('invoices that could not be loaded can be loaded again', async ({ page }) => {
  await enterAs(page, anita)
  await readInBrowser(page)
  await page.route('**/api/invoices/search*', (route) => route.abort())
  await page.goto('/profile/myaccount')
  await expect(page.getByText('This could not be loaded')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page, 'failure')
  await page.unroute('**/api/invoices/search*')
  await button(page, 'Try again').click()
  await expect(page.getByText('No payments yet')).toBeVisible()
})

test('staff are sent to their own dashboard', async ({ page }) => {
  await enterAs(page, teleManager)
  await page.goto('/profile/myaccount')
  await expect(page).toHaveURL('/ad/dashboard')
})
