import { approveInvoice, settleInvoice } from '@bnr/contract/invoices/endpoints'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createBuyer, payFor, postForm, setBankAnswer, waitAtBank } from '../../test/factories/payments.ts'
import { race } from '../../test/race.ts'
import type { Transaction } from '../database/database.ts'
import { changeState } from '../invoices/changeState.ts'
import { loadInvoice, lockInvoice } from '../invoices/store.ts'
import { invoices, paymentEvents } from '../invoices/tables.ts'
import { memberships } from '../memberships/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { paymentDecisions } from './tables.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

const lockThem = (ids: readonly number[]) => (tx: Transaction) =>
  tx
    .select()
    .from(invoices)
    .where(inArray(invoices.id, [...ids]))
    .for('no key update')
const approve = (id: number) => () =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const enter = (id: number) => () => {
  const body = { paymentKind: 'nr' as const, transfer: { transactionId: `T${id}` } }
  return service.call(settleInvoice.paid, { params: { id }, body }, staff.manager.token)
}
const stateOf = async (id: number) => (await loadInvoice(service.db, id)).state
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const membershipsOf = (profileId: number) =>
  service.db
    .select()
    .from(memberships)
    .where(eq(memberships.profileId, profileId))
    .orderBy(asc(memberships.startsOn))

describe('of two simultaneous calls', () => {
  test('that approve two paid invoices of one member, one starts a membership and the other makes one wait behind it', async () => {
    const buyer = await createBuyer(service)
    const paid = { state: 'Paid', paidOn: '2026-11-20' } as const
    const ids = [
      (await createInvoice(service, buyer.id, paid)).id,
      (await createInvoice(service, buyer.id, paid)).id,
    ]
    expect(statusesOf(await race(service.db, lockThem(ids), ids.map(approve)))).toEqual([200, 200])
    const started = await membershipsOf(buyer.id)
    expect(started.map(({ startsOn, replacedAt }) => ({ startsOn, replacedAt }))).toEqual([
      { startsOn: '2026-11-21', replacedAt: null },
      { startsOn: '2027-11-16', replacedAt: null },
    ])
  })

  test('that approve the same invoice, one starts its membership', async () => {
    const buyer = await createBuyer(service)
    const { id } = await payFor(service, buyer, 'Saphire Classic')
    const answers = await race(service.db, lockThem([id]), [approve(id), approve(id)])
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(await membershipsOf(buyer.id)).toHaveLength(1)
  })

  test('that pay two open invoices of one member, one pays and cancels the other', async () => {
    const buyer = await createBuyer(service)
    const open = { state: 'Initiated', paymentKind: 'nr' } as const
    const ids = [
      (await createInvoice(service, buyer.id, open)).id,
      (await createInvoice(service, buyer.id, open)).id,
    ]
    expect(statusesOf(await race(service.db, lockThem(ids), ids.map(enter)))).toEqual([200, 409])
    expect((await Promise.all(ids.map(stateOf))).sort()).toEqual(['Cancelled', 'Paid'])
  })

  test('that pay the same invoice, one pays it', async () => {
    const buyer = await createBuyer(service)
    const { id } = await createInvoice(service, buyer.id, { state: 'Initiated', paymentKind: 'nr' })
    expect(statusesOf(await race(service.db, lockThem([id]), [enter(id), enter(id)]))).toEqual([200, 409])
    const paid = sql`invoice_id = ${id} and transition = 'pay'`
    expect(await service.db.$count(paymentEvents, paid)).toBe(1)
  })

  test('that decide about the same payment, one decides, and the member is notified once', async () => {
    const buyer = await createBuyer(service)
    const { id, orderId, answer } = await waitAtBank(service, buyer, 'Saphire Classic')
    await answer('Shipped')
    await postForm(service, '/api/payments/events', {
      encResp: await setBankAnswer(service, orderId, 'Chargeback'),
    })
    const undecided = sql`invoice_id = ${id} and needs_decision`
    const [event] = await service.db.select().from(paymentEvents).where(undecided)
    const eventId = event?.id ?? 0
    const decide = (body: object) => () =>
      service.call(decidePayment, { params: { id: eventId }, body: body as never }, staff.finance.token)
    const lockEvent = (tx: Transaction) =>
      tx.select().from(paymentEvents).where(eq(paymentEvents.id, eventId)).for('no key update')
    const answers = await race(service.db, lockEvent, [
      decide({ decision: 'refunded', reference: 'R1' }),
      decide({ decision: 'refunded', reference: 'R2' }),
    ])
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.wire).toMatchObject({ code: 'already_decided' })
    const decisions = eq(paymentDecisions.eventId, eventId)
    expect(await service.db.$count(paymentDecisions, decisions)).toBe(1)
    const refundNotices = sql`profile_id = ${buyer.id} and kind = 'paymentRefunded'`
    expect(await service.db.$count(notifications, refundNotices)).toBe(1)
  })
})

test('an invoice that expires while staff enter its payment is not paid', async () => {
  const buyer = await createBuyer(service)
  const { id } = await createInvoice(service, buyer.id, { state: 'Initiated', paymentKind: 'nr' })
  const lapse = async (tx: Transaction) =>
    changeState(service, tx, await lockInvoice(tx, id), 'lapse', {
      source: 'job',
      description: 'not paid in time',
    })
  expect(statusesOf(await race(service.db, lapse, [enter(id)]))).toEqual([409])
  expect(await stateOf(id)).toBe('Expired')
})
