import { expect, test } from '@playwright/test'
import { button, listField, pick } from '../support/fields.ts'
import { registerMember } from '../support/profiles.ts'
import { enterAs } from '../support/session.ts'

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
  await button(page, 'Search').click()
  await expect(page).toHaveURL('/profile/list?form=advanced&age=26-33&height=5.6-6.0')
})
