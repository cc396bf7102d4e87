import { expect, test } from 'vitest'
import { z } from '#schema'
import { type CriterionKey, type CriterionKeys, type Operation, searcherGroups } from '../criteria.ts'
import { defaultAges, staffAges } from './defaults.ts'
import { searchKeys } from './keys.ts'
import { queueSorts, searchSorts, sortValues } from './sorts.ts'

const valuesOf = (key: string, operation: string) =>
  (searchKeys as unknown as Record<string, CriterionKey>)[key]?.values[operation as Operation] as z.ZodType
const many = (count: number) => Array.from({ length: count }, () => 'x')
const long = (length: number) => 'x'.repeat(length)

/** For each kind of key, values that it accepts, values that it refuses, and the message of the refusal. */
const values: [key: string, operation: string, accepted: unknown[], refused: unknown[], message?: string][] =
  [
    ['ri.de', 'eq', ['CSI', many(300), long(120)], ['', ' ', [], many(301), long(121), [''], 7]],
    ['ri.de', 'like', ['csi', many(20)], ['', [], many(21), 7]],
    ['pi.od', 'eq', ['Ward', long(120)], ['', ' ', long(121), ['Ward']]],
    ['bi.na', 'like', ['An'], ['', ['An']]],
    ['bi.ge', 'eq', ['m', 'f'], ['x', 'M', '', ['m']]],
    ['bi.dob', 'eq', ['1998-04-12'], ['12.04.1998', '1998-02-30', '1898-01-01', '']],
    [
      'bi.dob',
      'age_range',
      [{}, { gte: 18 }, { lte: 100 }, { gte: '21', lte: '30' }],
      [{ gte: 17 }, { lte: 101 }, { gte: 'old' }, { gte: 21.5 }, { from: 21 }],
    ],
    [
      'bi.ht',
      'range',
      [
        {},
        { gte: '5.11' },
        { lte: 5.1 },
        { gte: '5' },
        { gte: '5.0' },
        { gte: '5.09' },
        { gte: ' 5.11 ' },
        { gte: 'Any', lte: '' },
      ],
      [
        { gte: 'tall' },
        { gte: '5.12' },
        { gte: '5.1.1' },
        { lte: '1e300' },
        { gte: '55' },
        { gte: '5.' },
        { gte: [] },
      ],
      'Enter a height as feet.inches, e.g. 5.11',
    ],
    [
      'pi.ai',
      'range',
      [
        {},
        { gte: 300_000 },
        { lte: '500000.50' },
        { gte: 'Any', lte: '' },
        { gte: 0 },
        { lte: 9_999_999_999 },
      ],
      [
        { gte: 'much' },
        { gte: -1 },
        { lte: 1e300 },
        { gte: '1.234' },
        { gte: '12345678901' },
        { gte: '1 2' },
        { gte: 'x1' },
      ],
      'Enter an income in rupees',
    ],
    [
      'pid',
      'eq',
      ['1000000', '10000001', 10_000_001],
      ['100000', '100000001', 'x1000000', '1000000x', '', []],
      'Enter your 7 or 8 digit BNR ID',
    ],
    ...(['bi.ph.nu', 'bi.ph.cc', 'bi.cp.nu'] as const).map((key): (typeof values)[number] => [
      key,
      'eq',
      ['9', '12345678901234', 91],
      ['', '123456789012345', '+91', '91x'],
      'Enter digits only',
    ]),
    ['me.ms', 'eq', ['Active'], ['Ready', '']],
    ['me.mt', 'eq', ['pp'], ['ap', '']],
    ['pv', 'eq', [true], [false, 'true']],
    ['pa', 'eq', [true, false], ['true', 1]],
    ['el', 'eq', [true, false], ['true', 1]],
  ]

test.each(values)('the values of %s %s', (key, operation, accepted, refused, message) => {
  const schema = valuesOf(key, operation)
  for (const value of accepted) expect([value, schema.safeParse(value).success]).toEqual([value, true])
  for (const value of refused) {
    const { error } = schema.safeParse(value)
    expect([value, error !== undefined]).toEqual([value, true])
    if (message) expect(JSON.stringify(error?.issues)).toContain(message)
  }
})

test('an age outside the range is refused with the possible ages', () => {
  const { error } = valuesOf('bi.dob', 'age_range').safeParse({ gte: 17 })
  expect(error?.issues[0]?.message).toBe('Choose ages from 18 to 100')
})

test('a key for digits accepts numbers and text', () => {
  expect(valuesOf('pid', 'eq').parse(10_000_001)).toBe('10000001')
  expect(z.encode(searchKeys.pid.values.eq, '10000001')).toBe('10000001')
  expect(valuesOf('ri.de', 'eq').parse(' CSI ')).toBe('CSI')
})

test('the default ages of the search forms', () => {
  expect([defaultAges, staffAges]).toEqual([
    { from: 21, to: 30 },
    { from: 21, to: 60 },
  ])
})

test('every group of callers has keys or operations of its own', () => {
  const named = Object.values(searchKeys as CriterionKeys).flatMap(({ who }) =>
    typeof who === 'string' ? [who] : Object.values(who),
  )
  expect(new Set(named)).toEqual(new Set(searcherGroups))
})

test('the sort orders of searches and of staff queues', () => {
  expect(searchSorts).toEqual({
    newest: 'cdt,desc',
    oldest: 'cdt,asc',
    youngest: 'bi.doby,asc',
    eldest: 'bi.doby,desc',
    photoFirst: 'me,desc',
    recentlyActive: 'ac,desc',
  })
  expect(queueSorts).toEqual({ longestWait: 'sdt,asc', latestTransition: 'sdt,desc' })
  expect(sortValues).toEqual(['cdt,desc', 'cdt,asc', 'bi.doby,asc', 'bi.doby,desc', 'me,desc', 'ac,desc'])
})
