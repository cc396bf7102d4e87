import { readQueues } from '@bnr/contract/figures/endpoints'
import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice, issueInvoice, searchInvoices } from '@bnr/contract/invoices/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { planNamed } from '../../test/factories/memberships.ts'
import { buy, createBuyer, openBank, payFor } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { loadInvoice } from './store.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService(bank.settings)
let manager: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  manager = await createStaff(service, 'tele_manager')
})

const queue = async () => {
  const criteria = [{ key: 'wa', operation: 'eq' as const, value: true }]
  const { body } = await service.call(searchInvoices, { body: { criteria } }, manager.token)
  return body.results.map(({ id }) => id).toSorted((a, b) => a - b)
}
async function enteredByStaff() {
  const { id: planId } = await planNamed(service, 'Ruby')
  const { id: profileId } = await createBuyer(service)
  const body = { planId, profileId, paymentKind: 'uv' as const, upi: { transactionId: 'U1' } }
  return (await service.call(issueInvoice, { body }, manager.token)).body.id
}

test('the approval queue lists paid invoices and those that staff entered, but none that were credited in full', async () => {
  const paid = await payFor(service, await createBuyer(service), 'Ruby')
  const back = await payFor(service, await createBuyer(service), 'Ruby')
  await buy(service, await createBuyer(service), 'Ruby')
  const finance = await createStaff(service, 'finance_admin')
  const credit = { params: { id: back.id }, body: { reason: 'Paid twice' } }
  await service.call(creditInvoice, credit, finance.token)
  const entered = await enteredByStaff()
  expect(await queue()).toEqual([paid.id, entered])
  const { body } = await service.call(readQueues, {}, manager.token)
  expect(body.find(({ name }) => name === 'invoices')?.count).toBe(2)
  const approval = { params: { id: entered }, body: {} }
  expect((await service.call(approveInvoice, approval, manager.token)).status).toBe(200)
  expect((await loadInvoice(service.db, entered)).paidOn).not.toBeNull()
  expect(await queue()).toEqual([paid.id])
})
