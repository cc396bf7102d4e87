import { expect, test } from 'vitest'
import { keysIn, nameFinder, numbersIn } from './references.ts'

const day = '2026-11-21'

test.each([
  ['BNP/26-27/000123', 'BNP/26-27/000123'],
  ['PAYMENT FOR bnp 26 27 123', 'BNP/26-27/000123'],
  ['UPI/4123/BNP2627000123/PAY', 'BNP/26-27/000123'],
  ['BNR-26-27-000123', 'BNR/26-27/000123'],
  ['BNR 123', 'BNR/26-27/000123'],
  ['BN/26-27/1000000', 'BN/26-27/1000000'],
])('finds in %s the number %s', (reference, number) => {
  expect(numbersIn(reference, day)).toContain(number)
})

test('takes a number without a year for one of last year too, soon after April', () => {
  expect(numbersIn('BNP 123', '2026-04-10')).toEqual(['BNP/26-27/000123', 'BNP/25-26/000123'])
  expect(numbersIn('BNP 123', '2026-06-10')).toEqual(['BNP/26-27/000123'])
})

test('takes the year within a number for no number of its own', () => {
  expect(numbersIn('NEFT BNP/26-27/000123', day)).toEqual(['BNP/26-27/000123'])
})

test.each(['NEFT ABNP 26-27 000123', 'BNR', 'BNR0A1B2C3D4E5F6A7B8C9D', 'BNP 0'])(
  'finds no number in %s',
  (reference) => {
    expect(numbersIn(reference, day)).not.toContain('BNP/26-27/000123')
  },
)

test.each([
  ['NEFT-SBIN226112345678-ANITA MARY', 'SBIN226112345678'],
  ['CHQ 000123 CLEARING', '123'],
  ['UPI/412345678901/anita.mary@okaxis/pay', 'ANITAMARYOKAXIS'],
])('finds in %s the reference %s', (reference, key) => {
  expect(keysIn(reference)).toContain(key)
})

test('takes no plain word and no short number for a reference', () => {
  expect(keysIn('NEFT ANITA 21')).toEqual([])
})

test.each([
  ['NEFT ANITA MARY THOMAS', 'Anita Mary', true],
  ['NEFT/THOMAS K. ANITA', 'Anita Thomas', true],
  ['UPI ANITA', 'Anita', true],
  ['UPI ANITA', 'Anita Mary', false],
  ['UPI ANITAMARY', 'Anita Mary', false],
  ['NEFT', 'K J', false],
])('%s names %s: %s', (reference, name, names) => {
  expect(nameFinder([{ name }])(reference)).toHaveLength(names ? 1 : 0)
})
