import { betweenDays, lastMonths } from '@bnr/contract/figures/endpoints'
import { type FigureName, figureNames } from '@bnr/contract/figures/figures'
import type { Days } from '@bnr/contract/figures/period'
import { indianDay } from '@bnr/contract/indianDay'
import { paise } from '@bnr/contract/money'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createCounted } from '../../test/factories/countedProfiles.ts'
import { createCreditNote } from '../../test/factories/creditNotes.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { useService } from '../../test/harness.ts'
import { comparedWith, monthsUntil, recount } from '../../test/recount.ts'
import { memberships } from '../memberships/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { writeSearchRows } from '../profiles/writeSearchRows.ts'
import { countFigures } from './count.ts'
import { readFigure } from './read.ts'

const service = useService()
let executive: { id: number }

beforeAll(async () => {
  executive = await createStaff(service, 'tele_executive')
})
afterAll(() => {
  service.time.now = new Date()
})

const firstDay = Date.parse('2026-01-31T00:00:00Z')
const days = fc.integer({ min: 0, max: 400 })
const halfHours = fc.integer({ min: 0, max: 400 * 48 })
const dayOf = (after: number) => indianDay(new Date(firstDay + after * 86_400_000))
const status = fc.constantFrom('Draft' as const, 'Ready' as const, 'Active' as const, 'Settled' as const)

/** Changes that affect the figures. */
const steps = {
  register: fc
    .record({
      halfHours,
      values: fc.record({
        status,
        gender: fc.constantFrom('m' as const, 'f' as const),
        paid: fc.boolean(),
        elite: fc.boolean(),
        basic: fc.record(
          { createdBy: fc.constantFrom(1, 2), caste: fc.constantFrom(1, 2, 3) },
          { requiredKeys: [] },
        ),
      }),
    })
    .map((given) => async () => {
      const createdAt = new Date(firstDay + given.halfHours * 1_800_000)
      const basic = { ...given.values.basic }
      await createCounted(service, { ...given.values, basic, createdAt })
    }),
  move: status.map((to) => async (oldest: number) => {
    const moved = await service.db
      .update(profiles)
      .set({ status: to })
      .where(eq(profiles.id, oldest))
      .returning()
    await writeSearchRows(service.db, moved)
  }),
  purge: fc.constant(async (oldest: number) => {
    await service.db.delete(profiles).where(eq(profiles.id, oldest))
  }),
  begin: fc
    .tuple(days, fc.constantFrom('Diamond', 'Ruby'))
    .map(([after, planName]) => async (oldest: number) => {
      if (oldest === 0) return
      const nothing = {
        price: paise(0),
        duration: 30,
        durationUnit: 'DAYS' as const,
        phoneContacts: 0,
        expressInterests: 0,
      }
      const [startsOn, endsOn] = [dayOf(after), dayOf(after + 30)]
      await service.db
        .insert(memberships)
        .values({ ...nothing, profileId: oldest, planName, tag: 'sc', startsOn, endsOn, mayOverlap: true })
    }),
  sell: fc
    .record({ after: days, value: fc.nat(9_999_999), mine: fc.boolean(), back: fc.subarray([3, 2, 1]) })
    .map(({ after, value, mine, back }) => async (oldest: number) => {
      const [taxableValue, teleStaffId] = [paise(value), mine ? executive.id : null]
      const invoice = await createInvoice(service, oldest, {
        profileId: oldest || null,
        taxableValue,
        teleStaffId,
        paidOn: dayOf(after),
      })
      for (const part of back) {
        const credited = {
          issuedOn: dayOf(after + 20 * part),
          taxableValue: paise(Math.floor(value / (2 * part))),
        }
        await createCreditNote(service, invoice, credited)
      }
    }),
}
const step = fc.oneof(steps.register, steps.register, steps.register, ...Object.values(steps))

async function oldestProfile(): Promise<number> {
  const [row] = await service.db.select({ id: profiles.id }).from(profiles).orderBy(asc(profiles.id)).limit(1)
  return row?.id ?? 0
}

const whole = (months: number) => ({ ...lastMonths(months), du: 'Months' as const })

/** Reads a figure of some months up to today, or between two days. */
async function shown(name: FigureName, asked: number | Days) {
  const period = typeof asked === 'number' ? whole(asked) : { ...whole(1), ...betweenDays(asked) }
  const { parts, beforeFrom, beforeTo } = await readFigure(service, name, period)
  expect({ beforeFrom, beforeTo }).toEqual(comparedWith(daysOf(asked)))
  return Object.fromEntries(parts.map(({ value, label: _, ...amounts }) => [value, amounts]))
}

const daysOf = (asked: number | Days): Days =>
  typeof asked === 'number' ? monthsUntil(indianDay(service.time.now), asked) : asked

const sumBefore = (parts: readonly { before: number }[]) => parts.reduce((sum, one) => sum + one.before, 0)

test.each([
  ['2026-11-22', ['2026-08-22', '2026-08-23']],
  ['2027-05-31', ['2027-02-28', '2027-03-01']],
])(
  'three months up to %s are compared with three months up to the first of %j',
  async (today, registered) => {
    service.time.now = new Date(`${today}T12:00:00+05:30`)
    const before = async () => {
      await countFigures(service)
      const { parts, beforeTo } = await readFigure(service, 'profiles', whole(3))
      expect(beforeTo).toBe(registered[0])
      const byMonth = await readFigure(service, 'month', whole(3))
      return [sumBefore(parts), sumBefore(byMonth.parts)]
    }
    const [all = 0, byMonth = 0] = await before()
    for (const day of registered)
      await createCounted(service, { createdAt: new Date(`${day}T12:00:00+05:30`) })
    expect(await before()).toEqual([all + 1, byMonth + 1])
    expect(sumBefore(Object.values(await recount(service, 'profiles', daysOf(3))))).toBe(all + 1)
  },
)

test('after any history, each figure equals a plain count of the rows', {
  timeout: 120_000,
}, async () => {
  const rounds = fc.array(
    fc.record({
      happened: fc.array(step, { minLength: 1, maxLength: 10 }),
      today: days,
      months: fc.constantFrom(1, 3, 12),
      /** How many days before today a period ends, and its length. */
      chosen: fc.tuple(fc.nat(300), fc.nat(100)),
    }),
    { minLength: 1, maxLength: 3 },
  )
  await fc.assert(
    fc.asyncProperty(rounds, async (history) => {
      for (const { happened, today, months, chosen } of history) {
        for (const happens of happened) await happens(await oldestProfile())
        service.time.now = new Date(`${dayOf(today)}T12:00:00+05:30`)
        await countFigures(service)
        const [ago, length] = chosen
        const days = { from: dayOf(today - ago - length), to: dayOf(today - ago) }
        for (const name of figureNames)
          for (const asked of [months, days])
            expect(
              await shown(name, asked),
              `${name} on ${dayOf(today)} of ${JSON.stringify(asked)}`,
            ).toEqual(await recount(service, name, daysOf(asked)))
      }
    }),
    { numRuns: 6 },
  )
})
