import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { edit, expectSaved, form, openEditPage, save, section } from '../support/editing.ts'
import { button, link, listField, pick, textField } from '../support/fields.ts'
import { tabTo } from '../support/keyboard.ts'
import { settled } from '../support/pages.ts'
import { anita, bnrIds } from '../support/people.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { idle, trafficOf } from '../support/steadiness.ts'
import { mainWay } from '../widths.ts'

const titles = [
  'About Me',
  'About Family',
  'Basic Information',
  'Family Information',
  'Religious Information',
  'Contact Information',
  'Professional Information',
  'LifeStyle',
  'Basic and Religion',
  'Professional',
  'Location',
]

/** Opens a page with history state, as links of the application do. */
async function openWithState(page: Page, path: string, state: object): Promise<void> {
  await page.goto(path)
  await page.evaluate((usr) => history.replaceState({ usr, key: 'arrival', idx: 0 }, ''), state)
  await page.reload()
}

test('a new member finds all sections open and the focus in About me', async ({ page }) => {
  const member = await registerMember()
  await enterAs(page, member.person)
  await openWithState(page, `/profile/update/${member.bnrId}`, { newuser: true })
  for (const title of titles) await expect(form(page, title)).toBeVisible()
  await expect(textField(page, 'About me')).toBeFocused()
  await expect(textField(page, 'About me')).toBeInViewport()
  await page.getByRole('link', { name: 'View Profile' }).click()
  await expect(page).not.toHaveURL(/update/)
})

test('a new member with a draft is guided, one thing at a time', mainWay, async ({ page }) => {
  const member = await registerMember({ status: 'Draft' })
  await enterAs(page, member.person)
  await openWithState(page, `/profile/update/${member.bnrId}`, { newuser: true })
  await settled(page, 'Welcome to BNR Matrimony')
  const step = (title: string) => page.getByRole('heading', { level: 2, name: title })
  await expect(step('Profile photo')).toBeVisible()
  await expectAccessible(page, 'guide')
  await expectNoSidewaysScroll(page, 'guide')
  await button(page, 'Later').click()
  await expect(step('About Me')).toBeFocused()
  await textField(page, 'About me').fill('I teach music in our church and like long walks.')
  await button(page, 'Save').click()
  await expect(step('Partner Preference')).toBeFocused()
  await button(page, 'Later').click()
  await expect(step('Send for review')).toBeFocused()
  await link(page, 'Later').click()
  await expect(page).toHaveURL('/profile/dashboard')
})

test('a link to the album scrolls to it', async ({ page }) => {
  const member = await registerMember()
  await enterAs(page, member.person)
  await openWithState(page, `/profile/update/${member.bnrId}`, { album: true })
  await expect(section(page, 'Album')).toBeInViewport()
})

test('the page with every form open is accessible', mainWay, async ({ page }) => {
  await enterAs(page, anita)
  const quiet = trafficOf(page)
  await openWithState(page, `/profile/update/${bnrIds.anita}`, { newuser: true })
  for (const title of titles) await expect(form(page, title)).toBeVisible()
  await pick(form(page, 'Basic Information'), 'Marital status', 'Divorced')
  await quiet(idle)
  await expectAccessible(page, 'forms')
  await expectNoSidewaysScroll(page, 'forms')
})

test('a form with messages and the dialogs around it are accessible', mainWay, async ({ page }) => {
  await openEditPage(page, await registerMember())
  const family = await edit(page, 'Family Information')
  await textField(family, "Father's Name").fill('')
  await pick(family, 'Married brothers', '2')
  await save(family)
  await expect(family).toContainText("Enter father's name")
  await expectAccessible(page, 'messages')
  await button(family, 'Cancel').click()
  await expectAccessible(page, 'question')
  await button(page.getByRole('dialog'), 'Keep editing').click()
  await textField(family, "Father's Name").fill('Joseph Raj')
  await pick(family, 'Brothers', '3')
  await save(family)
  await expectSaved(page, 'Family Information', 'Your Family Details has been updated')
  await expectAccessible(page, 'saved')
})

test('a member can edit a section by keyboard alone', async ({ page }) => {
  await openEditPage(page, await registerMember())
  await button(page, 'Edit Religious Information').focus()
  await page.keyboard.press('Enter')
  const religion = form(page, 'Religious Information')
  await tabTo(page, textField(religion, 'Church'))
  await page.keyboard.type('Zion Church')
  await tabTo(page, button(religion, 'Save'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your Religious Details has been updated.')).toBeVisible()
  await expect(button(page, 'Edit Religious Information')).toBeFocused()
  await expect(section(page, 'Religious Information')).toContainText('Zion Church')
  const lifestyle = await edit(page, 'LifeStyle')
  await expect(listField(lifestyle, 'Hobbies')).toBeFocused()
  await page.keyboard.type('Read')
  await expect(page.getByRole('option', { name: 'Reading' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(lifestyle.getByRole('button', { name: /^Remove Read/ })).toBeVisible()
  await tabTo(page, button(lifestyle, 'Save'))
  await page.keyboard.press('Enter')
  await expectSaved(page, 'LifeStyle', 'Your LifeStyle Details has been updated')
  await expect(section(page, 'LifeStyle')).toContainText('Read')
})

test('a choice by keyboard works while the list shrinks away from under the mouse', async ({ page }) => {
  await openEditPage(page, await registerMember())
  const lifestyle = await edit(page, 'LifeStyle')
  await listField(lifestyle, 'Hobbies').press('ArrowDown')
  const reading = page.getByRole('option', { name: 'Reading' })
  await reading.hover()
  await page.keyboard.insertText('Read')
  const list = page.getByRole('listbox', { name: 'Hobbies' })
  await expect.poll(() => list.evaluate((element) => element.matches(':hover'))).toBe(false)
  await page.keyboard.press('Enter')
  await expect(button(lifestyle, 'Remove Reading')).toBeVisible()
})

test('text typed before the list of a field arrives is found in the list', async ({ page }) => {
  const member = await registerMember()
  let send = () => {}
  const released = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/configurations/hobbies*', async (route) => {
    await released
    await route.continue()
  })
  await openEditPage(page, member)
  const lifestyle = await edit(page, 'LifeStyle')
  const hobbies = listField(lifestyle, 'Hobbies')
  await expect(hobbies).toBeFocused()
  await page.keyboard.type('Read')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(hobbies).toHaveValue('Read')
  send()
  await expect(page.getByRole('option', { name: 'Reading' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(button(lifestyle, 'Remove Reading')).toBeVisible()
})
