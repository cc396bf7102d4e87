import { totalInvoices } from '@bnr/contract/invoices/endpoints'
import { readGstSummary } from '@bnr/contract/invoices/gstReturn'
import { paise } from '@bnr/contract/money'
import { expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createCreditNote } from '../../test/factories/creditNotes.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'

const service = useService()
const inState = (value: unknown) => ({ key: 'st', operation: 'eq', value })
const total = async (criterias: unknown[], token?: string) =>
  service.call(totalInvoices, { wire: { criterias } }, token)

test('the totals of a search cover exactly the invoices that it finds', async () => {
  const { token } = await createStaff(service, 'finance_admin')
  const { id } = await createMember(service)
  const mine = { key: 'pid', operation: 'eq', value: id }
  const nothing = {
    count: 0,
    taxableValue: 0,
    cgst: 0,
    sgst: 0,
    igst: 0,
    total: 0,
    credited: 0,
    afterCredit: 0,
    revenue: 0,
  }
  expect((await total([mine], token)).body).toEqual(nothing)
  const paidOn = '2026-11-02'
  await createInvoice(service, id, { state: 'Paid', paidOn })
  await createInvoice(service, id, { state: 'Paid', paidOn })
  await createInvoice(service, id, { state: 'Failed' })
  const { body } = await total([mine, inState('Paid')], token)
  expect(body).toEqual({
    count: 2,
    taxableValue: paise(1_700_000),
    cgst: paise(153_000),
    sgst: paise(153_000),
    igst: 0,
    total: paise(2_006_000),
    credited: 0,
    afterCredit: paise(2_006_000),
    revenue: paise(1_700_000),
  })
})

test('staff find what was paid within some days, also by the member of staff', async () => {
  const { token, id: teleStaffId } = await createStaff(service, 'finance_admin')
  const { id } = await createMember(service)
  const paid = (paidOn: string | null) =>
    createInvoice(service, id, { state: paidOn ? 'Paid' : 'Failed', paidOn, teleStaffId })
  for (const day of ['2026-10-31', '2026-11-01', '2026-11-30', null]) await paid(day)
  const november = { key: 'pdt', operation: 'range', value: ['2026-11-01', '2026-11-30'] }
  const theirs = (value: number) => ({ key: 'tmsid', operation: 'eq', value })
  expect((await total([november, theirs(teleStaffId)], token)).body.count).toBe(2)
  expect((await total([november, theirs(id + 1_000_000)], token)).body.count).toBe(0)
})

test('the totals show what was credited, and the total after credit', async () => {
  const { token } = await createStaff(service, 'finance_admin')
  const { id } = await createMember(service)
  const [first] = [await createInvoice(service, id), await createInvoice(service, id)]
  await createCreditNote(service, first, { issuedOn: '2031-05-10' })
  const { body } = await total([{ key: 'pid', operation: 'eq', value: id }], token)
  expect(body).toMatchObject({
    count: 2,
    total: paise(2_006_000),
    credited: paise(1_003_000),
    afterCredit: paise(1_003_000),
  })
})

test('totals can exceed the range of one column', async () => {
  const { token } = await createStaff(service, 'super_admin')
  const { id } = await createMember(service)
  for (const _ of [1, 2, 3]) await createInvoice(service, id, { total: paise(1_000_000_000) })
  const { status, wire } = await total([{ key: 'pid', operation: 'eq', value: id }], token)
  expect([status, wire]).toMatchObject([200, { n: 3, ttaat: 30_000_000 }])
})

test('only managers and finance can read totals', async () => {
  expect((await total([])).status).toBe(401)
  expect((await total([], (await createMember(service)).token)).status).toBe(403)
  expect((await total([], (await createStaff(service, 'tele_executive')).token)).status).toBe(403)
  expect((await total([], (await createStaff(service, 'tele_manager')).token)).status).toBe(200)
})

const summary = async (month: string, format = 'csv') => {
  const { token } = await createStaff(service, 'finance_admin')
  return await downloadFile(service, readGstSummary, { query: { month, format } }, token)
}
/** The heading and the rows; the last line has the totals. */
const linesOf = ({ body }: Awaited<ReturnType<typeof summary>>) =>
  body.replace('\ufeff', '').trimEnd().split('\r\n').slice(0, -1)
const heading = 'Place of supply,Rate (%),Invoices,Credit notes,Taxable value,IGST,CGST,SGST,Total'

test('the GST summary of a month has what was paid in it, less the credit notes issued in it', async () => {
  const { id } = await createMember(service)
  const [first] = [
    await createInvoice(service, id, { paidOn: '2031-01-01' }),
    await createInvoice(service, id, { paidOn: '2031-01-31' }),
    await createInvoice(service, id, { paidOn: '2031-02-01' }),
    await createInvoice(service, id, { state: 'Initiated' }),
  ]
  expect(linesOf(await summary('2031-01'))).toEqual([heading, '33-Tamil Nadu,18,2,0,17000,0,1530,1530,20060'])
  await createCreditNote(service, first, { issuedOn: '2031-02-10' })
  await createInvoice(service, id, { paidOn: '2031-03-05' })
  expect(linesOf(await summary('2031-01'))).toHaveLength(2)
  expect(linesOf(await summary('2031-02'))[1]).toBe('33-Tamil Nadu,18,1,1,0,0,0,0,0')
  expect(linesOf(await summary('2031-04'))).toEqual([heading])
})

test('one audit entry says which GST summary was downloaded and how many rows it had', async () => {
  const { id } = await createMember(service)
  await createInvoice(service, id, { paidOn: '2032-01-01' })
  await service.db.delete(auditLog)
  await summary('2032-01')
  expect(await service.db.select().from(auditLog)).toMatchObject([
    { action: 'gst summary export', detail: { month: '2032-01', format: 'csv', rows: 1 } },
  ])
})

test('the GST summary can be downloaded as a workbook, and an invalid month is refused', async () => {
  const { statusCode, headers } = await summary('2031-01', 'xlsx')
  expect([statusCode, headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="gst-summary-2031-01.xlsx"',
  ])
  const statusFor = async (role: 'finance_admin' | 'tele_manager', month: string) => {
    const { token } = await createStaff(service, role)
    return (await service.call(readGstSummary, { query: { month } }, token)).status
  }
  for (const month of ['2031-13', '2031', '']) expect(await statusFor('finance_admin', month)).toBe(400)
  expect(await statusFor('tele_manager', '2031-01')).toBe(403)
})
