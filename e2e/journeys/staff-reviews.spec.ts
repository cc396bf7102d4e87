import { writeContact } from '@bnr/contract/contactLog/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { readProfile, transitionProfile } from '@bnr/contract/profiles/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAs } from '../support/calls.ts'
import { button } from '../support/fields.ts'
import { freshWord, teleManager } from '../support/people.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'
import { mainWay } from '../widths.ts'

const review = (page: Page) => page.getByRole('dialog', { name: /^Profile / })
const shown = (page: Page) => review(page).getByRole('heading', { level: 3 })
const statusOf = async ({ bnrId }: Member) =>
  (await (await callAs(teleManager))(readProfile, { query: { pid: bnrId } })).status

/** Registers people who wait for approval, opens the queue filtered by the name that they share, and returns them in its order. */
async function openQueue(page: Page, count: number): Promise<Member[]> {
  const word = freshWord()
  const names = ['Anna', 'Beena', 'Clara', 'Dina'].slice(0, count)
  const waiting = await Promise.all(
    names.map((name) => registerMember({ status: 'Ready', name: `${word} ${name}` })),
  )
  await enterAs(page, teleManager)
  await page.goto(`/ad/profile/approve?text=${word}`)
  await expect(page.getByRole('row')).toHaveCount(count + 1)
  const rows = await page.getByRole('row').allTextContents()
  const placeOf = ({ bnrId }: Member) => rows.findIndex((text) => text.includes(bnrId))
  return waiting.sort((a, b) => placeOf(a) - placeOf(b))
}

test('staff work through a queue by keyboard alone, with at most two keys for each profile', async ({
  page,
}) => {
  const [anna, beena, clara, dina] = (await openQueue(page, 4)) as [Member, Member, Member, Member]
  await page.keyboard.press('n')
  await expect(shown(page)).toHaveText(anna.name)
  await expect(review(page).getByRole('heading', { name: 'History' })).toBeVisible()
  await expectAccessible(page, 'review of a profile')
  await expectNoSidewaysScroll(page, 'review of a profile')
  await page.keyboard.press('a')
  await expect(shown(page)).toHaveText(beena.name)
  await expect(review(page).getByRole('status').filter({ hasText: 'Approved' })).toContainText(anna.name)
  await page.waitForTimeout(700)
  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: 'Please give the full name' })).toBeFocused()
  await expectAccessible(page, 'usual reasons')
  await page.keyboard.press('1')
  await expect(shown(page)).toHaveText(clara.name)
  await page.waitForTimeout(700)
  await page.keyboard.press('n')
  await expect(shown(page)).toHaveText(dina.name)
  await page.keyboard.press('p')
  await expect(shown(page)).toHaveText(clara.name)
  await page.keyboard.press('a')
  await page.waitForTimeout(700)
  await page.keyboard.press('u')
  await expect(shown(page)).toHaveText(clara.name)
  await page.keyboard.press('Escape')
  await page.goto('about:blank')
  await expect
    .poll(() => Promise.all([anna, beena, clara].map(statusOf)))
    .toEqual(['Active', 'Rejected', 'Ready'])
})

test(
  'staff decide with buttons as well, and a double click decides about one profile only',
  mainWay,
  async ({ page, hasTouch }) => {
    const [anna, beena, clara] = (await openQueue(page, 3)) as [Member, Member, Member]
    await button(page, 'Review one by one').click()
    await expect(shown(page)).toHaveText(anna.name)
    // A touch screen has no keys to press.
    const keys = review(page).getByRole('list', { name: 'Keyboard shortcuts' })
    await expect(keys).toBeVisible({ visible: !hasTouch })
    const approve = button(review(page), 'Approve')
    const box = await approve.boundingBox()
    if (!box) throw new Error('the button is not on the page')
    await expect(review(page).getByRole('heading', { name: 'History' })).toBeVisible()
    expect(await approve.boundingBox(), 'the button does not move when the rest arrives').toEqual(box)
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
    await expect(shown(page)).toHaveText(beena.name)
    // Somebody else decides about the third profile first.
    await (await callAs(teleManager))(transitionProfile.approve, { params: { id: clara.id }, body: {} })
    await button(review(page), 'Next').click()
    await expect(review(page)).toContainText('Somebody else has already decided. This profile is Active.')
    await button(review(page), 'Next').click()
    await expect(page.getByRole('dialog')).toContainText('End of the list')
    await expectAccessible(page, 'end of a review')
    await button(page, 'Show profiles waiting for approval').click()
    await expect(shown(page)).toHaveText(beena.name)
    expect(await Promise.all([anna, beena].map(statusOf))).toEqual(['Active', 'Ready'])
  },
)

test('a list keeps its head visible and remembers the chosen columns', mainWay, async ({ page }) => {
  const { person } = await createStaff('tele_manager')
  await enterAs(page, person)
  await page.goto('/ad/profile/search-by-status?status=Active&whose=all&size=30')
  const table = page.getByRole('table', { name: 'Profiles' })
  const head = table.getByRole('columnheader', { name: 'Profile', exact: true })
  await expect(table.getByRole('row')).toHaveCount(31)
  await table.getByRole('row').nth(20).scrollIntoViewIfNeeded()
  if (test.info().project.name.includes('desktop')) await expect(head).toBeInViewport()
  await button(page, 'Columns').click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('checkbox', { name: 'Registered' }).uncheck()
  await expectAccessible(page, 'columns to choose from')
  await button(dialog, 'Close').click()
  await page.reload()
  await expect(button(page, 'Columns (1 hidden)')).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Registered' })).toHaveCount(0)
  await expect(table.getByText('Registered')).toHaveCount(0)
  await button(page, 'Newest first').click()
  await expect(page).toHaveURL(/order=asc/)
  await expect(button(page, 'Oldest first')).toBeVisible()
  await expectNoSidewaysScroll(page, 'a list with chosen columns')
})

test('a due call shows on the dashboard and leads to the family', async ({ page }) => {
  const family = await registerMember({ status: 'Active' })
  const { person } = await createStaff('tele_executive')
  const body = { kind: 'note', note: 'Ring today', followUpOn: indianDay(new Date()) } as const
  await (await callAs(person))(writeContact, { params: { id: family.id }, body })
  await enterAs(page, person)
  await page.goto('/ad/dashboard')
  const due = page.getByRole('link', { name: /Follow-ups due/ })
  await expect(due).toContainText('1')
  await expect(due).toContainText('Oldest: today')
  await due.click()
  await expect(page.getByRole('row').nth(1)).toContainText(family.name)
})
