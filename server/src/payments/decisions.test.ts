import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import {
  createBuyer,
  eventsOf,
  goToBank,
  setBankAnswer,
  tryAgain,
  waitAtBank,
} from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { auditLog } from '../database/tables.ts'
import { loadInvoice } from '../invoices/store.ts'
import { creditNotes, invoices } from '../invoices/tables.ts'
import { notifications } from '../notifications/tables.ts'
import { askReversed } from './checkWithGateway.ts'
import { paymentDecisions } from './tables.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

async function report(orderId: string, status: string) {
  await setBankAnswer(service, orderId, status)
  await askReversed(service, orderId)
}
/** An invoice that was paid twice; its membership runs, and finance must decide about the first attempt. */
async function paidTwice(buyer: TestMember) {
  const { id, orderId, answer } = await waitAtBank(service, buyer, 'Saphire Classic')
  await answer('Unsuccessful')
  const second = await goToBank(service, (await tryAgain(service, buyer, id)).body.payToken)
  await report(second, 'Shipped')
  await service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
  await report(orderId, 'Shipped')
  const eventId = (await eventsOf(service, id)).find(({ needsDecision }) => needsDecision)?.id ?? 0
  return { id, orderId, eventId }
}
const decide = (id: number, body: object) =>
  service.call(decidePayment, { params: { id }, body: body as never }, staff.finance.token)
const membershipOf = async (buyer: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)).body
const refunded = { decision: 'refunded', reference: 'REF 7' }

describe('a refund of a payment that came twice', () => {
  test('leaves the membership running', async () => {
    const buyer = await createBuyer(service)
    const { eventId } = await paidTwice(buyer)
    const before = await membershipOf(buyer)
    expect((await decide(eventId, refunded)).status).toBe(200)
    expect(await membershipOf(buyer)).toEqual(before)
  })

  test('is in the audit log of the member', async () => {
    const buyer = await createBuyer(service)
    const { eventId } = await paidTwice(buyer)
    await decide(eventId, refunded)
    const entries = service.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `payment ${eventId}`))
    expect(await entries).toMatchObject([
      {
        action: 'decide payment',
        userId: staff.finance.id,
        profileId: buyer.id,
        detail: refunded,
      },
    ])
  })

  test('tells the member its reference', async () => {
    const buyer = await createBuyer(service)
    const { eventId } = await paidTwice(buyer)
    await decide(eventId, refunded)
    const sent = and(eq(notifications.profileId, buyer.id), eq(notifications.kind, 'paymentRefunded'))
    expect(await service.db.select().from(notifications).where(sent)).toMatchObject([
      { details: { reference: 'REF 7' } },
    ])
  })

  test.each([refunded, { decision: 'dismissed', note: 'Nothing to do' }])(
    'can be decided after the member was removed: %j',
    async (decision) => {
      const { id, orderId, eventId } = await paidTwice(await createBuyer(service))
      await report(orderId, 'Chargeback')
      await service.db.update(invoices).set({ profileId: null }).where(eq(invoices.id, id))
      const [reversal] = (await eventsOf(service, id)).slice(-1)
      for (const one of [eventId, reversal?.id ?? 0]) expect((await decide(one, decision)).status).toBe(200)
    },
  )
})

test('a dismissal is recorded with its author, and its reference is the beginning of the reason', async () => {
  const { id, eventId } = await paidTwice(await createBuyer(service))
  const note = 'The bank wrote to us that it had counted one payment twice, and gave it up'
  await decide(eventId, { decision: 'dismissed', note })
  expect((await eventsOf(service, id)).at(-1)).toMatchObject({
    source: 'staff',
    description: 'dismissed',
    userId: staff.finance.id,
    transition: null,
  })
  const [decided] = await service.db
    .select()
    .from(paymentDecisions)
    .where(eq(paymentDecisions.eventId, eventId))
  expect(decided).toMatchObject({ note, reference: note.slice(0, 60) })
})

test('a credit note in a decision is for the invoice of the payment if finance names no other', async () => {
  const { id, eventId } = await paidTwice(await createBuyer(service))
  expect((await decide(eventId, { decision: 'credit note', note: 'Paid twice' })).status).toBe(200)
  const [note] = await service.db.select().from(creditNotes).where(eq(creditNotes.invoiceId, id))
  const decided = eq(paymentDecisions.eventId, eventId)
  expect(await service.db.select().from(paymentDecisions).where(decided)).toMatchObject([
    { reference: note?.number },
  ])
})

test.each([
  [{ decision: 'refunded' }, { ref: 'Enter the reference of the refund' }],
  [{ decision: 'credit note' }, { nt: 'Enter the reason' }],
  [{ decision: 'dismissed' }, { nt: 'Enter the reason' }],
])('the decision %j asks for what is missing: %j', async (decision, fields) => {
  const { eventId } = await paidTwice(await createBuyer(service))
  expect(await decide(eventId, decision)).toMatchObject({ status: 400, wire: { fields } })
})

test('nobody can decide about a payment that does not exist', async () => {
  expect(await decide(999_999, refunded)).toMatchObject({ status: 404, wire: { code: 'not_found' } })
})

describe('money that came twice', () => {
  /** Another invoice of the buyer, a renewal that can be paid near the end of the membership. */
  async function withRenewal(values: { planName?: string } = {}) {
    const buyer = await createBuyer(service)
    const paid = await paidTwice(buyer)
    goTo(70)
    const renewal = { purchase: 'renewal', state: 'Initiated', planName: 'Saphire Classic' } as const
    return { buyer, ...paid, renewal: await createInvoice(service, buyer.id, { ...renewal, ...values }) }
  }

  test('pays another invoice, which records the staff member and the transaction', async () => {
    const { orderId, eventId, renewal } = await withRenewal()
    expect((await decide(eventId, { decision: 'apply', invoiceId: renewal.id })).status).toBe(200)
    const { trackingId } = (await eventsOf(service, renewal.id))[0] ?? {}
    expect(trackingId).toMatch(/^3\d{11}$/)
    expect(await eventsOf(service, renewal.id)).toMatchObject([
      {
        source: 'staff',
        description: 'applied',
        transition: 'pay',
        orderId,
        amount: 413_000,
        userId: staff.finance.id,
      },
    ])
  })

  test('pays no invoice of another amount', async () => {
    const { eventId, renewal } = await withRenewal({ planName: 'Platinum Classic' })
    expect((await decide(eventId, { decision: 'apply', invoiceId: renewal.id })).wire).toMatchObject({
      fields: { id: 'The amounts differ. Refund the payment, or issue an invoice for this amount' },
    })
  })

  test('pays no invoice of another member', async () => {
    const { eventId } = await withRenewal()
    const other = await createInvoice(service, (await createBuyer(service)).id, { state: 'Initiated' })
    expect((await decide(eventId, { decision: 'apply', invoiceId: other.id })).wire).toMatchObject({
      fields: { id: 'This invoice belongs to another member' },
    })
  })

  test('pays no invoice once the bank has reversed it', async () => {
    const { orderId, eventId, renewal } = await withRenewal()
    await report(orderId, 'Chargeback')
    expect((await decide(eventId, { decision: 'apply', invoiceId: renewal.id })).wire).toMatchObject({
      fields: { de: 'This payment was not received or was reversed, so it cannot pay an invoice' },
    })
    expect((await loadInvoice(service.db, renewal.id)).state).toBe('Initiated')
  })
})
