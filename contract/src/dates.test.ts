import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  activityMomentShown,
  birthDateShown,
  dayShown,
  expiryShown,
  momentShown,
  monthShown,
  sheetMoment,
} from './dates.ts'

test.each([
  ['2026-11-21T18:29:59Z', '21 Nov 2026', '21 Nov 2026, 11:59 pm', 'Nov 21, 2026 23:59'],
  ['2026-11-21T18:30:00Z', '22 Nov 2026', '22 Nov 2026, 12:00 am', 'Nov 22, 2026 00:00'],
  ['2024-02-29T06:35:07Z', '29 Feb 2024', '29 Feb 2024, 12:05 pm', 'Feb 29, 2024 12:05'],
  ['2026-05-01T19:31:00Z', '2 May 2026', '2 May 2026, 1:01 am', 'May 02, 2026 01:01'],
])('%s is shown in the time of India in every time zone', (instant, day, moment, activity) => {
  expect(dayShown(instant)).toBe(day)
  expect(momentShown(instant)).toBe(moment)
  expect(activityMomentShown(instant)).toBe(activity)
})

test('a day without a time stays the same day', () => {
  expect(dayShown('2026-01-01')).toBe('1 Jan 2026')
  expect(birthDateShown('1998-11-02')).toBe('02/11/1998')
  expect(monthShown('2026-11')).toBe('Nov 2026')
  expect(sheetMoment('2026-11-21T18:30:00Z')).toBe('2026-11-22 00:00')
})

test.each([
  ['2026-12-01', 'Dec 1st 2026'],
  ['2027-01-02', 'Jan 2nd 2027'],
  ['2026-05-03', 'May 3rd 2026'],
  ['2026-06-11', 'Jun 11th 2026'],
  ['2026-07-12', 'Jul 12th 2026'],
  ['2026-08-13', 'Aug 13th 2026'],
  ['2026-09-20', 'Sep 20th 2026'],
  ['2026-10-31', 'Oct 31st 2026'],
])('a membership that ends on %s expires on %s', (day, shown) => expect(expiryShown(day)).toBe(shown))

const root = new URL('../../', import.meta.url).pathname
const sourcesWith = (pattern: RegExp) =>
  globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && pattern.test(readFileSync(root + file, 'utf8')))
    .sort()

test('no other file formats dates', () => {
  expect(sourcesWith(/\bIntl\.DateTimeFormat|\.toLocale(Date|Time)?String\(|indianClock\(/)).toEqual([
    'contract/src/dates.ts',
    'contract/src/indianDay.ts',
  ])
})

test('screens take dates from the file that keeps them on one line', () => {
  const imported =
    /import \{[^}]*\b(dayShown|momentShown|activityMomentShown)\b[^}]*\} from '@bnr\/contract\/dates'/
  expect(sourcesWith(imported).filter((file) => file.startsWith('web/'))).toEqual([])
})
