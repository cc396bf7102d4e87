import { expect, test } from 'vitest'
import { financialYearOf } from './financialYear.ts'

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2026-12-31', '26-27'],
  ['2027-01-01', '26-27'],
  ['2099-04-01', '99-00'],
  ['2008-01-01', '07-08'],
])('%s is in the financial year %s', (day, year) => expect(financialYearOf(day)).toBe(year))
