import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './accessibility.ts'
import { button } from './fields.ts'
import { settled } from './pages.ts'
import { teleManager } from './people.ts'
import type { Member } from './profiles.ts'
import { enterAs } from './session.ts'

/** A plan as the staff form lists it. */
export const plan = 'Platinum Classic · ₹8,500'

export async function openForm(page: Page, { bnrId, name }: Member): Promise<void> {
  await enterAs(page, teleManager)
  await page.goto(`/invoice/generate?pid=${bnrId}`)
  await settled(page, 'Generate Invoice')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

/** Activates the invoice of a row. */
export async function approveIn(page: Page, number: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: number })
  await button(row, `Activate ${number}`).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The membership starts today.')
  await expectNoSidewaysScroll(page, 'activation')
  await button(dialog, 'Activate').click()
  await expect(page.getByText('Invoice has been approved!')).toBeVisible()
}

/** The number of the invoice that was just issued. */
export async function issuedNumber(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 2, name: /^Proforma invoice / })
  await expect(heading).toBeFocused()
  return (await heading.innerText()).slice('Proforma invoice '.length)
}
