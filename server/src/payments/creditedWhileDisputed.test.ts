import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createBuyer, postForm, setBankAnswer, waitAtBank } from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'

const { service, staff } = await useBilling()

async function buyAndStart(buyer: TestMember, plan: string, upgrade = false) {
  const { id, orderId, answer } = await waitAtBank(service, buyer, plan, {}, upgrade)
  await answer('Shipped')
  await service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
  return { id, orderId }
}

test('a credit note for an upgrade leaves the quotas frozen while a chargeback of the first payment is undecided', async () => {
  const buyer = await createBuyer(service)
  const first = await buyAndStart(buyer, 'Saphire Classic')
  const upgrade = await buyAndStart(buyer, 'Platinum Classic', true)
  const encResp = await setBankAnswer(service, first.orderId, 'Chargeback')
  await postForm(service, '/api/payments/events', { encResp })
  const body = { reason: 'Paid back', keepRunning: 'Our mistake' }
  await service.call(creditInvoice, { params: { id: upgrade.id }, body }, staff.finance.token)
  const membership = await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)
  expect(membership.body).toMatchObject({ planName: 'Platinum Classic', isFrozen: true })
})
