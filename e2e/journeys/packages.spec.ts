import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, link, listField, pick, textField } from '../support/fields.ts'
import { grantPlan } from '../support/memberships.ts'
import { settled } from '../support/pages.ts'
import { anita, careExecutive, freshWord, teleManager } from '../support/people.ts'
import { pressTwice } from '../support/pressTwice.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs, readInBrowser } from '../support/session.ts'
import { mainWay } from '../widths.ts'

const heading = 'Membership plans'
const cardOf = (page: Page, plan: string) => page.getByRole('article', { name: plan, exact: true })
const columnOf = (page: Page, plan: string) => page.getByRole('columnheader', { name: plan, exact: true })

async function openPlans(page: Page, category = 'self'): Promise<void> {
  await page.goto(`/packages?category=${category}`)
  await settled(page, heading)
}

test('a guest compares plans', mainWay, async ({ page, isMobile }) => {
  await page.goto('/packages')
  await settled(page, heading)
  await expect(cardOf(page, 'Platinum Classic')).toContainText('₹10,030 to pay with 18% GST')
  await link(page.getByRole('navigation', { name: 'Kinds of membership' }), 'Elite').click()
  await expect(cardOf(page, 'Ruby')).toContainText('A relationship manager of your own')
  await page.reload()
  await expect(cardOf(page, 'Ruby')).toBeVisible()
  await expect(link(cardOf(page, 'Ruby'), 'Register Ruby')).toHaveAttribute('href', '/home')

  await expect(columnOf(page, 'Free Membership')).toBeVisible()
  if (isMobile) {
    await expect(columnOf(page, 'Ruby')).toBeHidden()
    await pick(page, 'Plan to compare', 'Ruby')
    await expect(columnOf(page, 'Mini Elite')).toBeHidden()
  } else await expect(listField(page, 'Plan to compare')).toBeHidden()
  await expect(columnOf(page, 'Ruby')).toBeVisible()
  await expectNoSidewaysScroll(page, 'comparison')
})

test('the price list works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/packages')
  await link(page, 'Elite').click()
  await expect(cardOf(page, 'Diamond')).toBeVisible()
  await expect(cardOf(page, 'Saphire Classic')).toHaveCount(0)
  await context.close()
})

test('a member can buy or upgrade, or sees why not', async ({ page }) => {
  const { id, person } = await registerMember()
  await enterAs(page, person)
  await openPlans(page)
  await expect(link(page, 'Buy now Saphire Classic')).toBeVisible()
  await expect(link(page, 'Buy now Platinum Premium')).toBeVisible()
  await grantPlan(id, 'Platinum Classic')
  await page.reload()
  await expect(cardOf(page, 'Saphire Classic')).toContainText('Not applicable')
  await expect(cardOf(page, 'Platinum Classic')).toContainText('Not applicable')
  await expect(link(page, 'Upgrade Platinum Premium')).toBeVisible()
  await page.goto('/profile/myaccount')
  await link(page, 'Upgrade').click()
  await settled(page, heading)
  await expectAccessible(page, 'a member with a plan')
})

test('a member who has paid waits for activation', async ({ page }) => {
  const paid = {
    id: 1,
    st: 'Paid',
    ttaat: 4130,
    pid: 1,
    profileMembership: { pn: 'Saphire Classic' },
  }
  await enterAs(page, anita)
  await readInBrowser(page)
  await page.route('**/api/invoices/search*', (route) =>
    route.fulfill({ json: { results: [paid], total: 1, page: 0 } }),
  )
  await openPlans(page)
  await expect(page.getByText('Waiting for activation')).toHaveCount(1)
  await expect(page.getByText('You can choose another plan once Saphire Classic has started.')).toHaveCount(3)
  await expectAccessible(page, 'waiting')
})

test(
  'a manager creates, edits and hides a plan, and its members keep their terms',
  mainWay,
  async ({ page }) => {
    const [name, { id, person }] = [`Harvest ${freshWord()}`, await registerMember()]
    await enterAs(page, teleManager)
    await page.goto('/packages/create')
    await settled(page, 'Create package')
    await button(page, 'Create').click()
    await expect(textField(page, 'Plan name')).toBeFocused()
    await expect(page.getByText('Enter the plan name')).toBeVisible()
    await expect(page.getByText('Enter an amount from 0 to 10,00,000')).toBeVisible()
    await expectAccessible(page, 'messages of the form')
    await pick(page, 'Category', 'Self & Assisted Service')
    await textField(page, 'Plan name').fill(name)
    await textField(page, 'Amount in rupees, before GST').fill('7500.50')
    await textField(page, 'Validity').fill('6')
    await textField(page, 'Contacts').fill('44')
    await textField(page, 'Express interest').fill('55')
    await pick(page, 'Highlight profile days', '30 days')
    await page.getByRole('checkbox', { name: 'Gold tagging of the profile photo' }).check()
    await pressTwice(button(page, 'Create'))
    await expect(page).toHaveURL('/packages?category=Personal')
    await expect(cardOf(page, name)).toContainText('₹7,500.50')
    await grantPlan(id, name)

    await link(page, `Edit ${name}`).click()
    await settled(page, `Edit ${name}`)
    await expect(textField(page, 'Amount in rupees, before GST')).toHaveValue('7500.5')
    await textField(page, 'Amount in rupees, before GST').fill('9000')
    await textField(page, 'Contacts').fill('11')
    await pressTwice(button(page, 'Save'))
    await expect(cardOf(page, name)).toContainText('₹9,000')
    await link(page, `Edit ${name}`).click()
    await expect(page.getByRole('row').filter({ hasText: '₹7,500.50' })).toBeVisible()
    await expectAccessible(page, 'earlier versions')
    await expectNoSidewaysScroll(page, 'earlier versions')

    await page.goto('/packages?category=Personal')
    await button(page, `Hide ${name}`).click()
    const dialog = page.getByRole('dialog', { name: `Hide ${name}?` })
    await expectAccessible(page, 'the question')
    await pressTwice(button(dialog, 'Hide'))
    await expect(button(page, `Show ${name}`)).toBeVisible()

    await enterAs(page, person)
    await openPlans(page, 'Personal')
    await expect(cardOf(page, 'Saphire Classic Assisted')).toBeVisible()
    await expect(cardOf(page, name)).toHaveCount(0)
    await page.goto('/profile/myaccount')
    await expect(page.getByRole('meter', { name: 'Contacts Count' })).toHaveAttribute('max', '44')
  },
)

test('other staff see the price list but cannot change it', async ({ page }) => {
  await enterAs(page, careExecutive)
  await openPlans(page)
  await expect(cardOf(page, 'Saphire Classic')).toBeVisible()
  await expect(cardOf(page, 'Saphire Trial')).toHaveCount(0)
  await expect(link(page, 'Create package')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveCount(0)
  await page.goto('/packages/create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have access to this page")
})
