import { readProfile } from '@bnr/contract/profiles/endpoints'
import { expect, type Locator, test } from '@playwright/test'
import { callAs } from '../support/calls.ts'
import { edit, expectSaved, openEditPage, save, section } from '../support/editing.ts'
import { chooseAlso, groupField, listField } from '../support/fields.ts'
import { type Member, registerMember } from '../support/profiles.ts'
import { mainWay } from '../widths.ts'

const range = (place: Locator, name: string, end: 'from' | 'to') =>
  place.getByRole('combobox', { name: `${name}, ${end}`, exact: true })
const tick = (place: Locator, group: string, name: string) =>
  groupField(place, group).getByRole('checkbox', { name, exact: true })
const storedBy = async ({ person, bnrId }: Member) =>
  (await callAs(person))(readProfile, { query: { pid: bnrId } })

test('a member saves basic and religious preferences', mainWay, async ({ page }) => {
  const member = await registerMember()
  await openEditPage(page, member)
  const preferences = await edit(page, 'Basic and Religion')
  await expect(tick(preferences, 'Marital status', 'Any')).toBeChecked()
  await expect(groupField(preferences, 'Children')).toBeVisible()
  await tick(preferences, 'Marital status', 'Never Married').check()
  await expect(tick(preferences, 'Marital status', 'Any')).not.toBeChecked()
  await expect(groupField(preferences, 'Children')).toHaveCount(0)
  await tick(preferences, 'Marital status', 'Widow / Widower').check()
  await tick(preferences, 'Children', 'No children').check()
  await range(preferences, 'Age in years', 'to').selectOption('32')
  await expect(range(preferences, 'Age in years', 'from')).toHaveValue('21')
  await range(preferences, 'Height', 'from').selectOption({ label: '5 ft 2 in' })
  await chooseAlso(preferences, 'Caste', 'Nadar')
  await chooseAlso(preferences, 'Denomination', 'CSI (Church of South India)')
  await save(preferences)
  await expectSaved(page, 'Basic and Religion', 'Your Basic Preference has been updated')
  const view = section(page, 'Basic and Religion')
  for (const text of ['21 to 32 years', 'Never Married', 'Widow / Widower', 'No children', 'Nadar'])
    await expect(view).toContainText(text)
  const { basicPreference, religiousPreference } = await storedBy(member)
  expect(basicPreference).toMatchObject({ castes: ['Nadar'], childStatuses: ['n'], motherTongues: [] })
  expect(religiousPreference?.denominations).toEqual(['CSI (Church of South India)'])
})

test('an age range that ends before it begins is refused', async ({ page }) => {
  await openEditPage(page, await registerMember())
  const preferences = await edit(page, 'Basic and Religion')
  await range(preferences, 'Age in years', 'from').selectOption('30')
  await range(preferences, 'Age in years', 'to').selectOption('25')
  await save(preferences)
  await expect(groupField(preferences, 'Age in years')).toHaveAccessibleDescription(
    'From value should be less than To value',
  )
  await expect(range(preferences, 'Age in years', 'from')).toBeFocused()
  await range(preferences, 'Age in years', 'to').selectOption('33')
  await expect(preferences).not.toContainText('From value should be less')
  await save(preferences)
  await expectSaved(page, 'Basic and Religion', 'Your Basic Preference has been updated')
})

test('preferences left at Any are saved as Any', async ({ page }) => {
  const member = await registerMember()
  await openEditPage(page, member)
  const preferences = await edit(page, 'Basic and Religion')
  await save(preferences)
  await expectSaved(page, 'Basic and Religion', 'Your Basic Preference has been updated')
  await expect(page.getByRole('link', { name: 'Say what you hope for in a partner' })).toHaveCount(0)
  expect((await storedBy(member)).basicPreference?.castes).toEqual([])
})

test('a member saves professional preferences, and an inverted income range is refused', async ({ page }) => {
  await openEditPage(page, await registerMember())
  const preferences = await edit(page, 'Professional')
  await expect(range(preferences, 'Annual income', 'to')).toBeDisabled()
  await range(preferences, 'Annual income', 'from').selectOption('300000')
  await range(preferences, 'Annual income', 'to').selectOption('200000')
  await save(preferences)
  await expect(groupField(preferences, 'Annual income')).toHaveAccessibleDescription(
    'From value should be less than To value',
  )
  await range(preferences, 'Annual income', 'to').selectOption('1000000')
  await chooseAlso(preferences, 'Education', 'MBBS')
  await chooseAlso(preferences, 'Occupation', 'Doctor')
  await tick(preferences, 'Employment type', 'Government').check()
  await save(preferences)
  await expectSaved(page, 'Professional', 'Your Professional Preference has been updated')
  const view = section(page, 'Professional')
  for (const text of ['MBBS', 'Doctor', 'Government', 'Rs. 3 Lakhs']) await expect(view).toContainText(text)
})

test('choosing Any country disables states and cities in the place preferences', async ({ page }) => {
  const member = await registerMember()
  await openEditPage(page, member)
  const preferences = await edit(page, 'Location')
  for (const name of ['State', 'City']) await expect(listField(preferences, name)).toBeDisabled()
  await chooseAlso(preferences, 'Country', 'India')
  await expect(listField(preferences, 'City')).toBeDisabled()
  await chooseAlso(preferences, 'State', 'Kerala')
  await chooseAlso(preferences, 'City', 'Kottayam')
  await save(preferences)
  await expectSaved(page, 'Location', 'Your Location Preference has been updated')
  expect((await storedBy(member)).locationPreference).toEqual({
    countries: ['India'],
    states: ['Kerala'],
    districts: ['Kottayam'],
  })
  const again = await edit(page, 'Location')
  await chooseAlso(again, 'Country', 'Any')
  for (const name of ['State', 'City']) await expect(listField(again, name)).toBeDisabled()
  await save(again)
  await expectSaved(page, 'Location', 'Your Location Preference has been updated')
  expect((await storedBy(member)).locationPreference).toEqual({ countries: [] })
})
