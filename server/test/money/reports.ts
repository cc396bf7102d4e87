import { readRevenue } from '@bnr/contract/figures/endpoints'
import { totalInvoices } from '@bnr/contract/invoices/endpoints'
import { readGstSummary } from '@bnr/contract/invoices/gstReturn'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { arrayOf, rows } from '../../src/database/database.ts'
import { countFigures } from '../../src/figures/count.ts'
import { downloadFile } from '../downloading.ts'
import type { World } from './service/world.ts'

interface TaxDocument {
  day: string
  place: string
  sign: 1 | -1
  taxable: number
  igst: number
  cgst: number
  sgst: number
  total: number
}

/** Adds up invoices and credit notes one by one, and compares the sums with the reports. */
export async function requireReported(world: World, ids: readonly number[]): Promise<void> {
  const { service } = world
  const all = await rows<TaxDocument & { mine: boolean }>(
    service.db,
    sql`with documents as (select id, paid_on as day, 1 as sign, taxable_value as taxable, igst, cgst, sgst, total
          from invoices where paid_on is not null
        union all select invoice_id, issued_on, -1, taxable_value, igst, cgst, sgst, total from credit_notes)
      select t.day::text, t.sign, t.taxable, t.igst, t.cgst, t.sgst, t.total,
        (i.snapshot -> 'placeOfSupply' ->> 'code') || '-' || (i.snapshot -> 'placeOfSupply' ->> 'name') as place,
        i.profile_id = any(${arrayOf(ids)}) as mine
      from documents t join invoices i on i.id = t.id`,
  )
  const months = [...new Set(all.filter(({ mine }) => mine).map(({ day }) => day.slice(0, 7)))]
  for (const month of months.slice(0, 3))
    await requireMonth(
      world,
      month,
      all.filter(({ day }) => day.startsWith(month)),
    )
  await requireDashboard(world, all)
}

const paise = (rupees: number): number => Math.round(rupees * 100)
const sumOf = (
  documents: readonly TaxDocument[],
  name: 'taxable' | 'igst' | 'cgst' | 'sgst' | 'total',
): number => documents.reduce((sum, one) => sum + one.sign * one[name], 0)

async function requireMonth(
  { service, finance, administrator }: World,
  month: string,
  documents: readonly TaxDocument[],
) {
  const file = await downloadFile(service, readGstSummary, { query: { month, format: 'csv' } }, finance.token)
  const [, ...lines] = file.body.replace('\uFEFF', '').trim().split(/\r?\n/)
  const summary = lines.slice(0, -1).map((line) => {
    const [place = '', , invoices, notes, ...sums] = line.split(',').map((cell) => cell.replaceAll('"', ''))
    return [place, Number(invoices), Number(notes), ...sums.map((sum) => paise(Number(sum)))]
  })
  const places = [...new Set(documents.map(({ place }) => place))].sort()
  const expected = places.map((place) => {
    const here = documents.filter((one) => one.place === place)
    const count = (sign: number) => here.filter((one) => one.sign === sign).length
    const sums = (['taxable', 'igst', 'cgst', 'sgst', 'total'] as const).map((name) => sumOf(here, name))
    return [place, count(1), count(-1), ...sums]
  })
  expect(summary.sort()).toEqual(expected)
  const value = [`${month}-01`, lastDayOf(month)]
  const criteria = [{ key: 'pdt', operation: 'range' as const, value }]
  const totals = await service.call(totalInvoices, { body: { criteria } }, administrator.token)
  expect({ month, revenue: totals.body.revenue }).toEqual({ month, revenue: sumOf(documents, 'taxable') })
}

const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** Checks the revenue by month of the last year. */
async function requireDashboard({ service, finance }: World, all: readonly TaxDocument[]): Promise<void> {
  await countFigures(service)
  const { body } = await service.call(readRevenue.revenueByMonth, { query: { pd: 12 } }, finance.token)
  const shown = body.parts.map(({ value, current }) => ({ month: value, revenue: current }))
  const summed = shown.map(({ month }) => ({
    month,
    revenue: sumOf(
      all.filter(({ day }) => day.startsWith(month)),
      'taxable',
    ),
  }))
  expect(shown).toEqual(summed)
}
