import { readProfile } from '@bnr/contract/profiles/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { goTo, openStaffAccount } from '../support/backOffice.ts'
import { callAs } from '../support/calls.ts'
import { button } from '../support/fields.ts'
import { freshWord, teleManager } from '../support/people.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAloneAs, enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'
import { mainWay } from '../widths.ts'

const row = (page: Page, { bnrId }: Member) => page.getByRole('row').filter({ hasText: bnrId })
const total = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ profiles?$/ })

/** Registers people who wait for approval, and opens the queue filtered by the name that they share. */
async function openQueue(page: Page, count: number): Promise<Member[]> {
  const word = freshWord()
  const waiting: Member[] = []
  for (const name of ['Anna', 'Beena', 'Clara'].slice(0, count))
    waiting.push(await registerMember({ status: 'Ready', name: `${word} ${name}` }))
  await enterAs(page, teleManager)
  await page.goto(`/ad/profile/approve?text=${word}`)
  await expect(page.getByRole('row')).toHaveCount(count + 1)
  return waiting
}

async function statusOf({ bnrId }: Member): Promise<string> {
  return (await (await callAs(teleManager))(readProfile, { query: { pid: bnrId } })).status
}

async function expectStatus(member: Member, status: string): Promise<void> {
  await expect.poll(() => statusOf(member), { timeout: 12_000 }).toBe(status)
}

test('several quick clicks in one place decide about one person only', mainWay, async ({ page }) => {
  const [anna, beena, clara] = (await openQueue(page, 3)) as [Member, Member, Member]
  const approve = button(row(page, anna), 'Approve')
  await approve.scrollIntoViewIfNeeded()
  const box = await approve.boundingBox()
  if (!box) throw new Error('the button is not on the page')
  const before = await row(page, beena).boundingBox()
  // All three leave at once, as those of an impatient finger.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 3 })
  await expect(row(page, anna)).toContainText('Approved')
  await expect(total(page)).toHaveText('2 profiles')
  expect(await row(page, beena).boundingBox()).toEqual(before)
  await expect(page.getByText('Profile Approved successfully!')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(4)
  expect(await Promise.all([anna, beena, clara].map(statusOf))).toEqual(['Active', 'Ready', 'Ready'])
  await expectAccessible(page, 'a decided queue')
  await expectNoSidewaysScroll(page, 'a decided queue')
})

test('an undone decision is never sent', async ({ page }) => {
  const [anna] = (await openQueue(page, 1)) as [Member]
  await button(row(page, anna), 'Approve').press('Enter')
  const undo = button(row(page, anna), 'Undo')
  await expect(undo).toBeFocused()
  await page.waitForTimeout(700)
  await undo.press('Enter')
  await expect(button(row(page, anna), 'Approve')).toBeFocused()
  await page.waitForTimeout(6000)
  expect(await statusOf(anna)).toBe('Ready')
})

/** Makes the wait for an undo endless, so that only leaving the page sends a decision. */
function waitForever() {
  const later = window.setTimeout.bind(window)
  const slowTimeout = (work: TimerHandler, delay = 0, ...rest: unknown[]) =>
    later(work, delay > 2000 ? 3_600_000 : delay, ...rest)
  window.setTimeout = slowTimeout as typeof window.setTimeout
}

for (const [how, leave] of [
  ['closes the tab', (page: Page) => page.close({ runBeforeUnload: true })],
  ['goes to another site', (page: Page) => page.goto('about:blank')],
  ['follows a link', (page: Page) => goTo(page, 'Dashboard')],
] as const)
  test(`decisions are sent when somebody ${how}`, async ({ page, context }) => {
    const other = await context.newPage()
    await page.addInitScript(waitForever)
    const [anna, beena] = (await openQueue(page, 2)) as [Member, Member]
    await button(row(page, anna), 'Approve').click()
    await button(row(page, beena), 'Reject').click()
    const dialog = page.getByRole('dialog', { name: 'Reject' })
    await dialog.getByRole('textbox', { name: 'Reason', exact: true }).fill('Details are incomplete')
    await button(dialog, 'Reject').click()
    await expect(row(page, beena)).toContainText('Rejected: Details are incomplete')
    expect(await statusOf(anna)).toBe('Ready')
    await leave(page)
    await expectStatus(anna, 'Active')
    await expectStatus(beena, 'Rejected')
    await other.close()
  })

test('decisions are sent before a logout', async ({ page }) => {
  const [anna] = (await openQueue(page, 1)) as [Member]
  await enterAloneAs(page, (await createStaff('tele_manager')).person)
  await page.reload()
  await button(row(page, anna), 'Approve').click()
  await openStaffAccount(page)
  await button(page, 'Logout').click()
  await expect(page).toHaveURL('/ad/login')
  expect(await statusOf(anna)).toBe('Active')
})
