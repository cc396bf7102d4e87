import { expect, test } from 'vitest'
import { ordinalDay } from './ordinalDay.ts'

test.each([
  ['2026-12-01', 'Dec 1st 2026'],
  ['2027-01-02', 'Jan 2nd 2027'],
  ['2026-05-03', 'May 3rd 2026'],
  ['2026-06-11', 'Jun 11th 2026'],
  ['2026-07-12', 'Jul 12th 2026'],
  ['2026-08-13', 'Aug 13th 2026'],
  ['2026-09-20', 'Sep 20th 2026'],
  ['2026-10-31', 'Oct 31st 2026'],
])('writes %s as %s', (isoDate, written) => expect(ordinalDay(isoDate)).toBe(written))
