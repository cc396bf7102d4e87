import { logout } from '@bnr/contract/accounts/endpoints'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { callAs, callWithToken, freshLoginOf } from '../support/calls.ts'
import { edit, expectSaved, form, openEditPage, save, section } from '../support/editing.ts'
import { button, textField } from '../support/fields.ts'
import { loginDialog } from '../support/logins.ts'
import { isHydrated } from '../support/pages.ts'
import { anita, bnrIds, demoPassword, teleManager } from '../support/people.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAs, remember } from '../support/session.ts'
import { idle, trafficOf } from '../support/steadiness.ts'
import { mainWay } from '../widths.ts'

const words = 'A sentence that took a while.'

async function write(page: Page, member: Member) {
  await openEditPage(page, member)
  const about = await edit(page, 'About Me')
  await textField(about, 'About me').fill(words)
  return about
}

test('a link asks before it leaves unsaved changes', mainWay, async ({ page }) => {
  const about = await write(page, await registerMember())
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'View Profile' }).click()
  await button(question, 'Stay here').click()
  await expect(page).toHaveURL(/update/)
  await expect(textField(about, 'About me')).toHaveValue(words)
  await page.getByRole('link', { name: 'View Profile' }).click()
  await button(question, 'Leave').click()
  await expect(page).not.toHaveURL(/update/)
})

test('Back asks before it leaves unsaved changes', async ({ page }) => {
  const member = await registerMember()
  await enterAs(page, member.person)
  await page.goto(`/profile/${member.bnrId}`)
  // Before hydration the link would load a new document, and the browser would show its own dialog.
  await isHydrated(page)
  await page.getByRole('link', { name: 'Update Profile' }).last().click()
  await textField(await edit(page, 'About Me'), 'About me').fill(words)
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await button(question, 'Stay here').click()
  await expect(textField(page, 'About me')).toHaveValue(words)
  await page.goBack()
  await button(question, 'Leave').click()
  await expect(page).toHaveURL(`/profile/${member.bnrId}`)
})

test('the page can be left without a question after saving', async ({ page }) => {
  const member = await registerMember()
  const about = await write(page, member)
  await save(about)
  await expectSaved(page, 'About Me', 'Your Profile Detail has been updated')
  await page.getByRole('link', { name: 'View Profile' }).click()
  await expect(page).not.toHaveURL(/update/)
})

test('closing the tab with unsaved changes shows the browser’s own dialog', async ({ page }) => {
  await write(page, await registerMember())
  const dialogShown = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await dialogShown
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  await expect(textField(page, 'About me')).toHaveValue(words)
})

test('Cancel asks only if there are changes to discard', async ({ page }) => {
  const about = await write(page, await registerMember())
  await button(about, 'Cancel').click()
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await button(question, 'Keep editing').click()
  await expect(textField(about, 'About me')).toHaveValue(words)
  await button(page, 'Close About Me').click()
  await button(question, 'Discard').click()
  await expect(form(page, 'About Me')).toHaveCount(0)
  const again = await edit(page, 'About Me')
  await expect(textField(again, 'About me')).toHaveValue('')
  await button(again, 'Cancel').click()
  await expect(form(page, 'About Me')).toHaveCount(0)
})

test('Save without a change closes the form with a message', async ({ page }) => {
  await openEditPage(page, await registerMember())
  await save(await edit(page, 'Religious Information'))
  await expect(page.getByText('No changes to save')).toBeVisible()
  await expect(form(page, 'Religious Information')).toHaveCount(0)
})

test('a save without a network shows a message and keeps the text', mainWay, async ({ page }) => {
  const about = await write(page, await registerMember())
  await page.route('**/api/profiles/*', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  )
  await save(about)
  const failure = about.getByRole('alert')
  await expect(failure).toContainText('No connection. Please check your network and try again')
  await expect(failure).toContainText('You have not lost anything you typed.')
  await expect(textField(about, 'About me')).toHaveValue(words)
  await page.unroute('**/api/profiles/*')
  await button(failure, 'Try again').click()
  await expectSaved(page, 'About Me', 'Your Profile Detail has been updated')
  await expect(section(page, 'About Me')).toContainText(words)
})

