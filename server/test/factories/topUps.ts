import { issueInvoice } from '@bnr/contract/invoices/endpoints'
import type { TestService } from '../harness.ts'
import { giveMembership, planNamed } from './memberships.ts'
import { createBuyer } from './payments.ts'
import type { TestMember } from './profiles.ts'

export const numbers = '10 more phone numbers'

/** A member whose running plan has two phone numbers. */
export async function createBuyerWithPlan(service: TestService): Promise<TestMember> {
  const buyer = await createBuyer(service)
  await giveMembership(service, buyer.id, { phoneContacts: 2, expressInterests: 0, duration: 90 })
  return buyer
}

/** Staff enter a top-up that the member paid in another way; it waits for approval. */
export async function enterTopUp(service: TestService, buyer: TestMember, by: { token: string }) {
  const { id: planId } = await planNamed(service, numbers)
  const body = { planId, profileId: buyer.id, paymentKind: 'uv' as const, upi: { transactionId: 'U1' } }
  return (await service.call(issueInvoice, { body }, by.token)).body.id
}
