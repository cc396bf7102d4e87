import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import {
  buy,
  comeBack,
  createBuyer,
  goToBank,
  setBankAnswer,
  tryAgain,
} from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { loadInvoice } from '../invoices/store.ts'
import { paymentEvents } from '../invoices/tables.ts'

const { service, staff, afterMinutes } = await useBilling()
beforeEach(() => afterMinutes(0))

const stateOf = async (id: number) => (await loadInvoice(service.db, id)).state
const answer = async (orderId: string, status: string) =>
  comeBack(service, await setBankAnswer(service, orderId, status))
const lastEventOf = async (id: number) => {
  const of = eq(paymentEvents.invoiceId, id)
  const { description, orderId, transition } =
    (await service.db.select().from(paymentEvents).where(of).orderBy(asc(paymentEvents.id))).at(-1) ?? {}
  return { description, orderId, transition }
}
const goAgain = async (buyer: TestMember, id: number) =>
  goToBank(service, (await tryAgain(service, buyer, id)).body.payToken)

describe('the failure of an earlier attempt is recorded but fails nothing, while that of the last one fails the invoice', () => {
  test('when the last one began a second later', async () => {
    const buyer = await createBuyer(service)
    const { id, payToken } = (await buy(service, buyer, 'Ruby')).body
    const first = await goToBank(service, payToken)
    afterMinutes(1 / 60)
    const last = await goAgain(buyer, id)
    await answer(first, 'Unsuccessful')
    expect(await stateOf(id)).toBe('Initiated')
    expect(await lastEventOf(id)).toEqual({ description: 'Failure', orderId: first, transition: null })
    await answer(last, 'Unsuccessful')
    expect(await stateOf(id)).toBe('Failed')
    expect(await lastEventOf(id)).toEqual({ description: 'Failure', orderId: last, transition: 'fail' })
  })

  test('when both began in the same millisecond, whatever their order ids', async () => {
    const buyer = await createBuyer(service)
    const { id, payToken } = (await buy(service, buyer, 'Ruby')).body
    let [earlier, last] = ['', await goToBank(service, payToken)]
    while (last >= earlier) [earlier, last] = [last, await goAgain(buyer, id)]
    await answer(earlier, 'Unsuccessful')
    expect(await stateOf(id)).toBe('Initiated')
    await answer(last, 'Aborted')
    expect(await stateOf(id)).toBe('Cancelled')
  })
})

test.each(['Initiated', 'Failed', 'Cancelled'] as const)(
  'the payment of one invoice permanently cancels another of the same member that is %s',
  async (state) => {
    const buyer = await createBuyer(service)
    const paid = await createInvoice(service, buyer.id, { state: 'Initiated', paymentKind: 'nr' })
    const other = await createInvoice(service, buyer.id, { state })
    const body = { paymentKind: 'nr' as const, transfer: { transactionId: 'T1' } }
    await service.call(settleInvoice.paid, { params: { id: paid.id }, body }, staff.manager.token)
    expect([await stateOf(paid.id), await stateOf(other.id)]).toEqual(['Paid', 'Cancelled'])
    expect(await lastEventOf(other.id)).toMatchObject({
      description: `${(await loadInvoice(service.db, paid.id)).number} was paid`,
      transition: 'supersede',
    })
  },
)
