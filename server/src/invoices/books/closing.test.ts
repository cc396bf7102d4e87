import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice, issueInvoice } from '@bnr/contract/invoices/endpoints'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useBooks } from '../../../test/books.ts'
import { planNamed } from '../../../test/factories/memberships.ts'
import { createBuyer } from '../../../test/factories/payments.ts'
import { rows } from '../../database/database.ts'
import { auditLog } from '../../database/tables.ts'
import { taxInvoiceOf } from '../taxInvoice.ts'

const { service, staff, goTo, month, close, closeUntil, issued, pay, paid } = useBooks()

describe('finance closes months', () => {
  test('one after the other, and the list shows who closed them and their figures', async () => {
    await paid('2026-10-30')
    await closeUntil('2026-09')
    const before = await month('2026-10')
    expect(before).toMatchObject({ isNext: true, taxInvoices: expect.any(Number) })
    await service.db.delete(auditLog)
    expect((await close('2026-10')).body.message).toBe('October 2026 is closed')
    expect(await month('2026-10')).toEqual({
      ...before,
      isNext: false,
      closedAt: service.time.now.toISOString(),
      closedBy: staff.finance.name,
    })
    expect(await service.db.select().from(auditLog)).toMatchObject([
      { action: 'close month', userId: staff.finance.id, subject: 'gst month', detail: { month: '2026-10' } },
    ])
  })

  test('only in order, once, and after their end', async () => {
    await paid('2026-10-30')
    goTo('2026-12-02')
    await paid('2026-11-30')
    await closeUntil('2026-09')
    expect((await close('2026-11')).wire).toMatchObject({ message: 'Close October 2026 first' })
    expect((await close('2026-12')).wire).toMatchObject({ message: 'December 2026 is not over yet' })
    expect((await close('2026-10')).status).toBe(200)
    expect((await close('2026-10')).wire).toMatchObject({ message: 'October 2026 is closed already' })
    expect((await close('2026-11')).status).toBe(200)
  })

  test('only with the figures that they saw', async () => {
    await paid('2026-10-30')
    await closeUntil('2026-09')
    const { total = 0 } = (await month('2026-10')) ?? {}
    await paid('2026-10-31')
    expect((await close('2026-10', staff.finance, total)).wire).toMatchObject({
      code: 'wrong_state',
      message: 'The figures of this month have just changed. Check them, then close it',
    })
  })

  test('and nobody else does', async () => {
    await paid('2026-10-30')
    for (const somebody of [staff.administrator, staff.manager])
      expect((await close('2026-10', somebody)).status).toBe(403)
  })

  test('while a payment of that month arrives: it counts there, or in the month of its tax invoice', async () => {
    await paid('2026-10-30')
    await closeUntil('2026-09')
    const arriving = await Promise.all([issued(), issued(), issued()])
    const total = (await month('2026-10'))?.total
    await Promise.all([
      ...arriving.map((id) => pay(id, '2026-10-31')),
      ...[1, 2, 3].map(() => close('2026-10', staff.finance, total)),
    ])
    await close('2026-10')
    const [counted] = await rows<{ total: number }>(
      service.db,
      sql`select sum(total)::int as total from tax_invoices where gst_month = '2026-10'`,
    )
    expect(await month('2026-10')).toMatchObject({ total: counted?.total, closedBy: staff.finance.name })
  })
})

describe('the day of receipt', () => {
  test('is never in a closed month, whether staff settle or issue the invoice', async () => {
    await paid('2026-10-30')
    const id = await issued()
    await closeUntil('2026-10')
    const fields = { idt: 'October 2026 is closed. Choose a day from 1 Nov 2026 to today' }
    expect(await pay(id, '2026-10-31')).toMatchObject({ status: 400, wire: { fields } })
    const { id: planId } = await planNamed(service, 'Ruby')
    const { id: profileId } = await createBuyer(service)
    const upi = { transactionId: 'U1' }
    const body = { planId, profileId, paymentKind: 'uv' as const, upi, receivedOn: '2026-10-31' }
    expect(await service.call(issueInvoice, { body }, staff.manager.token)).toMatchObject({
      status: 400,
      wire: { fields },
    })
    expect((await pay(id, '2026-11-01')).status).toBe(200)
  })

  test('is not corrected into a closed month, nor out of one', async () => {
    const [october, november] = [await paid('2026-10-30'), await paid('2026-11-02')]
    await closeUntil('2026-10')
    expect(await pay(november, '2026-10-31')).toMatchObject({
      status: 400,
      wire: { fields: { idt: 'October 2026 is closed. Choose a day from 1 Nov 2026 to today' } },
    })
    expect(await pay(october, '2026-11-02')).toMatchObject({
      status: 400,
      wire: { fields: { idt: 'October 2026 is closed, so the day of this payment no longer changes' } },
    })
    expect((await pay(november, '2026-11-03')).status).toBe(200)
  })

  test('that staff entered before the month was closed counts in the month of the tax invoice', async () => {
    await paid('2026-10-30')
    const { id: planId } = await planNamed(service, 'Ruby')
    const { id: profileId } = await createBuyer(service)
    const upi = { transactionId: 'U1' }
    const body = { planId, profileId, paymentKind: 'uv' as const, upi, receivedOn: '2026-10-31' }
    const { id } = (await service.call(issueInvoice, { body }, staff.manager.token)).body
    await closeUntil('2026-10')
    await service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
    expect(await taxInvoiceOf(service.db, id)).toMatchObject({
      receivedOn: '2026-10-31',
      issuedOn: '2026-11-24',
      gstMonth: '2026-11',
    })
  })
})

test('a credit note for an invoice of a closed month counts in its own month', async () => {
  const id = await paid('2026-10-30')
  await closeUntil('2026-10')
  const before = await month('2026-10')
  const body = { reason: 'Goodwill' }
  expect((await service.call(creditInvoice, { params: { id }, body }, staff.finance.token)).status).toBe(200)
  expect(await month('2026-10')).toEqual(before)
})
