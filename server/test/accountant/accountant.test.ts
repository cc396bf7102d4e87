import { readRevenue } from '@bnr/contract/figures/endpoints'
import {
  gstHeadingOf,
  gstPartNames,
  gstParts,
  readGstReturn,
  readGstSummary,
} from '@bnr/contract/invoices/gstReturn'
import {
  downloadCreditNotes,
  downloadReceipts,
  listCreditNotes,
  listReceipts,
} from '@bnr/contract/invoices/ledgers'
import { downloadRegister } from '@bnr/contract/invoices/register'
import { paiseOf } from '@bnr/contract/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { randomOf } from '../../../demo/src/data/random.ts'
import { countFigures } from '../../src/figures/count.ts'
import { useBilling } from '../billing.ts'
import { downloadFile } from '../downloading.ts'
import { expectedReturn, invoicesOf, notesIn, numbersIssued, sumOfAmounts } from './expected.ts'
import { month, monthsOf, sellQuarter } from './quarter.ts'
import type { Sale, World } from './sales.ts'

/*
 * An accountant's exercise: a random January, which begins with money received in December and ends with money whose
 * tax invoices follow in February. Everything that the books say about it must agree to the paisa with the notes taken
 * from the replies to each sale and credit note.
 */

const seed = Number(process.env.ACCOUNTANT_SEED ?? 2027)
const world: World = { ...(await useBilling()), random: randomOf(seed) }
const { service, staff } = world

let sales: Sale[]
beforeAll(async () => {
  sales = await sellQuarter(world)
}, 600_000)

const pageOf = <Row, Totals>({ body }: { body: { total: number; totals: Totals; results: Row[] } }) => body
const range = { from: `${month}-01`, to: `${month}-31` }
const fileOf = async (...asked: Parameters<typeof downloadFile>) =>
  (await downloadFile(...asked)).body
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))

describe(`the books of a random month (ACCOUNTANT_SEED=${seed})`, () => {
  test('have a month worth checking', () => {
    expect(sales.length).toBeGreaterThan(20)
    expect(notesIn(sales, month).length).toBeGreaterThan(3)
    expect(expectedReturn(sales, month).large.length).toBeGreaterThan(0)
  })

  test.each(['2026-12', month, '2027-02'])('the return of %s and its reconciliation', async (id) => {
    const { body } = await service.call(readGstReturn, { params: { month: id } }, staff.finance.token)
    const expected = expectedReturn(sales, id)
    expect(body.summary).toMatchObject(expected.summary)
    expect(body['b2c-large'].rows.map(({ number }) => number).sort()).toEqual(expected.large)
    expect(expected.largeTotal).toMatchObject(body['b2c-large'].total)
    expect(body['b2c-others'].rows).toEqual(expected.others)
    expect([body['credit-notes'].count, body['credit-notes'].total]).toEqual([
      expected.notesCount,
      expected.notesTotal,
    ])
    expect(body.sac.total).toEqual(expected.summary.total)
    expect(body.reconciliation).toEqual(expected.reconciliation)
    const numbers = numbersIssued(sales, id)
    expect(body.documents.rows).toContainEqual({
      kind: 'Tax invoice',
      first: numbers[0],
      last: numbers.at(-1),
      documents: numbers.length,
      cancelled: 0,
      issued: numbers.length,
    })
  })

  test('the total rows of the files', async () => {
    const { body } = await service.call(readGstReturn, { params: { month } }, staff.finance.token)
    for (const part of gstPartNames) {
      const lines = await fileOf(service, readGstSummary, { query: { month, part } }, staff.finance.token)
      const total: Readonly<Record<string, number>> = body[part].total
      const sums = Object.keys(gstParts[part].sums).map(gstHeadingOf)
      expect(lines[0]?.slice(-sums.length)).toEqual(sums)
      const shown = Object.keys(gstParts[part].sums).map((name) => total[name])
      const written = lines.at(-1)?.slice(-sums.length).map(Number) ?? []
      expect(written.map((sum, at) => (isCount(sums[at]) ? sum : paiseOf(sum)))).toEqual(shown)
    }
  })

  test('the payments of the return, and those received in the month', async () => {
    const counted = invoicesOf(sales.filter(({ gstMonth }) => gstMonth === month))
    const received = invoicesOf(sales.filter(({ receivedOn }) => receivedOn.startsWith(month)))
    for (const [query, expected] of [
      [{ month }, counted],
      [range, received],
    ] as const) {
      const { total, totals } = pageOf(await service.call(listReceipts, { query }, staff.finance.token))
      expect([total, totals]).toEqual([expected.length, sumOfAmounts(expected)])
      const [, ...lines] = await fileOf(service, downloadReceipts, { query }, staff.finance.token)
      expect(sumOfLast(lines)).toBe(totals.total)
    }
  })

  test('the credit notes of the month', async () => {
    const notes = notesIn(sales, month).map((one) => ({ ...one, sign: 1 as const }))
    const { total, totals } = pageOf(
      await service.call(listCreditNotes, { query: range }, staff.finance.token),
    )
    expect([total, totals]).toEqual([notes.length, sumOfAmounts(notes)])
    const [, ...lines] = await fileOf(service, downloadCreditNotes, { query: range }, staff.finance.token)
    expect(sumOfLast(lines)).toBe(totals.total)
  })

  test('the register, by its column of the GST month', async () => {
    const query = { document: 'tax invoice' as const }
    const [heading = [], ...lines] = await fileOf(service, downloadRegister, { query }, staff.finance.token)
    const at = (name: string) => heading.indexOf(name)
    const ofMonth = lines.filter((line) => line[at('GST month')] === month)
    const sum = ofMonth.reduce((total, line) => total + paiseOf(Number(line[at('Taxable value')])), 0)
    const counted = invoicesOf(sales.filter(({ gstMonth }) => gstMonth === month))
    expect([ofMonth.length, sum]).toEqual([counted.length, sumOfAmounts(counted).taxableValue])
  })

  test('the revenue on the dashboard', async () => {
    await countFigures(service)
    const { body } = await service.call(
      readRevenue.revenueByMonth,
      { query: { pd: 12 } },
      staff.finance.token,
    )
    const shown = body.parts.find(({ value }) => value === month)?.current
    expect(shown).toBe(expectedReturn(sales, month).reconciliation.revenue)
  })

  test('the figures that finance closed', async () => {
    const { total } = expectedReturn(sales, month).summary
    expect((await monthsOf(world)).find(({ id }) => id === month)).toMatchObject({
      taxInvoices: total.invoices,
      creditNotes: total.creditNotes,
      taxableValue: total.taxableValue,
      total: total.total,
      closedBy: staff.finance.name,
    })
  })
})

const isCount = (heading = '') =>
  ['Invoices', 'Credit notes', 'Numbers', 'Cancelled', 'Issued'].includes(heading)
/** Sum of the last column, Total, in paise. */
const sumOfLast = (lines: readonly string[][]): number =>
  lines.reduce((sum, line) => sum + paiseOf(Number(line.at(-1))), 0)
