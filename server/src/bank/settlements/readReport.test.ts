import { bankFile } from '@bnr/contract/bank/uploads'
import type { Paise } from '@bnr/contract/money'
import { expect, test } from 'vitest'
import { readCsv } from '../../files/sheets/csv.ts'
import { problemOf, readReport } from './readReport.ts'

const today = '2026-11-26'
const limits = { ...bankFile, unpacked: 0 }
const read = (rows: readonly string[]) =>
  readReport(readCsv(Buffer.from(rows.join('\n')), limits), undefined, today)
const headings = 'Order No,Order Amt,Fee,GST on fee,Net Amount,Settlement Date,UTR No'

test('reads orders with their fees, whatever their sign, and leaves sums out', () => {
  const { orders, others, errors, columns } = read([
    'Settlement report',
    headings,
    'BNR01,"1,180.00",23.60,4.25,"1,152.15",21-Nov-2026,hdfc26326000001',
    'BNR02,500,-10,-1.80,488.20,21/11/2026,HDFC26326000001',
    'Total,1680,,,,,',
    ',1680,33.60,6.05,1640.35,,',
  ])
  expect(columns).toEqual({
    orderId: 'Order No',
    amount: 'Order Amt',
    fee: 'Fee',
    tax: 'GST on fee',
    net: 'Net Amount',
    day: 'Settlement Date',
    utr: 'UTR No',
  })
  expect(errors).toEqual([{ row: 5, column: 'Settlement Date', message: 'The day is missing' }])
  expect(others).toBe(1)
  expect(orders).toEqual([
    {
      orderId: 'BNR01',
      amount: 118_000,
      fee: 2360,
      tax: 425,
      net: 115_215,
      day: '2026-11-21',
      utr: 'HDFC26326000001',
    },
    {
      orderId: 'BNR02',
      amount: 50_000,
      fee: 1000,
      tax: 180,
      net: 48_820,
      day: '2026-11-21',
      utr: 'HDFC26326000001',
    },
  ])
})

test.each([
  ['BNR01,x,1,1,1,21/11/2026,U1', 'Order Amt'],
  ['BNR01,5,x,1,1,21/11/2026,U1', 'Fee'],
  ['BNR01,5,1,1,,21/11/2026,U1', 'Net Amount'],
  ['BNR01,5,1,1,1,31/11/2026,U1', 'Settlement Date'],
  ['BNR01,5,1,1,1,27/11/2026,U1', 'Settlement Date'],
  ['BNR01,5,1,1,1,21/11/2026,', 'UTR No'],
  ['BNR01,5,1,1,1,21/11/2026,-', 'UTR No'],
  ['BNR01,5,1,1,1,21/11/2026,N/A', 'UTR No'],
  ['=cmd(),5,1,1,1,21/11/2026,U1', 'Order No'],
])('names the column that is wrong in %s', (row, column) => {
  expect(read([headings, row]).errors).toMatchObject([{ row: 2, column }])
})

test('asks for the columns if one has no usual heading', () => {
  const { columns, headings } = read(['Order No,Order Amt,Kept back', 'BNR01,5,1'])
  expect([columns, headings]).toEqual([undefined, ['Order No', 'Order Amt', 'Kept back']])
})

const order = (amount: number, net = amount - 30) => ({
  orderId: 'BNR01',
  utr: 'U1',
  day: today,
  amount: amount as Paise,
  fee: 25 as Paise,
  tax: 5 as Paise,
  net: net as Paise,
})
const ours = { amount: 1000 as Paise }

test.each([
  [order(1000), ours, false, undefined],
  [order(1000), undefined, false, 'order'],
  [order(1001), ours, false, 'amount'],
  [order(1000, 971), ours, false, 'net'],
  [order(1000), ours, true, 'again'],
  [order(-400), ours, true, undefined],
  [order(-1001), ours, true, 'amount'],
])('finds what is wrong with an order: %#', (settled, known, isSettled, problem) => {
  expect(problemOf(settled, known, isSettled)).toBe(problem)
})
