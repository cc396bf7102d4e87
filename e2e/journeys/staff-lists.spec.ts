import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { goTo } from '../support/backOffice.ts'
import { expectDense } from '../support/density.ts'
import { button } from '../support/fields.ts'
import { careManager, freshWord, teleManager } from '../support/people.ts'
import { type Member, registerDraft, registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'

const row = (page: Page, { bnrId }: Member) => page.getByRole('row').filter({ hasText: bnrId })

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('the element is not on the page')
  return box
}

test.describe('on a low laptop screen', () => {
  test.use({ viewport: { width: 1366, height: 650 } })

  test('found profiles are a table for who chose it, and Enter opens one', async ({ page, context }) => {
    await enterAs(page, teleManager)
    await page.goto('/ad/profile/search?form=staff&status=Active')
    await button(page, 'Table').click()
    await expect(page.getByRole('row')).toHaveCount(11)
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(11)
    await page.getByRole('region', { name: 'Search results' }).evaluate((results) => results.scrollIntoView())
    await expectDense(page, 'found profiles')
    await expectAccessible(page, 'found profiles')
    await expectNoSidewaysScroll(page, 'found profiles')
    const opened = context.waitForEvent('page')
    await page.getByRole('row').nth(1).getByRole('checkbox').press('Enter')
    await expect(await opened).toHaveURL(/\/profile\/\d+$/)
  })

  test('the button of the reject dialog is visible', async ({ page }) => {
    const member = await registerMember({ status: 'Ready' })
    await enterAs(page, teleManager)
    await page.goto(`/ad/profile/approve?text=${member.bnrId}`)
    await button(row(page, member), 'Reject').click()
    const { y, height } = await boxOf(button(page.getByRole('dialog'), 'Reject'))
    expect(y + height).toBeLessThanOrEqual(650)
  })
})

test('settling a profile and asking for its story do not move other rows', async ({ page }) => {
  const word = freshWord()
  for (const name of ['Anna', 'Beena']) await registerMember({ name: `${word} ${name}` })
  await enterAs(page, careManager)
  await page.goto(`/ad/profile/approve?status=Active&text=${word}`)
  const [, first, second] = [0, 1, 2].map((at) => page.getByRole('row').nth(at)) as [
    Locator,
    Locator,
    Locator,
  ]
  const before = await boxOf(second)
  await button(first, 'Settle').click()
  await button(page.getByRole('dialog'), 'Settle').click()
  await button(first, 'Ask for their story').click()
  await expect(button(first, 'Ask for their story')).toHaveCount(0)
  expect(await boxOf(second)).toEqual(before)
})

test('each row shows why its action failed, with room to read it', async ({ page }) => {
  const word = freshWord()
  const drafts = [await registerDraft('f', `${word} Anna`), await registerDraft('f', `${word} Beena`)]
  await enterAs(page, teleManager)
  await page.goto(`/ad/profile/search-by-status?status=Draft&text=${word}`)
  const last = page.getByRole('row').nth(2)
  const before = await boxOf(last)
  await page.getByRole('checkbox', { name: 'All on this page' }).check()
  await button(page.getByRole('main'), 'Activate').click()
  await button(page.getByRole('dialog'), 'Activate').click()
  const reason = page.getByRole('row').nth(1).getByText('Some required details are still missing')
  await expect(reason).toBeVisible()
  expect((await boxOf(reason)).width).toBeGreaterThan(120)
  await expect(page.getByText('2 failed')).toBeVisible()
  expect(await boxOf(last)).toEqual(before)
  await button(page, 'Show why').click()
  const dialog = page.getByRole('dialog', { name: 'Why these failed' })
  for (const { bnrId } of drafts) await expect(dialog.getByText(bnrId)).toBeVisible()
  await expect(dialog.getByText('Select denomination')).toHaveCount(2)
})

test('the shell stays visible while a page that members also have loads', async ({ page }) => {
  await enterAs(page, teleManager)
  await page.goto('/ad/dashboard')
  await page.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.evaluate(() => {
    const seen = { blank: 0 }
    Object.assign(globalThis, { seen })
    const look = () => {
      if (!document.querySelector('main')) seen.blank++
      requestAnimationFrame(look)
    }
    look()
  })
  await goTo(page, 'Plans')
  await expect(page.getByRole('heading', { level: 1, name: 'Membership plans' })).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as { seen: { blank: number } }).seen.blank)).toBe(0)
})