test('a form that cannot be loaded shows a message and does not affect other forms', async ({
  page,
  context,
}) => {
  const about = await write(page, await registerMember())
  await context.setOffline(true)
  await button(page, 'Edit LifeStyle').click()
  const failure = section(page, 'LifeStyle').getByRole('alert')
  await expect(failure).toContainText('This form could not be loaded')
  await expect(textField(about, 'About me')).toHaveValue(words)
  await context.setOffline(false)
  await button(failure, 'Try again').click()
  await expect(form(page, 'LifeStyle')).toBeVisible()
})

test('an expired login is renewed over the page, and the save then works', mainWay, async ({ page }) => {
  const member = await registerMember()
  const login = await freshLoginOf(member.person)
  await remember(page, login)
  // The end of the stream, or a late call of the page, would open the dialog before the form is sent.
  await page.route('**/api/hints', (route) => route.abort())
  const quiet = trafficOf(page)
  await page.goto(`/profile/update/${member.bnrId}`)
  const about = await edit(page, 'About Me')
  await textField(about, 'About me').fill(words)
  await quiet(idle)
  await callWithToken(login.credentials.token)(logout, { body: { userName: member.bnrId } })
  await save(about)
  await expect(loginDialog(page)).toBeVisible()
  await expect(about).toContainText('Your session has expired')
  await page.getByRole('tab', { name: 'BNR ID Login' }).click()
  await textField(loginDialog(page), 'BNR ID').fill(member.bnrId)
  await textField(loginDialog(page), 'Password').fill(demoPassword)
  await button(loginDialog(page), 'Login').click()
  await expect(loginDialog(page)).toHaveCount(0)
  await expect(textField(about, 'About me')).toHaveValue(words)
  await save(about)
  await expectSaved(page, 'About Me', 'Your Profile Detail has been updated')
})

test('links from other pages open their section', async ({ page }) => {
  const member = await registerMember()
  await enterAs(page, member.person)
  const places = { about: 'About Me', location: 'Contact Information', preferences: 'Basic and Religion' }
  for (const [anchor, title] of Object.entries(places)) {
    await page.goto('/favicon.svg')
    await page.goto(`/profile/update/${member.bnrId}#${anchor}`)
    await expect(form(page, title)).toBeVisible()
    await expect(section(page, title)).toBeInViewport()
  }
  await page.goto(`/profile/update/${member.bnrId}`)
  await page.getByRole('link', { name: 'Write a few lines about your family' }).click()
  await expect(textField(page, 'About family')).toBeFocused()
})

test('somebody who is neither the owner nor staff cannot edit the profile', async ({ page }) => {
  const member = await registerMember()
  await enterAs(page, anita)
  await page.goto(`/profile/update/${member.bnrId}`)
  await expect(page.getByRole('main')).toContainText('Only the member and our staff can change this profile.')
  await page.goto(`/profile/update/${bnrIds.anita}`)
  await expect(button(page, 'Edit About Me')).toBeVisible()
})

test('staff can edit the profile of a member', async ({ page }) => {
  const member = await registerMember()
  await openEditPage(page, member, teleManager)
  const basic = await edit(page, 'Basic Information')
  await expect(basic).toContainText('Please change this in the admin block')
  await textField(basic, 'Name').fill('Hannah Maria')
  await save(basic)
  await expectSaved(page, 'Basic Information', 'Your Basic Details has been updated')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hannah Maria')
})

test('a save does not overwrite a change made elsewhere in the meantime', async ({ page }) => {
  const member = await registerMember()
  await openEditPage(page, member)
  const religion = await edit(page, 'Religious Information')
  await textField(religion, 'Church').fill('Zion Church')
  const call = await callAs(member.person)
  await call(saveProfile, { params: { id: member.id }, body: { religion: { pastorName: 'Rev. Paul' } } })
  await save(religion)
  await expectSaved(page, 'Religious Information', 'Your Religious Details has been updated.')
  await expect(page.getByRole('region', { name: 'Religious Information' })).toContainText('Rev. Paul')
  await expect(page.getByRole('region', { name: 'Religious Information' })).toContainText('Zion Church')
})
