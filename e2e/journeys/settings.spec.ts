import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { button, expectMessage, listField, pick, textField } from '../support/fields.ts'
import { logInWithBnrId } from '../support/logins.ts'
import { messageTo } from '../support/outbox.ts'
import { bnrIds, codeSentTo, demoPassword, freshMobile, freshWord, memberWith } from '../support/people.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAloneAs } from '../support/session.ts'
import { mainWay } from '../widths.ts'

async function openSettings(page: Page, tab: string): Promise<Member> {
  const member = await registerMember({ verified: false })
  await enterAloneAs(page, member.person)
  await page.goto(`/profile/settings?active=${tab}`)
  return member
}

const done = (page: Page, message: string) => page.getByRole('dialog', { name: message })

test('a member changes the mobile number with a code sent to the new one', mainWay, async ({ page }) => {
  const member = await openSettings(page, 'tab1')
  await expect(page.getByText(`+91 ${member.mobile}`)).toBeVisible()
  const field = textField(page, 'New mobile number')
  await button(page, 'Send code').click()
  await expectMessage(field, 'Enter mobile')
  await field.fill('98765')
  await button(page, 'Send code').click()
  await expectMessage(field, 'Enter 10 digit mobile number')
  const current = textField(page, 'Current password')
  await expectMessage(current, 'Enter your current password')
  const mobile = freshMobile()
  await field.fill(mobile)
  await current.fill('Wrong123')
  await button(page, 'Send code').click()
  await textField(page, 'Code').fill(await codeSentTo(mobile))
  await expectMessage(current, 'The current password is not correct')
  await current.fill(demoPassword)
  await button(page, 'Send code').click()
  // The answer comes after the message, so the newest code is the right one even if a second one was sent.
  await expect(textField(page, 'Code')).toBeVisible()
  await textField(page, 'Code').fill(await codeSentTo(mobile))
  await expect(done(page, 'Mobile number has been updated!')).toBeVisible()
  await button(done(page, 'Mobile number has been updated!'), 'OK').click()
  await expect(page.getByText(`+91 ${mobile}`)).toBeVisible()
})

test('a new e-mail address counts once its link is opened, even without a login', async ({
  page,
  browser,
}) => {
  await openSettings(page, 'tab2')
  const field = textField(page, 'New e-mail address')
  await button(page, 'Send the link').click()
  await expectMessage(field, 'Email should not be empty')
  await field.fill('not an address')
  await button(page, 'Send the link').click()
  await expectMessage(field, 'Please enter a valid email address')
  await textField(page, 'Current password').fill(demoPassword)
  const address = `${freshWord().toLowerCase()}@example.com`
  await field.fill(address)
  await button(page, 'Send the link').click()
  await expect(page.getByText('Waiting for confirmation:')).toBeVisible()
  const link = (await messageTo(address, /email\/confirm/)).match(/\/email\/confirm#\S+/)?.[0] ?? ''
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const title = other.getByRole('heading', { level: 1 })
  await other.goto(new URL(link, page.url()).href)
  await expect(title).toHaveText('Email has been updated!')
  await other.reload()
  await expect(title).toHaveText('Your e-mail address is confirmed')
  await elsewhere.close()
  await page.reload()
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByText('Waiting for confirmation:')).toBeHidden()
})

test('a forged link shows a message', mainWay, async ({ page }) => {
  await page.goto('/email/confirm#forged')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
  await expectAccessible(page, 'email confirmation')
})

test('a member changes the password with the current one, with messages at the fields', async ({ page }) => {
  const member = await openSettings(page, 'tab3')
  const [current, next, again] = ['Current password', 'New password', 'Confirm password'].map((name) =>
    textField(page, name),
  )
  if (!current || !next || !again) throw new Error('no fields')
  await button(page, 'Change Password').click()
  await expectMessage(current, 'Enter your current password')
  await expectMessage(next, 'Password should not be empty')
  await current.fill('Wrong123')
  await next.fill('letters')
  await again.fill('other')
  await again.blur()
  await expectMessage(next, '6 - 10 characters, atleast 1 number & 1 letter')
  await expectMessage(again, "Passwords don't match")
  await next.fill('Newer123')
  await again.fill('Newer123')
  await button(page, 'Change Password').click()
  await expectMessage(current, 'The current password is not correct')
  await current.fill(demoPassword)
  await button(page, 'Change Password').click()
  await button(done(page, 'Password has been updated!'), 'OK').click()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/home')
  await logInWithBnrId(page, member.bnrId, 'Newer123')
  await expect(page).toHaveURL('/profile/dashboard')
})

test('a member replaces a forgotten password with a code to her own number', async ({ page }) => {
  // This number was verified long ago. A number that was just verified could not get another code yet.
  const mobile = '9100000004'
  await enterAloneAs(page, memberWith(bnrIds.daniel))
  await page.goto('/profile/settings?active=tab3')
  await button(page, 'Forgot it? Use a code instead').click()
  await expect(page.getByText(`We have sent a 6 digit code to +91 ${mobile}`)).toBeVisible()
  await textField(page, 'Code').fill(await codeSentTo(mobile))
  await textField(page, 'New password').fill(demoPassword)
  await textField(page, 'Confirm password').fill(demoPassword)
  await button(page, 'Change Password').click()
  await expect(done(page, 'Password has been updated!')).toBeVisible()
})

test('a member sees other logins and ends them', async ({ page, browser }) => {
  const member = await openSettings(page, 'sessions')
  const context = await browser.newContext()
  const other = await context.newPage()
  await enterAloneAs(other, member.person)
  await other.goto('/profile/dashboard')
  await page.reload()
  await expect(page.getByText('This device')).toHaveCount(1)
  await button(page, 'Log out elsewhere').click()
  await expect(page.getByText('No other devices.')).toBeVisible()
  await other.goto('/profile/search')
  await expect(other.getByText("You don't have access to this page")).toBeVisible()
  await context.close()
})

test('the owner of a deactivated profile sees a page that says so', async ({ page }) => {
  const member = await openSettings(page, 'tab4')
  await pick(page, 'Reason (optional)', 'Taking a break from the search')
  await button(page, 'Deactivate Profile').click()
  await button(page.getByRole('dialog'), 'Deactivate').click()
  await button(done(page, 'Profile deactivated!'), 'OK').click()
  await expect(page).toHaveURL('/no-access')
  const closed = 'Your profile is in Deactivated state, kindly contact Administrator for activation.'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed)
  await page.goto('/home')
  await logInWithBnrId(page, member.bnrId)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed)
})

test('a member downloads all her data as one file', async ({ page }) => {
  await openSettings(page, 'data')
  await textField(page, 'Current password').fill(demoPassword)
  await button(page, 'Prepare my file').click()
  const save = page.getByRole('button', { name: /^Download your data/ })
  await expect(save).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(download.suggestedFilename()).toMatch(/^bnr-matrimony-\d{4}-\d\d-\d\d\.zip$/)
  expect(await download.failure()).toBeNull()
})

test('the menu opens each tab and moves the focus to its heading', mainWay, async ({ page, isMobile }) => {
  await openSettings(page, 'tab1')
  const menu = page.getByRole('main').getByRole('navigation', { name: 'Settings' })
  if (isMobile) await menu.getByRole('button').click()
  await menu.getByRole('link', { name: 'Change Password' }).click()
  await expect(page).toHaveURL('/profile/settings?active=tab3')
  await expect(page.getByRole('heading', { name: 'Change Password', level: 2 })).toBeFocused()
  await expect(listField(page, 'Reason (optional)')).toBeHidden()
})
