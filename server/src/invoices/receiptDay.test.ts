import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { eventsOf } from '../../test/factories/payments.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { correctReceiptDay, type EnteredPayment, requireReceiptDay } from './receiptDay.ts'
import { type InvoiceRow, latestDetails, loadInvoice } from './store.ts'
import { paymentDetails } from './tables.ts'

const service = useService()
beforeEach(() => {
  service.time.now = new Date('2026-11-24T06:00:00Z')
})

/** An invoice that was issued on the 20th, and the transfer T1 of the 21st that paid it. */
async function paid(values: object = {}) {
  const { id } = await createMember(service)
  const row = await createInvoice(service, id, { issuedOn: '2026-11-20', paidOn: '2026-11-21', ...values })
  await service.db.insert(paymentDetails).values({
    invoiceId: row.id,
    profileId: id,
    at: service.time.now,
    paymentKind: 'nr',
    reference: 'T1',
    receivedOn: '2026-11-21',
    details: { bankName: 'Indian Bank' },
  })
  return row
}
async function correct(row: InvoiceRow, values: Partial<EnteredPayment>) {
  const { id: userId } = await createStaff(service, 'tele_manager')
  const entered = { paymentKind: 'nr' as const, reference: 'T1', receivedOn: '2026-11-23', ...values }
  const corrected = await service.db.inTransaction((tx) =>
    correctReceiptDay(service, tx, { userId }, row, entered),
  )
  return { corrected, userId }
}

describe('the day of receipt', () => {
  test('is corrected when staff enter the same payment with another day', async () => {
    const row = await paid()
    const { corrected, userId } = await correct(row, {})
    expect(corrected).toEqual({ ...row, paidOn: '2026-11-23' })
    expect((await loadInvoice(service.db, row.id)).paidOn).toBe('2026-11-23')
    expect(await latestDetails(service.db, row.id)).toMatchObject({
      reference: 'T1',
      receivedOn: '2026-11-23',
      details: { bankName: 'Indian Bank' },
    })
    expect(await eventsOf(service, row.id)).toMatchObject([
      {
        source: 'staff',
        description: 'day of receipt corrected to 2026-11-23',
        userId,
        state: 'Paid',
        transition: null,
      },
    ])
  })

  test.each([
    ['is another transfer', { reference: 'T2' }],
    ['has no number', { reference: undefined }],
    ['is of another kind', { paymentKind: 'nb' as const }],
    ['is of the same day', { receivedOn: '2026-11-21' }],
    ['has no day', { receivedOn: undefined }],
  ])('stays if the payment %s', async (_, values) => {
    const row = await paid()
    expect((await correct(row, values)).corrected).toBeUndefined()
    expect(await service.db.$count(paymentDetails, eq(paymentDetails.invoiceId, row.id))).toBe(1)
  })

  test('stays if nobody entered how the invoice was paid', async () => {
    const { id } = await createMember(service)
    const row = await createInvoice(service, id, { paidOn: '2026-11-21' })
    expect((await correct(row, {})).corrected).toBeUndefined()
  })

  test('cannot be in the future', async () => {
    await expect(correct(await paid(), { receivedOn: '2026-11-25' })).rejects.toMatchObject({
      fields: { idt: 'Choose a day from 21 Oct 2026 to today' },
    })
  })
})

describe('the day of receipt of an upgrade', () => {
  test('is at the latest its day of issue', async () => {
    const row = await paid({ purchase: 'upgrade' })
    expect((await correct(row, { receivedOn: '2026-11-20' })).corrected?.paidOn).toBe('2026-11-20')
  })

  test('cannot be later', async () => {
    await expect(correct(await paid({ purchase: 'upgrade' }), {})).rejects.toMatchObject({
      fields: { idt: 'An upgrade must be paid by its day of issue, 20 Nov 2026' },
    })
  })
})

test('a payment without a day needs no check', async () => {
  await requireReceiptDay(service.db, undefined, '2026-11-20', '2026-11-24')
})
