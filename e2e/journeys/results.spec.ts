import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { button, listField, pick, submit } from '../support/fields.ts'
import { anita } from '../support/people.ts'
import { completeSections, registerMember } from '../support/profiles.ts'
import { memberOfRareWork } from '../support/rare.ts'
import { enterAs } from '../support/session.ts'
import { mainWay, phoneOnly } from '../widths.ts'

test('the forms open with the ages and heights that the member prefers', async ({ page }) => {
  const basicPreference = {
    age: { from: 26, to: 33 },
    height: { from: { feet: 5, inches: 6 }, to: { feet: 6, inches: 0 } },
  }
  const bride = await registerMember({ change: { basicPreference } })
  await enterAs(page, bride.person)
  await page.goto('/profile/search')
  await expect(listField(page, 'Age in years, from')).toHaveValue('26')
  await pick(page, 'Age in years, to', '40')
  await button(page, 'Start over').click()
  await expect(listField(page, 'Age in years, to')).toHaveValue('33')
  await page.getByRole('tab', { name: 'Advanced Search' }).click()
  await expect(listField(page, 'Height, from')).toHaveValue('5.6')
  await submit(page).click()
  await expect(page).toHaveURL('/profile/list?form=advanced&age=26-33&height=5.6-6.0')
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** No other journey registers a groom of these ages. */
const tenResults = '/profile/list?form=quick&age=31-38'

test('two results fit on a phone, and ten are at most 4,500 pixels long', phoneOnly, async ({ page }) => {
  await enterAs(page, anita)
  for (const path of [tenResults, '/matches?direction=theirs']) {
    await page.goto(path)
    await expect(cards(page)).toHaveCount(10)
    const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()))
    const starts = boxes.map((box) => box?.y ?? 0)
    const ends = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0))
    const pairs = starts.slice(0, -1).map((start, at) => (ends[at + 1] ?? 0) - start)
    // An answered interest or a line about the match makes a card longer.
    if (path === tenResults) expect(pairs.sort((a, b) => a - b)[4]).toBeLessThanOrEqual(740)
    expect((ends[9] ?? 0) - (starts[0] ?? 0)).toBeLessThanOrEqual(4500)
  }
})

test('a result says who the person is, in words', mainWay, async ({ page }) => {
  const { change, listPath } = memberOfRareWork()
  const basic = { ...completeSections.basic, aboutMe: 'I teach at a school in the hills. '.repeat(8) }
  const groom = await registerMember({ gender: 'm', change: { ...change, basic } })
  await enterAs(page, anita)
  await page.goto(listPath)
  const card = cards(page)
  await expect(card.getByRole('heading')).toHaveText(groom.name)
  for (const text of [
    'years · 5 ft 4 in · Never Married',
    'Tamil',
    'I teach at a school in the hills.',
    'Verified',
  ])
    await expect(card).toContainText(text)
  await expectAccessible(page, 'a result')
  await expectNoSidewaysScroll(page, 'a result')
})
