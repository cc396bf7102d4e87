import { approveInvoice, issueInvoice, settleInvoice } from '@bnr/contract/invoices/endpoints'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { planNamed } from '../../test/factories/memberships.ts'
import { buy, createBuyer } from '../../test/factories/payments.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { documentOf } from './documentOf.ts'
import { earlierNumbers, taxInvoices } from './numbering/tables.ts'
import { loadInvoice } from './store.ts'
import { invoices } from './tables.ts'
import { taxInvoiceOf } from './taxInvoice.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '999999999' })
let manager: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  manager = await createStaff(service, 'tele_manager')
})
beforeEach(() => {
  service.time.now = new Date('2026-11-24T06:00:00Z')
})

const issued = async () => (await buy(service, await createBuyer(service), 'Ruby')).body
async function pay(id: number, receivedOn: string) {
  const body = { paymentKind: 'nr' as const, transfer: { transactionId: 'T1' }, receivedOn }
  return await service.call(settleInvoice.paid, { params: { id }, body }, manager.token)
}
const approve = (id: number) => service.call(approveInvoice, { params: { id }, body: {} }, manager.token)

test('an invoice is a proforma with a number of its own until it is paid', async () => {
  const { id, number } = await issued()
  expect(number).toMatch(/^BNP\/26-27\/\d{6}$/)
  expect(await taxInvoiceOf(service.db, id)).toBeUndefined()
  expect(await documentOf(service.db, await loadInvoice(service.db, id))).toMatchObject({
    title: 'Proforma invoice',
    number,
  })
})

test('the payment issues the tax invoice, with the day of receipt and a copy of the amounts', async () => {
  const { id, number: proforma } = await issued()
  service.time.now = new Date('2026-11-25T19:00:00Z')
  await pay(id, '2026-10-30')
  const row = await loadInvoice(service.db, id)
  const { taxableValue, cgst, sgst, igst, rounding, total } = row
  expect(row.number).toMatch(/^BNR\/26-27\/\d{6}$/)
  expect(await taxInvoiceOf(service.db, id)).toEqual({
    invoiceId: id,
    number: row.number,
    issuedOn: '2026-11-26',
    issuedAt: service.time.now,
    receivedOn: '2026-10-30',
    gstMonth: '2026-10',
    taxableValue,
    cgst,
    sgst,
    igst,
    rounding,
    total,
  })
  const { title, number, facts } = await documentOf(service.db, row)
  expect([title, number]).toEqual(['Tax invoice', row.number])
  expect(facts).toContainEqual({ label: 'Proforma', value: proforma })
  expect(facts).toContainEqual({ label: 'Date of issue', value: '26 Nov 2026' })
})

test('a corrected day of receipt moves the tax invoice to its month, until the invoice is Active', async () => {
  const { id } = await issued()
  await pay(id, '2026-10-30')
  await pay(id, '2026-11-03')
  expect(await taxInvoiceOf(service.db, id)).toMatchObject({ receivedOn: '2026-11-03', gstMonth: '2026-11' })
  await approve(id)
  expect((await pay(id, '2026-10-30')).status).toBe(409)
  await expect(
    service.db.update(invoices).set({ paidOn: '2026-10-30' }).where(eq(invoices.id, id)),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('is final') } })
})

test('an invoice whose day of receipt staff correct before it is paid remains a proforma', async () => {
  const { id: planId } = await planNamed(service, 'Ruby')
  const { id: profileId } = await createBuyer(service)
  const upi = { transactionId: 'U1' }
  const order = (receivedOn: string) =>
    service.call(
      issueInvoice,
      { body: { planId, profileId, paymentKind: 'uv', upi, receivedOn } },
      manager.token,
    )
  const { id } = (await order('2026-11-03')).body
  await order('2026-11-04')
  expect((await loadInvoice(service.db, id)).paidOn).toBeNull()
  expect(await taxInvoiceOf(service.db, id)).toBeUndefined()
  await approve(id)
  expect(await taxInvoiceOf(service.db, id)).toMatchObject({ receivedOn: '2026-11-04' })
})

describe('the database itself', () => {
  const refusal = async (statement: ReturnType<typeof sql>) => {
    const failed = await service.db.execute(statement).then(
      () => undefined,
      (error: Error) => error.cause as Error,
    )
    return failed?.message
  }
  async function paid() {
    const { id } = await issued()
    await pay(id, '2026-11-20')
    return id
  }

  test.each([
    ['changed', sql`update tax_invoices set total = total + 100, rounding = rounding + 100`],
    ['renumbered', sql`update tax_invoices set number = number || 'A'`],
    ['deleted', sql`delete from tax_invoices`],
  ])('refuses that a tax invoice is %s', async (_, statement) => {
    await paid()
    expect(await refusal(statement)).toContain('does not change')
  })

  test('refuses that a paid invoice becomes unpaid or gets another number', async () => {
    const id = await paid()
    expect(await refusal(sql`update invoices set paid_on = null where id = ${id}`)).toContain('remains paid')
    expect(await refusal(sql`update invoices set number = 'BNR/26-27/777777' where id = ${id}`)).toContain(
      'keeps its number',
    )
    expect(await refusal(sql`update invoices set number = 'BNP/26-27/777777' where id = ${id}`)).toContain(
      'keeps its number',
    )
  })

  test('refuses a tax invoice of an unpaid invoice, a second one, and one with other amounts', async () => {
    const { id } = await issued()
    const of = (invoice: number, more: number) => sql`insert into tax_invoices
      select ${invoice}, 'BNR/26-27/888888', issued_on, issued_at, '2026-11-20', '2026-11', taxable_value, cgst, sgst, igst,
        rounding + ${more}::int, total + ${more}::int from invoices where id = ${invoice}`
    expect(await refusal(of(id, 0))).toContain('is not that of a paid invoice')
    const other = await paid()
    expect(await refusal(of(other, 0))).toContain('tax_invoices_pkey')
    await service.db
      .inTransaction(async (tx) => {
        await tx.execute(sql`update invoices set state = 'Paid', paid_on = '2026-11-20' where id = ${id}`)
        await tx.execute(of(id, 100))
      })
      .then(
        () => expect.fail('it was accepted'),
        (error: Error) => expect(String(error.cause ?? error)).toContain('is not that of a paid invoice'),
      )
  })

  test('never takes a number again', async () => {
    const id = await paid()
    const [earlier] = await service.db.select().from(earlierNumbers).where(eq(earlierNumbers.invoiceId, id))
    const { id: profileId } = await createMember(service)
    await expect(createInvoice(service, profileId, { number: earlier?.number ?? '' })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('was used before') },
    })
    expect(await refusal(sql`delete from earlier_numbers`)).toContain('remains known')
    expect(await refusal(sql`update earlier_numbers set number = 'X'`)).toContain('remains known')
  })

  test.each([
    ['of its own series keeps it', 'BNR/26-27/000512', 'BNR/26-27/000512'],
    ['of a proforma gets the next one', 'BNP/26-27/000512', expect.stringMatching(/^BNR\/\d\d-\d\d\/\d{6}$/)],
  ])('gives a tax invoice to what an older release marks as paid: a number %s', async (_, number, wanted) => {
    const { id: profileId } = await createMember(service)
    const { id } = await createInvoice(service, profileId, { number, state: 'Initiated' })
    await service.db.update(invoices).set({ state: 'Paid', paidOn: '2026-11-20' }).where(eq(invoices.id, id))
    expect((await loadInvoice(service.db, id)).number).toEqual(wanted)
    expect(await service.db.$count(taxInvoices, eq(taxInvoices.invoiceId, id))).toBe(1)
  })
})
