import { expect, type Locator, type Page } from '@playwright/test'
import { button } from './fields.ts'
import type { Person } from './people.ts'
import type { Member } from './profiles.ts'
import { enterAs } from './session.ts'

export async function openEditPage(
  page: Page,
  member: Pick<Member, 'bnrId' | 'person'>,
  as: Person = member.person,
): Promise<void> {
  await enterAs(page, as)
  await page.goto(`/profile/update/${member.bnrId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
export const form = (page: Page, title: string) => page.getByRole('form', { name: title, exact: true })

/** Opens a section for editing; returns its form. */
export async function edit(page: Page, title: string): Promise<Locator> {
  await button(page, `Edit ${title}`).click()
  await expect(form(page, title)).toBeVisible()
  return form(page, title)
}

export const save = (inside: Locator) => button(inside, 'Save').click()

/** Expects the message after saving and the section instead of its form. */
export async function expectSaved(page: Page, title: string, message: string): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText(message, { exact: true })).toBeVisible()
  await expect(form(page, title)).toHaveCount(0)
  await expect(button(page, `Edit ${title}`)).toBeFocused()
  // So that the next message is not mistaken for this one.
  await button(messages, 'Close').last().click()
}
