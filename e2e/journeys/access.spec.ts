import { refresh } from '@bnr/contract/accounts/endpoints'
import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { openStaffAccount } from '../support/backOffice.ts'
import { callAs, callAsGuest, freshLoginOf } from '../support/calls.ts'
import { button, textField } from '../support/fields.ts'
import { logInWithBnrId, loginDialog, logOut } from '../support/logins.ts'
import { expectDenied, expectLoggedOut, expectOtherRole } from '../support/notices.ts'
import { anita, bnrIds, careExecutive, financeAdmin, superAdmin, teleManager } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAloneAs, enterAs, remember } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'
import { idle, trafficOf } from '../support/steadiness.ts'
import { mainWay } from '../widths.ts'

const memberPaths = ['/profile/dashboard', '/profile/search', '/profile/list', `/profile/${bnrIds.anita}`]
const staffPaths = ['/ad/dashboard', '/ad/profile/search', '/ad/profile/approve', '/ad/media/approve']

test.describe('pages with restricted access', () => {
  test("members' pages ask guests to login", async ({ page }) => {
    for (const path of memberPaths) {
      await page.goto(path)
      await expectDenied(page, 'member')
    }
  })

  test("staff's pages ask guests and members for an administrator", async ({ page }) => {
    for (const path of staffPaths) {
      await page.goto(path)
      await expectDenied(page, 'staff')
    }
    await enterAs(page, anita)
    for (const path of staffPaths) {
      await page.goto(path)
      await expectDenied(page, 'staff')
    }
  })

  test('staff with another role see which roles the page is for', async ({ page }) => {
    const profileReviewers = 'Telemarketing manager, Telemarketing executive, Customer care manager'
    for (const person of [careExecutive, superAdmin]) {
      await enterAs(page, person)
      await page.goto('/ad/profile/approve')
      await expectOtherRole(page, profileReviewers)
    }
    await enterAs(page, financeAdmin)
    await page.goto('/ad/media/approve')
    await expectOtherRole(page, 'Telemarketing executive, Customer care executive, Customer care manager')
    await page.goto('/ad/staff')
    await expectOtherRole(page, 'Super administrator')
    await page.goto('/matches')
    await expectOtherRole(page, 'Members')
  })

  test('a refused page opens after a login on it', async ({ page }) => {
    await page.goto('/profile/search')
    const main = page.getByRole('main')
    await button(main, 'Login').click()
    await page.getByRole('tab', { name: 'BNR ID Login' }).click()
    const dialog = loginDialog(page)
    await textField(dialog, 'BNR ID').fill(bnrIds.anita)
    await textField(dialog, 'Password').fill(anita.password)
    await button(dialog, 'Login').click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Search')
    await expect(page).toHaveURL('/profile/search')
  })

  test("somebody else's edit page shows the login", async ({ page }) => {
    await enterAs(page, anita)
    await page.goto(`/profile/update/${bnrIds.samuel}`)
    await expect(button(page.getByRole('main'), 'Login')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Samuel')
  })
})

for (const [from, to] of [
  ['/profile/dashboard', '/ad/dashboard'],
  ['/profile/search', '/ad/profile/search'],
] as const)
  test(`staff who open ${from} are sent to ${to}`, async ({ page }) => {
    await enterAs(page, teleManager)
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })

test.describe('ending a session', () => {
  test('a logout ends the session in every tab', mainWay, async ({ page, context }) => {
    const { person, name } = await registerMember({ status: 'Draft' })
    await enterAloneAs(page, person)
    await page.goto('/profile/dashboard')
    const other = await context.newPage()
    await other.goto('/profile/search')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Search')
    await logOut(page, name)
    await expectLoggedOut(page)
    await expectLoggedOut(other)
    await other.goto('/profile/dashboard')
    await expectDenied(other, 'member')
  })

  test('staff return to their login page', mainWay, async ({ page }) => {
    const { person } = await createStaff('finance_admin')
    await enterAloneAs(page, person)
    await page.goto('/ad/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await openStaffAccount(page)
    await button(page, 'Logout').click()
    await expect(page).toHaveURL('/ad/login')
  })

  test('the logged-out page sends somebody who is logged in to the home page', async ({ page }) => {
    await enterAs(page, anita)
    await page.goto('/logout')
    await expect(page).toHaveURL('/home')
  })

  test('a used refresh token shows a message and asks for a new login', async ({ page }) => {
    const { person } = await registerMember({ status: 'Draft' })
    const login = await freshLoginOf(person)
    const { token, refreshToken } = login.credentials
    await callAsGuest(refresh, { body: { token, refreshToken } })
    await remember(page, login, Date.now() - 1000)
    await page.goto('/profile/dashboard')
    await expect(page.getByText('Session Expired. Please login again')).toBeVisible()
    await expectDenied(page, 'member')
    expect(await page.evaluate(() => localStorage.getItem('bnr.credentials'))).toBeNull()
  })
})

test('a deactivated member cannot log in, and an open session ends', mainWay, async ({ page }) => {
  const sentence = 'Your profile is in Deactivated state, kindly contact Administrator for activation.'
  const { id, bnrId, person } = await registerMember()
  await enterAloneAs(page, person)
  // The first hint makes the page read its data again. The server would refuse that, and the page would leave too early.
  await page.route('**/api/hints', (route) => route.abort())
  const quiet = trafficOf(page)
  await page.goto('/profile/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Pending calls would also be refused and leave the page before the reload does.
  await quiet(idle)
  const body = { reason: 'Asked for by the family' }
  await (await callAs(teleManager))(transitionProfile.deactivate, { params: { id }, body })
  await page.reload()
  await expect(page).toHaveURL('/no-access')
  await page.goto('/home')
  await logInWithBnrId(page, bnrId)
  await expect(page).toHaveURL('/no-access')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence)
})

test('a mistyped address shows staff "not found" with their menu', mainWay, async ({ page }) => {
  await enterAs(page, teleManager)
  const answer = await page.goto('/ad/profile/serach')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're not sure how you got here")
  await openStaffAccount(page)
  await expect(button(page, 'Logout')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'not found')
  await page.goto('/invoice/aprove')
  await openStaffAccount(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Back to dashboard', exact: true }).click()
  await expect(page).toHaveURL('/ad/dashboard')
})

test('a mistyped address shows members "not found" with their menu', mainWay, async ({ page }) => {
  await enterAs(page, anita)
  const answer = await page.goto('/profile/serach/all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're not sure how you got here")
  await expectAccessible(page, 'not found')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL('/profile/search')
})
