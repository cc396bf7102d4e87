import { createCoupon } from '@bnr/contract/coupons/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { expect, type Page } from '@playwright/test'
import { callAs } from './calls.ts'
import { button } from './fields.ts'
import { planNamed } from './invoices.ts'
import { isHydrated } from './pages.ts'
import { freshWord, type Person, teleManager } from './people.ts'
import type { Member } from './profiles.ts'
import { enterAs } from './session.ts'

/** Opens the checkout of a plan as this person. */
export async function openCheckout(page: Page, person: Person, planName = 'Platinum Classic'): Promise<void> {
  const id = await planNamed(planName)
  await enterAs(page, person)
  await page.goto(`/checkout?plan=${id}`)
  await expect(button(page, 'Pay Now')).toBeVisible()
  await isHydrated(page)
}

export const agree = (page: Page) => page.getByRole('checkbox', { name: /^I agree to the terms/ }).check()

/** Goes from the checkout to the bank's page. */
export async function goToBank(page: Page): Promise<void> {
  await agree(page)
  await button(page, 'Pay Now').click()
  await atBank(page)
}

export const atBank = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible()

export async function invoicesOf({ person }: Member): Promise<Invoice[]> {
  return (await (await callAs(person))(searchInvoices, { body: { criteria: [] } })).results
}

/** Creates a coupon for ten percent that is valid today; returns its code. */
export async function makeCoupon(): Promise<string> {
  const code = freshWord().toUpperCase()
  const today = indianDay(new Date())
  const body = { code, percent: 10, planIds: [], startsOn: today, endsOn: today }
  await (await callAs(teleManager))(createCoupon, { body })
  return code
}
