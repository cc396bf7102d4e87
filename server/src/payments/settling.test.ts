import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import type { SettledState } from '@bnr/contract/invoices/transitions'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { buy, createBuyer, waitAtBank } from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { auditLog } from '../database/tables.ts'
import { latestDetails, loadInvoice } from '../invoices/store.ts'
import { paymentEvents } from '../invoices/tables.ts'
import { lastAttempt, loadAttempt } from './attempts.ts'

const { service, staff, afterMinutes } = await useBilling()
beforeEach(() => {
  vi.restoreAllMocks()
  afterMinutes(0)
})
afterAll(() => void vi.restoreAllMocks())

const settle = (id: number, state: SettledState, wire: object, { token }: { token: string }) =>
  service.call(settleInvoice[state], { params: { id }, wire }, token)
const auditOf = (id: number, action: string) =>
  service.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `invoice ${id}`), eq(auditLog.action, action)))

describe('a member who reports a payment', () => {
  const report = (id: number, member: TestMember, wire = {}) => settle(id, 'paid', wire, member)
  const timesAsked = async (orderId: string) => (await loadAttempt(service.db, orderId)).asked

  test('may send what the browser brought back from the bank', async () => {
    const buyer = await createBuyer(service)
    const { id, orderId } = await waitAtBank(service, buyer, 'Ruby')
    const sent = { order_id: orderId, roid: '312009876543', order_status: 'Success' }
    expect(await report(id, buyer, sent)).toMatchObject({
      status: 200,
      body: { message: 'This invoice is Initiated', state: 'Initiated' },
    })
  })

  test.each([
    [9999, 1],
    [10_000, 2],
  ])('again after %i milliseconds makes the server ask %i times', async (milliseconds, times) => {
    const buyer = await createBuyer(service)
    const { id, orderId } = await waitAtBank(service, buyer, 'Ruby')
    await report(id, buyer)
    afterMinutes(milliseconds / 60_000)
    await report(id, buyer)
    expect(await timesAsked(orderId)).toBe(times)
  })

  test('before going to the bank makes the server ask nothing', async () => {
    const buyer = await createBuyer(service)
    const { id } = (await buy(service, buyer, 'Ruby')).body
    expect((await report(id, buyer)).status).toBe(200)
    expect(await lastAttempt(service.db, id)).toMatchObject({ sentAt: null, asked: 0 })
  })

  test('after the answer makes the server ask nothing', async () => {
    const buyer = await createBuyer(service)
    const { id, orderId, answer } = await waitAtBank(service, buyer, 'Ruby')
    await answer('Unsuccessful')
    expect((await report(id, buyer)).body).toMatchObject({ state: 'Failed' })
    expect(await timesAsked(orderId)).toBe(0)
  })

  test('of an invoice that nobody has begun to pay gets its state', async () => {
    const buyer = await createBuyer(service)
    const { id } = await createInvoice(service, buyer.id, { state: 'Initiated' })
    expect((await report(id, buyer)).body).toMatchObject({ state: 'Initiated' })
  })

  test('waits for two replies at most while the bank is silent', async () => {
    const buyer = await createBuyer(service)
    const { id } = await waitAtBank(service, buyer, 'Ruby')
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no connection'))
    expect((await report(id, buyer)).status).toBe(200)
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

describe('staff', () => {
  const enter = (id: number, wire: object, state: SettledState = 'paid') =>
    settle(id, state, wire, staff.manager)
  const open = async (values: object = {}) =>
    createInvoice(service, (await createBuyer(service)).id, { state: 'Initiated', ...values })

  test('without the permission cannot settle an invoice', async () => {
    const { id } = await open()
    const executive = await createStaff(service, 'tele_executive')
    expect(await settle(id, 'cancelled', {}, executive)).toMatchObject({
      status: 403,
      wire: { code: 'not_allowed' },
    })
    expect((await loadInvoice(service.db, id)).state).toBe('Initiated')
  })

  test.each([
    ['cancelled', 'Cancelled', 'cancel'],
    ['failed', 'Failed', 'fail'],
  ] as const)('mark an invoice as %s, which the log records', async (as, state, transition) => {
    const { id } = await open()
    expect((await enter(id, {}, as)).body).toEqual({ message: `This invoice is ${state}`, state })
    const events = service.db.select().from(paymentEvents).where(eq(paymentEvents.invoiceId, id))
    expect(await events).toMatchObject([
      { source: 'staff', description: transition, transition, userId: staff.manager.id },
    ])
    expect(await auditOf(id, 'settle invoice')).toMatchObject([
      { userId: staff.manager.id, detail: { state: as } },
    ])
  })

  test('read on which day a payment that they entered counts as received', async () => {
    const { id } = await open({ paymentKind: 'nr' })
    expect((await enter(id, { neft: { tid: 'N1' } })).body).toEqual({
      message: 'This invoice is Paid, received on 21 Nov 2026',
      state: 'Paid',
      day: '2026-11-21',
    })
    const events = service.db.select().from(paymentEvents).where(eq(paymentEvents.invoiceId, id))
    expect(await events).toMatchObject([
      {
        source: 'staff',
        description: 'paid',
        transition: 'pay',
        userId: staff.manager.id,
        amount: 1_003_000,
      },
    ])
  })

  test.each([{}, { pt: 'cc' }])('cannot enter a payment by card with %j', async (wire) => {
    const { id } = await open()
    expect(await enter(id, wire)).toMatchObject({ status: 403, wire: { code: 'not_allowed' } })
  })

  test('must enter the number of a transfer', async () => {
    const { id } = await open()
    expect(await enter(id, { pt: 'nr' })).toMatchObject({
      status: 400,
      wire: { fields: { 'neft.tid': 'Transaction ID is required.' } },
    })
  })

  test('enter the bank and branch of a cheque', async () => {
    const { id } = await open()
    const cheque = { number: '000123', date: '2026-11-20' }
    const body = { paymentKind: 'cd' as const, bankName: 'Indian Bank', branch: 'Madurai', cheque }
    expect(
      (await service.call(settleInvoice.paid, { params: { id }, body }, staff.manager.token)).status,
    ).toBe(200)
    expect(await latestDetails(service.db, id)).toMatchObject({
      paymentKind: 'cd',
      reference: '000123',
      details: { bankName: 'Indian Bank', branch: 'Madurai', cheque: { number: '000123' } },
    })
  })
})
