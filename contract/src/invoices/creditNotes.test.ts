import { expect, test } from 'vitest'
import { paise } from '../money.ts'
import { creditAmounts, creditProblem, isCredited, leftToCredit } from './creditNotes.ts'

type Row = readonly [
  taxable: number,
  cgst: number,
  sgst: number,
  igst: number,
  rounding: number,
  total: number,
]
const amountsOf = ([taxable, cgst, sgst, igst, rounding, total]: Row) => ({
  taxableValue: paise(taxable),
  cgst: paise(cgst),
  sgst: paise(sgst),
  igst: paise(igst),
  rounding: paise(rounding),
  total: paise(total),
})

const histories: Record<string, { invoice: Row; notes: Row[] }> = {
  'CGST and SGST, rounded down by 23 paise, in three notes': {
    invoice: [737_223, 66_350, 66_350, 0, -23, 869_900],
    notes: [
      [84_749, 7_627, 7_627, 0, -3, 100_000],
      [28_248, 2_543, 2_543, 0, -1, 33_333],
      [624_226, 56_180, 56_180, 0, -19, 736_567],
    ],
  },
  'IGST, rounded up by 23 paise, in two notes': {
    invoice: [112_777, 0, 0, 20_300, 23, 133_100],
    notes: [
      [42_366, 0, 0, 7_626, 9, 50_001],
      [70_411, 0, 0, 12_674, 14, 83_099],
    ],
  },
  'one rupee, then all but a paisa, then the paisa': {
    invoice: [350_000, 31_500, 31_500, 0, 0, 413_000],
    notes: [
      [84, 8, 8, 0, 0, 100],
      [349_915, 31_492, 31_492, 0, 0, 412_899],
      [1, 0, 0, 0, 0, 1],
    ],
  },
  'the whole invoice in one note': {
    invoice: [764_950, 68_846, 68_846, 0, -42, 902_600],
    notes: [[764_950, 68_846, 68_846, 0, -42, 902_600]],
  },
}

test.each(Object.entries(histories))('splits the taxes of %s', (_, { invoice, notes }) => {
  let before = paise(0)
  for (const note of notes) {
    const total = paise(note[5])
    expect(creditAmounts(amountsOf(invoice), before, total)).toEqual(amountsOf(note))
    before = paise(before + total)
  }
  expect(before).toBe(invoice[5])
})

test('many small notes add up to the invoice and never have a negative amount', () => {
  const invoice = amountsOf([737_223, 66_350, 66_350, 0, -23, 869_900])
  const sums = { taxableValue: 0, cgst: 0, sgst: 0, igst: 0, rounding: 0, total: 0 }
  let before = paise(0)
  while (before < invoice.total) {
    const left = invoice.total - before
    const note = creditAmounts(invoice, before, paise(left < 200 ? left : 101 + (before % 17)))
    expect(Math.min(note.taxableValue, note.cgst, note.sgst)).toBeGreaterThan(0)
    expect(note.cgst).toBe(note.sgst)
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += note[name]
    before = paise(before + note.total)
  }
  expect(sums).toEqual(invoice)
})

test.each([
  [100, 413_000, undefined],
  [413_000, 413_000, undefined],
  [50, 50, undefined],
  [413_001, 413_000, 'Enter at most ₹4,130, which is what is left of this invoice'],
  [99, 413_000, 'Enter at least ₹1'],
  [0, 413_000, 'Enter at least ₹1'],
  [51, 50, 'Enter at most ₹0.50, which is what is left of this invoice'],
])('the error of a credit note of %d paise with %d left is: %s', (wanted, left, problem) => {
  expect(creditProblem(paise(wanted), paise(left))).toBe(problem)
})

test('an invoice is credited once its credit notes add up to its total', () => {
  const total = paise(1000)
  const of = (...amounts: number[]) => ({
    total,
    creditNotes: amounts.map((amount) => ({ total: paise(amount) })),
  })
  expect([isCredited({ total }), leftToCredit({ total })]).toEqual([false, 1000])
  expect([isCredited(of(300, 699)), leftToCredit(of(300, 699))]).toEqual([false, 1])
  expect([isCredited(of(300, 700)), leftToCredit(of(300, 700))]).toEqual([true, 0])
})
