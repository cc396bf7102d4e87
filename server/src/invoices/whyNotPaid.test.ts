import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import { paiseOf } from '@bnr/contract/money'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createBuyer } from '../../test/factories/payments.ts'
import { memberships } from '../memberships/tables.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

const enter = (id: number) => {
  const body = { paymentKind: 'nr' as const, transfer: { transactionId: 'T1' } }
  return service.call(settleInvoice.paid, { params: { id }, body }, staff.manager.token)
}

test.each([
  ['Paid', 'wrong_state', 'This invoice is Paid. The payment is waiting for activation'],
  ['Active', 'wrong_state', 'This invoice is Active'],
  ['Expired', 'invoice_lapsed', 'This invoice is Expired. Please choose the plan again'],
] as const)('an invoice that is %s cannot be paid, and the reply says why', async (state, code, message) => {
  const buyer = await createBuyer(service)
  const { id } = await createInvoice(service, buyer.id, { state, paymentKind: 'nr' })
  expect(await enter(id)).toMatchObject({ status: 409, wire: { code, message } })
})

/** Gives a membership worth 4,000 rupees that no invoice of this test paid for. */
async function givePaidMembership(profileId: number) {
  await giveMembership(service, profileId, { price: paiseOf(4000), duration: 90, durationUnit: 'DAYS' })
  const paid = { paidValue: paiseOf(4000) }
  const given = service.db.update(memberships).set(paid).where(eq(memberships.profileId, profileId))
  const [row] = (await given.returning()).toSorted((a, b) => b.id - a.id)
  return row?.id ?? 0
}

test.each([
  ['can be paid while that membership is running', false, 200],
  ['cannot be paid once another membership of the same worth has replaced it', true, 409],
])('an upgrade that gave credit for a membership %s', async (_, isReplaced, status) => {
  const buyer = await createBuyer(service)
  const upgradeOf = await givePaidMembership(buyer.id)
  const { snapshot } = await createInvoice(service, buyer.id, { state: 'Cancelled' })
  const { id } = await createInvoice(service, buyer.id, {
    state: 'Initiated',
    purchase: 'upgrade',
    paymentKind: 'nr',
    upgradeCredit: paiseOf(1000),
    snapshot: { ...snapshot, upgradeOf },
  })
  if (isReplaced) await givePaidMembership(buyer.id)
  const answer = await enter(id)
  expect(answer.status).toBe(status)
  if (isReplaced)
    expect(answer.wire).toMatchObject({
      code: 'invoice_outdated',
      message: 'The credit on this invoice is no longer available. Please choose the plan again',
    })
})
