import { type GstPart, gstPartNames, readGstReturn, readGstSummary } from '@bnr/contract/invoices/gstReturn'
import { noPaise } from '@bnr/contract/money'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { downloadFile } from '../../../test/downloading.ts'
import { createStaff } from '../../../test/factories/accounts.ts'
import { createPartialNote, createSale } from '../../../test/factories/gstSales.ts'
import { createInvoice } from '../../../test/factories/invoices.ts'
import { createMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { profiles } from '../../profiles/tables.ts'
import { taxInvoices } from '../numbering/tables.ts'

const service = useService()
let finance: Awaited<ReturnType<typeof createStaff>>
let member: number
beforeAll(async () => {
  finance = await createStaff(service, 'finance_admin')
  member = (await createMember(service)).id
})

const sell = (on: string, place: 'home' | 'kerala' | 'abroad', taxableValue: number, rate?: number) =>
  createSale(service, member, { on, place, taxableValue, rate })

const returnOf = async (month: string) =>
  (await service.call(readGstReturn, { params: { month } }, finance.token)).body
const fileOf = async (month: string, part: GstPart) => {
  const file = await downloadFile(service, readGstSummary, { query: { month, part } }, finance.token)
  return file.body.replace('\ufeff', '').trimEnd().split('\r\n')
}
const nothing = { taxableValue: 0, igst: 0, cgst: 0, sgst: 0, total: 0 }

test('an empty month has empty parts with totals of zero', async () => {
  const { reconciliation, ...parts } = await returnOf('2041-01')
  for (const name of gstPartNames) expect(parts[name]).toMatchObject({ rows: [], count: 0 })
  expect(parts.summary.total).toEqual({ invoices: 0, creditNotes: 0, ...nothing })
  expect(parts.documents.total).toEqual({ documents: 0, cancelled: 0, issued: 0 })
  expect(reconciliation).toEqual({ revenue: 0, receivedElsewhere: 0, countedElsewhere: 0, taxableValue: 0 })
  expect(await fileOf('2041-01', 'b2c-large')).toEqual([
    'Invoice number,Invoice date,Place of supply,Rate (%),Taxable value,IGST,Total',
    'Total,,,,0,0,0',
  ])
})

describe('invoices above ₹1,00,000', () => {
  test('are filed one by one if they are inter-state, abroad included, and exactly ₹1,00,000 is not above', async () => {
    await sell('2041-02-03', 'kerala', 8_474_576)
    const large = await sell('2041-02-04', 'kerala', 8_474_600)
    const foreign = await sell('2041-02-05', 'abroad', 9_000_000)
    await sell('2041-02-06', 'home', 9_000_000)
    const { 'b2c-large': alone, 'b2c-others': others, summary } = await returnOf('2041-02')
    expect(alone.rows).toEqual(
      [large, foreign].map(({ number, issuedOn, taxableValue, igst, total }, at) => ({
        number,
        issuedOn,
        placeOfSupply: ['32-Kerala', '96-Other Countries'][at],
        rate: 18,
        taxableValue,
        igst,
        total,
      })),
    )
    expect(alone.total).toEqual({ taxableValue: 17_474_600, igst: 3_145_428, total: 20_620_028 })
    expect(others.rows.map(({ placeOfSupply, total }) => [placeOfSupply, total])).toEqual([
      ['32-Kerala', 10_000_000],
      ['33-Tamil Nadu', 10_620_000],
    ])
    expect(summary.total.total).toBe(41_240_028)
  })
})

test('several rates are rows of their own, and credit notes count in their own month', async () => {
  const old = await sell('2041-03-01', 'kerala', 100_001, 12)
  await sell('2041-03-31', 'kerala', 100_001)
  const large = await sell('2041-03-15', 'abroad', 9_000_000)
  const notes = [
    await createPartialNote(service, old, '2041-04-01', 1),
    await createPartialNote(service, large, '2041-04-30', 0.25),
  ]
  const march = await returnOf('2041-03')
  expect(march.summary.rows.map(({ placeOfSupply, rate, total }) => [placeOfSupply, rate, total])).toEqual([
    ['32-Kerala', 12, 112_001],
    ['32-Kerala', 18, 118_001],
    ['96-Other Countries', 18, 10_620_000],
  ])
  expect(march['credit-notes'].count).toBe(0)
  const april = await returnOf('2041-04')
  expect(april['credit-notes'].rows).toEqual(
    [old, large].map((invoice, at) => ({
      noteNumber: notes[at]?.number,
      noteOn: notes[at]?.issuedOn,
      number: invoice.number,
      issuedOn: invoice.issuedOn,
      filedIn: ['7, taken off B2C others', '9B, one by one'][at],
      placeOfSupply: ['32-Kerala', '96-Other Countries'][at],
      rate: [12, 18][at],
      ...Object.fromEntries(
        (['taxableValue', 'igst', 'cgst', 'sgst', 'total'] as const).map((name) => [name, notes[at]?.[name]]),
      ),
    })),
  )
  expect(april['b2c-others'].rows).toEqual([
    {
      placeOfSupply: '32-Kerala',
      rate: 12,
      invoices: 0,
      creditNotes: 1,
      taxableValue: -100_001,
      igst: -12_000,
      cgst: 0,
      sgst: 0,
      total: -112_001,
    },
  ])
  expect(april['b2c-large'].count).toBe(0)
  expect(april.sac.total.taxableValue).toBe(-2_350_001)
  expect(await fileOf('2041-04', 'sac')).toEqual([
    'SAC,Rate (%),Invoices,Credit notes,Taxable value,IGST,CGST,SGST,Total',
    '999799,12,0,1,-1000.01,-120,0,0,-1120.01',
    '999799,18,0,1,-22500,-4050,0,0,-26550',
    'Total,,0,2,-23500.01,-4170,0,0,-27670.01',
  ])
})

test('a payment that counts in another month is a line between revenue and return', async () => {
  const row = await sell('2041-07-31', 'home', 100_000)
  await service.db.update(taxInvoices).set({ gstMonth: '2041-08' }).where(eq(taxInvoices.invoiceId, row.id))
  await sell('2041-08-02', 'home', 50_000)
  expect((await returnOf('2041-07')).reconciliation).toEqual({
    revenue: 100_000,
    receivedElsewhere: noPaise,
    countedElsewhere: 100_000,
    taxableValue: 0,
  })
  expect((await returnOf('2041-08')).reconciliation).toEqual({
    revenue: 50_000,
    receivedElsewhere: 100_000,
    countedElsewhere: 0,
    taxableValue: 150_000,
  })
})

test('the workbook has a sheet for each part, and a purged member changes nothing', async () => {
  const { id } = await createMember(service)
  await createInvoice(service, id, { paidOn: '2041-09-01' })
  const before = await returnOf('2041-09')
  await service.db.delete(profiles).where(eq(profiles.id, id))
  expect(await returnOf('2041-09')).toEqual(before)
  const query = { month: '2041-09', format: 'xlsx' as const }
  const { rawPayload } = await downloadFile(service, readGstSummary, { query }, finance.token)
  const { unzipSync, strFromU8 } = await import('fflate')
  const workbook = strFromU8(unzipSync(rawPayload)['xl/workbook.xml'] ?? new Uint8Array())
  expect([...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Summary',
    'B2C large',
    'B2C others',
    'Credit notes',
    'SAC summary',
    'Documents issued',
  ])
})
