import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createCoupon } from '../../test/factories/discounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { eventsOf } from '../../test/factories/payments.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { notifications } from '../notifications/tables.ts'
import { changeState } from './changeState.ts'
import { recordEvent } from './events.ts'
import { payInvoice } from './pay.ts'
import type { InvoiceRow } from './store.ts'
import { loadInvoice } from './store.ts'

const service = useService()
let member: TestMember
beforeEach(async () => {
  vi.restoreAllMocks()
  service.time.now = new Date('2026-11-21T19:00:00Z')
  member = await createMember(service)
})

const cause = { source: 'job', description: 'a test' } as const
const open = (values: object = {}) => createInvoice(service, member.id, { state: 'Initiated', ...values })
const reservedUntil = new Date('2026-11-22T00:00:00Z')
async function withCoupon() {
  const { id: couponId, code: couponCode } = await createCoupon(service)
  return await open({ couponId, couponCode, couponReservedUntil: reservedUntil })
}
const change = (row: InvoiceRow, to: Parameters<typeof changeState>[3], more: object = {}) =>
  service.db.inTransaction((tx) => changeState(service, tx, row, to, { ...cause, ...more }))
const pay = (row: InvoiceRow, on?: string) =>
  service.db.inTransaction((tx) => payInvoice(service, tx, row, cause, on))

describe('a change of state', () => {
  test('is recorded with its cause and its time', async () => {
    const row = await open()
    service.time.now = new Date('2026-11-22T05:00:00Z')
    const changed = await change(row, 'fail')
    expect(changed).toEqual({ ...row, state: 'Failed', changedAt: service.time.now })
    expect(await eventsOf(service, row.id)).toMatchObject([
      { ...cause, transition: 'fail', state: 'Failed', at: service.time.now },
    ])
  })

  test('happens once for each message', async () => {
    const row = await open()
    await service.db.inTransaction((tx) =>
      recordEvent(tx, { ...cause, key: 'message 1', at: service.time.now, invoiceId: row.id }),
    )
    expect(await change(row, 'cancel', { key: 'message 1' })).toEqual(row)
    expect((await loadInvoice(service.db, row.id)).state).toBe('Initiated')
  })

  test('is refused from any other state', async () => {
    await expect(change(await open(), 'retry')).rejects.toMatchObject({
      code: 'wrong_state',
      message: 'This invoice is Initiated',
    })
  })

  test.each(['fail', 'cancel', 'supersede', 'lapse'] as const)(
    'by %s lets others use the coupon',
    async (to) => {
      const row = await change(await withCoupon(), to)
      expect([row.couponReservedUntil, row.paidOn]).toEqual([null, null])
    },
  )

  test('by a payment keeps the coupon, and happens on the Indian day', async () => {
    const row = await change(await withCoupon(), 'pay')
    expect(row).toMatchObject({ couponReservedUntil: reservedUntil, paidOn: '2026-11-22' })
  })
})

describe('a payment', () => {
  test('tells the member what was paid and on which day', async () => {
    const row = await open()
    const { paidOn, number } = await pay(row, '2026-11-20')
    expect(paidOn).toBe('2026-11-20')
    const sent = service.db.select().from(notifications).where(eq(notifications.profileId, member.id))
    expect(await sent).toMatchObject([
      { kind: 'invoicePaid', details: { plan: 'Platinum Classic', number, on: '20 Nov 2026' } },
    ])
  })

  test('mails the invoice', async () => {
    const enqueue = vi.spyOn(service.jobs, 'enqueue')
    const { id } = await pay(await open())
    expect(enqueue).toHaveBeenCalledWith(expect.anything(), 'mailInvoice', { id })
  })

  test('cancels the other open invoices of the member', async () => {
    const [row, other] = [await open(), await open()]
    const { number } = await pay(row)
    expect(await eventsOf(service, other.id)).toMatchObject([
      { source: 'job', description: `${number} was paid`, transition: 'supersede', state: 'Cancelled' },
    ])
  })

  test('of a removed member is recorded, and notifies nobody', async () => {
    const row = await open({ profileId: null })
    expect((await pay(row)).state).toBe('Paid')
  })

  test('is refused while another one waits for activation', async () => {
    const row = await open()
    await open({ state: 'Paid', paidOn: '2026-11-20' })
    await expect(pay(row)).rejects.toMatchObject({ code: 'waiting_for_activation' })
  })
})
