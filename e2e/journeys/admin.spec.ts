import type { Role } from '@bnr/contract/access'
import { performActivity } from '@bnr/contract/activities/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAs } from '../support/calls.ts'
import { button, expectMessage, groupField, listField, pick, textField } from '../support/fields.ts'
import { logInWithBnrId } from '../support/logins.ts'
import { freshMobile, samuel, teleManager } from '../support/people.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'
import { mainWay } from '../widths.ts'

const admin = (page: Page) => page.getByRole('region', { name: 'For staff' })
const line = (page: Page, label: string) => admin(page).getByRole('button', { name: `Change ${label}` })

async function openAs(page: Page, role: Role): Promise<Member> {
  const [member, staff] = [await registerMember(), await createStaff(role)]
  await enterAs(page, staff.person)
  await page.goto(`/profile/update/${member.bnrId}`)
  await expect(admin(page)).toBeVisible()
  return member
}

async function saved(page: Page, message: string): Promise<void> {
  await button(admin(page), 'Save').click()
  const dialog = page.getByRole('dialog', { name: message })
  await button(dialog, 'OK').click()
  await expect(dialog).toBeHidden()
}

const everybody = ['Created for', 'Profile source', 'Birth date']
const roleFields = {
  tele_executive: ['Gender'],
  tele_manager: ['Telemarketing executive', 'Customer care executive', 'Password'],
  super_admin: ['Created by', 'Mobile number', 'Password'],
  finance_admin: [],
} as const satisfies Partial<Record<Role, readonly string[]>>
const special = new Set(Object.values(roleFields).flat())

for (const [role, own] of Object.entries(roleFields)) {
  const widths = role === 'super_admin' ? mainWay : {}
  test(`${role} can change what the role allows, and only see the rest`, widths, async ({ page }) => {
    await openAs(page, role as Role)
    const may: readonly string[] = [...everybody, ...own]
    for (const label of [...everybody, ...special])
      await expect(line(page, label), label).toHaveCount(may.includes(label) ? 1 : 0)
    await expect(button(admin(page), 'View Password')).toHaveCount(role === 'super_admin' ? 1 : 0)
    await expectAccessible(page, role)
    await expectNoSidewaysScroll(page, role)
  })
}

test(
  'staff change created for, source and birth date one by one, with messages at the fields',
  mainWay,
  async ({ page }) => {
    await openAs(page, 'cc_executive')
    await line(page, 'Created for').click()
    await pick(admin(page), 'Created for', 'Select')
    await button(admin(page), 'Save').click()
    await expectMessage(listField(admin(page), 'Created for'), 'Select Profile for')
    await pick(admin(page), 'Created for', 'Sister')
    await saved(page, 'Created for Updated')
    await expect(admin(page).getByText('Sister')).toBeVisible()

    await line(page, 'Profile source').click()
    await pick(admin(page), 'Profile source', 'Walk-in')
    await saved(page, 'Profile source Updated')
    await expect(admin(page).getByText('Walk-in')).toBeVisible()

    await line(page, 'Birth date').click()
    const date = groupField(admin(page), 'Birth date')
    await pick(date, 'Year', String(new Date().getFullYear() - 18))
    await pick(date, 'Month', 'December')
    await pick(date, 'Day', '31')
    await button(admin(page), 'Save').click()
    await expect(admin(page).getByText('Age must be greater than 18 years')).toBeVisible()
    await pick(date, 'Year', '1997')
    await saved(page, 'Birth date Updated')
    await expect(admin(page).getByText('31/12/1997')).toBeVisible()
  },
)

test('a super administrator sets and views the password of a member', async ({ page, context }) => {
  const member = await openAs(page, 'super_admin')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await line(page, 'Password').click()
  await button(admin(page), 'Save').click()
  await expectMessage(textField(admin(page), 'New password'), 'Password cannot be empty')
  await textField(admin(page), 'New password').fill('Fresh1234')
  await saved(page, 'Password Updated!')
  await button(admin(page), 'View Password').click()
  const dialog = page.getByRole('dialog', { name: 'Password' })
  await expect(dialog).toContainText('Fresh1234')
  await button(dialog, 'Copy').click()
  await expect(dialog).toContainText('Password copied to clipboard!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Fresh1234')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/home')
  await logInWithBnrId(page, member.bnrId, 'Fresh1234')
  await expect(page).toHaveURL('/profile/dashboard')
})

test('a super administrator changes the number; a manager assigns staff', async ({ page }) => {
  const member = await openAs(page, 'super_admin')
  const mobile = freshMobile()
  await line(page, 'Mobile number').click()
  await textField(admin(page), 'Mobile number').fill('123')
  await button(admin(page), 'Save').click()
  await expectMessage(textField(admin(page), 'Mobile number'), 'Enter 10 digit mobile number')
  await textField(admin(page), 'Mobile number').fill(mobile)
  await saved(page, 'Mobile number Updated')
  await expect(admin(page).getByText(mobile)).toBeVisible()

  const executive = await createStaff('tele_executive')
  await enterAs(page, teleManager)
  await page.goto(`/profile/update/${member.bnrId}`)
  await line(page, 'Telemarketing executive').click()
  await pick(admin(page), 'Telemarketing executive', `${executive.name} (0)`)
  await saved(page, 'Telemarketing executive Updated')
  await expect(admin(page).getByText(executive.name)).toBeVisible()
})

test('staff see the activities from and to a profile by kind', async ({ page }) => {
  const member = await registerMember()
  const call = await callAs(samuel)
  const own = await call(readProfile, { query: { pid: samuel.userName } })
  await call(performActivity.view, { params: { id: own.id, targetId: member.id } })
  await enterAs(page, teleManager)
  await page.goto(`/profile/${member.bnrId}`)
  await page.getByText('From Activity').click()
  await expect(page.getByText('No activity yet.').first()).toBeVisible()
  await page.getByText('To Activity').click()
  const table = page.getByRole('table', { name: 'To Activity' })
  await expect(table.getByRole('row').filter({ hasText: samuel.userName })).toHaveCount(1)
  await expect(table).toContainText('Viewed')
  await expectAccessible(page, 'activity tables')
  await expectNoSidewaysScroll(page, 'activity tables')
  await page.getByRole('combobox', { name: 'Activity type' }).last().selectOption({ label: 'Blocked' })
  await expect(table).toHaveCount(0)
})

test('staff print the page without buttons and photos', async ({ page }) => {
  await openAs(page, 'cc_executive')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await button(page, 'Print').click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Album' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Professional' }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('members do not see the admin block', async ({ page }) => {
  const member = await registerMember()
  await enterAs(page, member.person)
  await page.goto(`/profile/update/${member.bnrId}`)
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible()
  await expect(admin(page)).toHaveCount(0)
})
