import { expect, type Locator, type Page } from '@playwright/test'

type Place = Page | Locator

/** Fields are found as a screen reader names them, so that a label that is not tied to its field fails a test. */
export const textField = (place: Place, name: string) => place.getByRole('textbox', { name, exact: true })
export const listField = (place: Place, name: string) => place.getByRole('combobox', { name, exact: true })
export const groupField = (place: Place, name: string) => place.getByRole('group', { name, exact: true })
export const link = (place: Place, name: string) => place.getByRole('link', { name, exact: true })
export const button = (place: Place, name: string) => place.getByRole('button', { name, exact: true })

/** The name of a choice; in a search, the number of its profiles follows. */
export const optionOf = (label: string) => new RegExp(`^${escaped(label)}( [\\d,]+ profiles?)?$`)

/** The button of a member's search, which says how many profiles it will show once that is known. */
export const submit = (place: Place) =>
  place.getByRole('button', { name: /^(Search|Show [\d,]+ profiles?)$/ })

const pageOf = (place: Place) => ('page' in place ? place.page() : place)

/** Chooses from a long list by typing into it. */
export async function choose(place: Place, name: string, option: string): Promise<void> {
  const field = listField(place, name)
  await field.click()
  await field.fill(option)
  const list = pageOf(place).getByRole('listbox').filter({ visible: true })
  // The click below would scroll to a list that is far from its field, and hide that mistake.
  await expect(list).toBeInViewport()
  await list.getByRole('option', { name: optionOf(option) }).click()
}

/** Adds a choice from a long list, which stays open until the focus moves on. */
export async function chooseAlso(place: Place, name: string, option: string): Promise<void> {
  await choose(place, name, option)
  await listField(place, name).press('Tab')
}

/** Chooses from a short list. The focus comes first, as for a person, and loads the lists of the home page. */
export async function pick(place: Place, name: string, option: string): Promise<void> {
  const field = listField(place, name)
  await field.focus()
  await field.selectOption({ label: option })
}

export async function pickBirthDate(page: Page, day: string, month: string, year: string): Promise<void> {
  const date = groupField(page, 'Birth date')
  await pick(date, 'Year', year)
  await pick(date, 'Month', month)
  await pick(date, 'Day', day)
}

/** Expects a message at its field, linked to it for screen readers. */
export async function expectMessage(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(`(^| )${escaped(message)}( |$)`))
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
