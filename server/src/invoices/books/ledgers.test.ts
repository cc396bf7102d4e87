import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import {
  downloadCreditNotes,
  downloadReceipts,
  listCreditNotes,
  listReceipts,
} from '@bnr/contract/invoices/ledgers'
import { beforeAll, describe, expect, test } from 'vitest'
import { downloadFile } from '../../../test/downloading.ts'
import { createStaff } from '../../../test/factories/accounts.ts'
import { createPartialNote, createSale } from '../../../test/factories/gstSales.ts'
import { createInvoice } from '../../../test/factories/invoices.ts'
import { createMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { auditLog } from '../../database/tables.ts'
import type { InvoiceRow } from '../store.ts'
import { paymentDetails } from '../tables.ts'

const service = useService()
let finance: string
let bnrId: string
let sales: InvoiceRow[]
let notes: Awaited<ReturnType<typeof createPartialNote>>[]

beforeAll(async () => {
  finance = (await createStaff(service, 'finance_admin')).token
  const member = await createMember(service)
  bnrId = member.bnrId
  const sell = (on: string, taxableValue: number) =>
    createSale(service, member.id, { on, place: 'kerala', taxableValue })
  sales = [
    await sell('2042-01-31', 100_000),
    await sell('2042-02-01', 200_001),
    await sell('2042-02-28', 300_000),
  ]
  const [, second, third] = sales
  if (!second || !third) throw new Error('the sales were not created')
  notes = [
    await createPartialNote(service, second, '2042-02-15', 0.5),
    await createPartialNote(service, third, '2042-03-01', 1),
  ]
  await service.db.insert(paymentDetails).values({
    invoiceId: second.id,
    at: service.time.now,
    paymentKind: 'nr',
    reference: 'UTR 77',
    receivedOn: '2042-02-01',
    details: {},
  })
})

const february = { from: '2042-02-01', to: '2042-02-28' }
const receiptsOf = async (query: Record<string, unknown>) =>
  (await service.call(listReceipts, { query }, finance)).body
const numbersOf = async (query: Record<string, unknown>) =>
  (await receiptsOf({ sort: 'cdt,asc', ...query })).results.map(({ invoiceNumber }) => invoiceNumber)
const numbers = () => sales.map(({ number }) => number)

describe('payments received', () => {
  test('are found by day, kind of payment, month of the return, number and member', async () => {
    const [, second, third] = numbers()
    expect(await numbersOf(february)).toEqual([second, third])
    expect(await numbersOf({ ...february, kind: 'nr' })).toEqual([second])
    expect(await numbersOf({ ...february, kind: 'cc' })).toEqual([third])
    expect(await numbersOf({ month: '2042-02' })).toEqual([second, third])
    expect(await numbersOf({ text: third })).toEqual([third])
    expect(await numbersOf({ text: bnrId, to: '2042-02-01' })).toEqual(numbers().slice(0, 2))
  })

  test('have totals of all pages, and can be turned round', async () => {
    const { results, total, totals } = await receiptsOf({ ...february, size: 1 })
    expect(results).toMatchObject([{ invoiceNumber: numbers()[2], gstMonth: '2042-02', day: '2042-02-28' }])
    expect([total, totals]).toEqual([
      2,
      { taxableValue: 500_001, igst: 90_000, cgst: 0, sgst: 0, total: 590_001 },
    ])
    expect((await receiptsOf({ ...february, size: 1, page: 1 })).results).toMatchObject([
      { invoiceNumber: numbers()[1], paymentKind: 'nr', reference: 'UTR 77' },
    ])
  })

  test('are saved as a file, with the number of rows in the audit log', async () => {
    await service.db.delete(auditLog)
    const query = { ...february, format: 'csv' as const }
    const { body } = await downloadFile(service, downloadReceipts, { query }, finance)
    const [heading, ...lines] = body.trimEnd().split('\r\n')
    expect(heading).toContain('Received on,Tax invoice,')
    expect(lines.map((line) => [line.split(',')[0], line.split(',').at(-1)])).toEqual([
      ['2042-02-01', '2360.01'],
      ['2042-02-28', '3540'],
    ])
    expect(await service.db.select().from(auditLog)).toMatchObject([
      { action: 'receipts export', detail: { rows: 2, format: 'csv' } },
    ])
  })
})

test('payments received are found by the executive of the invoice, in the list and in both files', async () => {
  const [mine, other] = [await createStaff(service, 'tele_executive'), await createStaff(service)]
  const { id: member } = await createMember(service)
  const sell = (paidOn: string, teleStaffId: number) =>
    createInvoice(service, member, { state: 'Paid', paidOn, teleStaffId })
  const [own] = [await sell('2043-01-05', mine.id), await sell('2043-01-06', other.id)]
  const query = { from: '2043-01-01', by: mine.id }
  const { results, total, totals } = await receiptsOf(query)
  expect([results.map(({ id }) => id), total, totals.total]).toEqual([[own.id], 1, own.total])
  expect((await receiptsOf({ from: '2043-01-01' })).total).toBe(2)
  const csv = await downloadFile(service, downloadReceipts, { query: { ...query, format: 'csv' } }, finance)
  expect(csv.body.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringMatching(/^2043-01-05,/)])
  await service.db.delete(auditLog)
  await downloadFile(service, downloadReceipts, { query: { ...query, format: 'xlsx' } }, finance)
  expect(await service.db.select().from(auditLog)).toMatchObject([{ detail: { rows: 1, format: 'xlsx' } }])
  const refused = await service.call(listReceipts, { query: { by: 'x' } }, finance)
  expect([refused.status, refused.wire]).toMatchObject([400, { fields: { by: expect.any(String) } }])
})

test('credit notes are listed by their own day, with totals, and saved as a file', async () => {
  const { body } = await service.call(listCreditNotes, { query: february }, finance)
  expect(body).toMatchObject({
    total: 1,
    totals: { taxableValue: notes[0]?.taxableValue, total: notes[0]?.total },
    results: [{ number: notes[0]?.number, invoiceNumber: numbers()[1], placeOfSupply: 'Kerala' }],
  })
  const query = { from: '2042-01-01', to: '2042-12-31', format: 'csv' as const }
  const file = await downloadFile(service, downloadCreditNotes, { query }, finance)
  expect(
    file.body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]),
  ).toEqual(notes.map(({ number }) => number))
})

test('only finance reads both lists', async () => {
  const { token } = await createStaff(service, 'tele_manager')
  expect((await service.call(listReceipts, { query: {} }, token)).status).toBe(403)
  expect((await service.call(listCreditNotes, { query: {} }, token)).status).toBe(403)
})

test('staff find the invoices that they issued, and those that count for them', async () => {
  const { token, id } = await createStaff(service, 'tele_executive')
  const other = await createStaff(service, 'tele_executive')
  const { id: member } = await createMember(service)
  const mine = [
    await createInvoice(service, member, { byStaffId: id, teleStaffId: other.id }),
    await createInvoice(service, member, { teleStaffId: id }),
  ]
  await createInvoice(service, member, { byStaffId: other.id })
  const criteria = [{ key: 'sold', operation: 'eq' as const, value: id }]
  const { body } = await service.call(searchInvoices, { body: { criteria } }, token)
  expect(body.results.map(({ number }) => number).sort()).toEqual(mine.map(({ number }) => number).sort())
})
