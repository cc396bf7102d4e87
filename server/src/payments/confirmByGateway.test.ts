import { confirmGatewayPayment } from '@bnr/contract/invoices/endpoints'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import {
  bankOrders,
  createBuyer,
  setBankAnswer,
  tryAgain,
  waitAtBank,
} from '../../test/factories/payments.ts'
import { auditLog } from '../database/tables.ts'

const { service, afterMinutes } = await useBilling()
beforeEach(() => {
  vi.restoreAllMocks()
  afterMinutes(0)
})
afterAll(() => void vi.restoreAllMocks())

let administrator: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  administrator = await createStaff(service, 'super_admin')
})

const confirmationsOf = (id: number) => {
  const about = and(eq(auditLog.subject, `invoice ${id}`), eq(auditLog.action, 'confirm card payment'))
  return service.db.select().from(auditLog).where(about)
}

describe('a super administrator who confirms a card payment', () => {
  const confirm = (id: number, trackingId: string) =>
    service.call(confirmGatewayPayment, { params: { id }, body: { trackingId } }, administrator.token)
  const atBank = async () => waitAtBank(service, await createBuyer(service), 'Ruby')
  const transactionOf = async (orderId: string) => {
    const orders: { orderId: string; trackingId?: string }[] = await bankOrders(service)
    return orders.find((order) => order.orderId === orderId)?.trackingId ?? ''
  }

  test('reads that it is paid, and the audit log records who did it', async () => {
    const { id, orderId } = await atBank()
    await setBankAnswer(service, orderId, 'Shipped')
    expect((await confirm(id, await transactionOf(orderId))).body).toEqual({
      message: 'This invoice is Paid',
      state: 'Paid',
    })
    expect(await confirmationsOf(id)).toMatchObject([{ userId: administrator.id }])
  })

  test('is refused while the bank has not received the money', async () => {
    const { id, orderId } = await atBank()
    expect((await confirm(id, await transactionOf(orderId))).wire).toMatchObject({
      code: 'not_confirmed',
      fields: { roid: 'The gateway does not confirm this transaction ID' },
    })
    expect(await confirmationsOf(id)).toEqual([])
  })

  test('is refused with the transaction of another payment', async () => {
    const [{ id, orderId }, other] = [await atBank(), await atBank()]
    for (const one of [orderId, other.orderId]) await setBankAnswer(service, one, 'Shipped')
    expect((await confirm(id, await transactionOf(other.orderId))).wire).toMatchObject({
      code: 'not_confirmed',
    })
    expect(await confirmationsOf(id)).toEqual([])
  })

  test('is not told that the bank is silent when our own database fails', async () => {
    const { id, orderId } = await atBank()
    await setBankAnswer(service, orderId, 'Shipped')
    vi.spyOn(service.jobs, 'enqueue').mockRejectedValueOnce(new Error('the disk is full'))
    expect((await confirm(id, await transactionOf(orderId))).status).toBe(500)
  })

  test('is refused for an invoice that is not paid by card', async () => {
    const buyer = await createBuyer(service)
    const { id } = await createInvoice(service, buyer.id, { state: 'Initiated', paymentKind: 'nb' })
    expect((await confirm(id, '1')).wire).toMatchObject({
      code: 'wrong_state',
      message: 'This invoice is not paid by card',
    })
  })

  test.each([
    ['refuses our access code', 'gateway_away', 'status=1&enc_response=Invalid'],
    ['replies about something else', 'not_confirmed', 'status=0&enc_response=00'],
  ])('learns that the bank %s', async (_, code, reply) => {
    const { id } = await atBank()
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(reply))
    expect((await confirm(id, '1')).wire).toMatchObject({ code })
  })

  test('is not refused because an earlier attempt never reached the bank', async () => {
    const buyer = await createBuyer(service)
    const { id, orderId } = await waitAtBank(service, buyer, 'Ruby')
    await tryAgain(service, buyer, id)
    await setBankAnswer(service, orderId, 'Shipped')
    expect((await confirm(id, await transactionOf(orderId))).body.state).toBe('Paid')
  })
})
