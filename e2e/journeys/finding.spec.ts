import { readProfile } from '@bnr/contract/profiles/endpoints'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { callAs } from '../support/calls.ts'
import { button, link, listField, textField } from '../support/fields.ts'
import { isHydrated } from '../support/pages.ts'
import { freshWord, teleManager } from '../support/people.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { enterAloneAs, enterAs } from '../support/session.ts'
import { createStaff } from '../support/staff.ts'
import { mainWay } from '../widths.ts'

const row = (page: Page, { bnrId }: Member) => page.getByRole('row').filter({ hasText: bnrId })

async function statusOf({ bnrId }: Member): Promise<string> {
  return (await (await callAs(teleManager))(readProfile, { query: { pid: bnrId } })).status
}

test('every search has its own address and can be saved under a name', mainWay, async ({ page }) => {
  const word = freshWord()
  const anna = await registerMember({ status: 'Ready', name: `${word} Anna` })
  await enterAloneAs(page, (await createStaff('tele_manager')).person)
  await page.goto('/ad/profile/search')
  await page.getByText('Advanced Search', { exact: true }).click()
  const form = page.locator('details').filter({ hasText: 'Advanced Search' })
  await textField(form, 'Name begins with').fill(word)
  await listField(form, 'Payment status').selectOption({ label: 'Unpaid' })
  await button(form, 'Search').click()
  const card = page.getByRole('article')
  await expect(card).toContainText(anna.bnrId)
  await expect(card).not.toContainText(anna.mobile)
  await button(card, `Show the contact of ${anna.name}`).click()
  await expect(link(card, `+91 ${anna.mobile}`)).toBeVisible()
  await expectAccessible(page, 'an advanced search of staff')
  await expectNoSidewaysScroll(page, 'an advanced search of staff')

  await page.goto('/ad/profile/search?form=staff&status=Ready&paid=no')
  await button(page, 'Save this search').click()
  await textField(page, 'Name of the search').fill('Unpaid and waiting')
  await button(page.getByRole('dialog'), 'Save').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/ad/profile/search')
  await link(page, 'Unpaid and waiting').click()
  await expect(page).toHaveURL(/form=staff&status=Ready&paid=no$/)
})

test(
  'an action applies to all selected profiles, and each row shows the result',
  mainWay,
  async ({ page }) => {
    const word = freshWord()
    const [anna, beena] = [
      await registerMember({ status: 'Ready', name: `${word} Anna` }),
      await registerMember({ status: 'Ready', name: `${word} Beena` }),
    ]
    await enterAs(page, teleManager)
    await page.goto(`/ad/profile/search-by-status?status=Ready&text=${word}`)
    await isHydrated(page)
    await page.getByRole('checkbox', { name: 'All on this page' }).check()
    await button(page, 'Delete').click()
    await textField(page, 'Reason').fill('Asked us to')
    await button(page.getByRole('dialog'), 'Delete').click()
    for (const member of [anna, beena]) await expect(row(page, member)).toContainText('Deleted: Asked us to')
    await expectAccessible(page, 'a decided search by status')
    await expectNoSidewaysScroll(page, 'a decided search by status')
    await page.goto('/ad/dashboard')
    for (const member of [anna, beena]) await expect.poll(() => statusOf(member)).toBe('Deleted')
  },
)

test(
  'the slash key focuses the search box, which finds profiles by BNR ID, number and name',
  mainWay,
  async ({ page }) => {
    const anna = await registerMember({ status: 'Ready', name: `${freshWord()} Anna` })
    await enterAs(page, teleManager)
    await page.goto('/ad/dashboard')
    const box = page.getByRole('searchbox', { name: 'Find a person or an invoice' })
    await expect(box).toBeVisible()
    for (const text of [anna.bnrId, `+91 ${anna.mobile}`, anna.name]) {
      await page.locator('main').click({ position: { x: 2, y: 2 } })
      await page.keyboard.press('/')
      await expect(box).toBeFocused()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text)
      await expect(page.getByRole('article')).toContainText(anna.bnrId)
    }
  },
)
