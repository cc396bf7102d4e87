import { issueInvoice, searchInvoices } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { beginPayment, searchPayments } from '@bnr/contract/payments/endpoints'
import { searchPlans } from '@bnr/contract/plans/endpoints'
import { expect } from '@playwright/test'
import { goToBank, setBankAnswer } from './bank.ts'
import { callAs, callAsGuest } from './calls.ts'
import { financeAdmin, teleManager } from './people.ts'
import { completeSections, type Member, registerMember } from './profiles.ts'

const home = {
  door: '7 Hill Road',
  city: 'Chennai',
  state: 'Tamil Nadu',
  country: 'India',
  postalCode: '600034',
}

/** A member with a billing address. */
export const registerBuyer = (name?: string): Promise<Member> =>
  registerMember({
    ...(name ? { name } : {}),
    change: { location: { ...completeSections.location, permanent: home } },
  })

export async function planNamed(name: string): Promise<number> {
  const { results } = await callAsGuest(searchPlans, { query: { size: 500 }, body: { criteria: [] } })
  const id = results.find((plan) => plan.name === name)?.id
  if (id === undefined) throw new Error(`there is no plan ${name}`)
  return id
}

/** Issues an invoice as staff for a bank transfer. */
export async function issueByStaff(
  { id }: Member,
  plan = 'Platinum Classic',
  transactionId = 'N326260001',
): Promise<Invoice> {
  const body = {
    profileId: id,
    planId: await planNamed(plan),
    paymentKind: 'nr' as const,
    transfer: { transactionId },
  }
  return await (await callAs(teleManager))(issueInvoice, { body })
}

/** Issues a card invoice and goes to the bank `tries` times, without an answer so far. */
export async function issueByCard(member: Member, tries = 1) {
  const call = await callAs(member.person)
  const body = { planId: await planNamed('Platinum Classic'), paymentKind: 'cc' as const, consent: true }
  const invoice = await call(issueInvoice, { body })
  const orders = [await goToBank(invoice.payToken)]
  while (orders.length < tries) {
    const again = await call(beginPayment, { params: { id: invoice.id }, body: { consent: true } })
    orders.push(await goToBank(again.payToken))
  }
  return { invoice, orders }
}

/** Pays the same invoice twice: the second payment waits for a decision. Returns it with the number of its tax invoice. */
export async function payTwice(member: Member): Promise<Invoice> {
  const { invoice, orders } = await issueByCard(member, 2)
  for (const order of orders) await setBankAnswer(order, 'Shipped')
  const call = await callAs(financeAdmin)
  const criteria = [
    { key: 'inv', operation: 'eq', value: invoice.id },
    { key: 'nd', operation: 'eq', value: true },
  ]
  await expect.poll(async () => (await call(searchPayments, { body: { criteria } })).total).toBe(1)
  return (await invoiceOf(invoice)) ?? invoice
}

export async function invoiceOf({ id }: Invoice): Promise<Invoice | undefined> {
  const criteria = [{ key: 'id', operation: 'eq', value: id }]
  return (await (await callAs(teleManager))(searchInvoices, { body: { criteria } })).results[0]
}
