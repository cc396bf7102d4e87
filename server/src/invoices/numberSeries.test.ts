import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useService } from '../../test/harness.ts'
import { type NumberSeries, nextNumber } from './numbers.ts'

const service = useService()
beforeEach(() => {
  vi.restoreAllMocks()
  service.time.now = new Date('2026-11-21T06:00:00Z')
})

/** The number that follows `last`; the transaction is rolled back. */
async function numberAfter(series: NumberSeries, last: number) {
  const undone = new Error('rolled back')
  let next: Awaited<ReturnType<typeof nextNumber>> | undefined
  const taking = service.db.inTransaction(async (tx) => {
    await tx.execute(sql`insert into number_series values (${series}, '26-27', ${last})
      on conflict (series, financial_year) do update set last = ${last}`)
    next = await nextNumber(tx, service, series)
    throw undone
  })
  await taking.catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return next
}

test.each([
  ['proforma', 122, 'BNP/26-27/000123'],
  ['proforma', 999_998, 'BNP/26-27/999999'],
  ['invoice', 122, 'BNR/26-27/000123'],
  ['invoice', 999_998, 'BNR/26-27/999999'],
  ['invoice', 999_999, 'BN/26-27/1000000'],
  ['credit note', 7, 'CN/26-27/000008'],
  ['credit note', 999_999, 'CN/26-27/1000000'],
] as const)('the next %s after number %i is %s', async (series, last, number) => {
  expect(await numberAfter(series, last)).toEqual({
    number,
    issuedOn: '2026-11-21',
    issuedAt: service.time.now,
  })
})

test('the first number of a series is 1', async () => {
  const taking = service.db.inTransaction(async (tx) => {
    const { number } = await nextNumber(tx, service, 'credit note')
    throw new Error(number)
  })
  await expect(taking).rejects.toThrow('CN/26-27/000001')
})

test('no proforma follows the last number of a year', async () => {
  await expect(numberAfter('proforma', 999_999)).rejects.toMatchObject({ code: 'numbers_used' })
})

describe('the log', () => {
  test.each([
    ['proforma', 899_999, 0],
    ['proforma', 900_000, 1],
    ['invoice', 899_999, 0],
    ['invoice', 900_000, 1],
    ['credit note', 900_000, 0],
  ] as const)('has an alarm after %s %i: %i', async (series, last, count) => {
    const error = vi.spyOn(service.log, 'error')
    await numberAfter(series, last)
    const alarm = { alarm: 'invoice numbers', series, financialYear: '26-27', last: 900_001, most: 999_999 }
    const alarms = Array(count).fill([alarm, 'invoice numbers are running out'])
    expect(error.mock.calls).toEqual(alarms)
  })
})
