import { expect, test } from 'vitest'
import { readAmount, readDay, readText } from './cells.ts'

test.each([
  ['1,23,456.50', 12_345_650],
  ['123,456.5', 12_345_650],
  ['₹ 500', 50_000],
  ['Rs. 500.00 Cr', 50_000],
  ['INR 500', 50_000],
  ['(500.00)', -50_000],
  ['500.00-', -50_000],
  ['-500', -50_000],
  ['500.00 Dr', -50_000],
  ['0.07', 7],
  ['.50', 50],
  ['7,00,000.000', 70_000_000],
  ['1,00,00,000', 1_000_000_000],
  ['10,00,00,00,000', 1_000_000_000_000],
])('reads the amount %s', (cell, value) => {
  expect(readAmount(cell)).toEqual({ value })
})

test.each([
  '12,3x',
  '1.2.3',
  '1,2',
  '500,00',
  '1,23,45',
  '10000000000.01',
  'Credit',
  '5.005',
  '1e5',
  '=1+1',
  '9999999999999999',
])('refuses the amount %s', (cell) => {
  expect(readAmount(cell)).toEqual({ problem: expect.stringContaining(cell.slice(0, 30)) })
})

test.each(['', '  ', '-'])("reads '%s' as no amount", (cell) => {
  expect(readAmount(cell)).toBeUndefined()
})

test.each([
  ['21/11/2026', '2026-11-21'],
  ['1/2/26', '2026-02-01'],
  ['21-11-2026', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
  ['21-Nov-26', '2026-11-21'],
  ['21 Nov 2026', '2026-11-21'],
  ['21 November, 2026', '2026-11-21'],
  ['21NOV2026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026 10:45:00', '2026-11-21'],
])('reads the day %s', (cell, value) => {
  expect(readDay(cell)).toEqual({ value })
})

test.each(['31/02/2026', '11/21/2026', '21-Nvo-26', '0/11/2026', '46012', 'Total'])(
  'refuses the day %s',
  (cell) => {
    expect(readDay(cell)).toEqual({ problem: `'${cell}' is not a date` })
  },
)

test('keeps the zeros of a text that a bank protects from spreadsheets, and refuses other formulas', () => {
  expect(readText('="000123"')).toEqual({ value: '000123' })
  expect(readText('=HYPERLINK("http://x","y")')).toEqual({ problem: 'Formulas are not accepted' })
  expect(readText('@SUM(1)')).toEqual({ problem: 'Formulas are not accepted' })
})
