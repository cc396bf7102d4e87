import type { Criterion } from '@bnr/contract/criteria'
import { ageOn } from '@bnr/contract/profiles/age'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { type SearchSort, sortValues } from '@bnr/contract/search/sorts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { media } from '../src/media/tables.ts'
import { type ProfileRow, sectionsOf } from '../src/profiles/sections.ts'
import { profiles } from '../src/profiles/tables.ts'
import { denominations } from '../src/reference/data/denominations.ts'
import { educations } from '../src/reference/data/educations.ts'
import { motherTongues } from '../src/reference/data/motherTongues.ts'
import { seedPeople } from './factories/demoData.ts'
import { createMember } from './factories/profiles.ts'
import { useService } from './harness.ts'

const service = useService()
let everybody: { row: ProfileRow; sections: ProfileSections }[] = []
let withPhoto = new Set<number>()
let viewer: Awaited<ReturnType<typeof createMember>>

beforeAll(async () => {
  viewer = await createMember(service, { gender: 'm' })
  await seedPeople(service, 1500)
  const rows = await service.db.select().from(profiles)
  const photos = await service.db.select().from(media)
  withPhoto = new Set(
    photos.filter(({ kind, status }) => kind === 'pp' && status === 'Active').map((one) => one.profileId),
  )
  everybody = rows.map((row) => ({ row, sections: sectionsOf(row) }))
})

/** A criterion, and a plain function that decides the same for one profile. */
type CriterionCase = { criterion: Criterion; holds: (sections: ProfileSections) => boolean }

const labels = (all: readonly string[], of: (sections: ProfileSections) => unknown, key: string) =>
  fc.uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: 4 }).map(
    (value): CriterionCase => ({
      criterion: { key, operation: 'eq', value },
      holds: (sections) => value.includes(of(sections) as string),
    }),
  )

const labelsOf = (list: { entries: readonly { label: string }[] }, most = 40) =>
  list.entries.slice(0, most).map(({ label }) => label)

const ages = fc
  .tuple(fc.integer({ min: 18, max: 45 }), fc.integer({ min: 0, max: 20 }))
  .map(([gte, span]): CriterionCase => {
    const lte = gte + span
    return {
      criterion: { key: 'bi.dob', operation: 'age_range', value: { gte, lte } },
      holds: ({ basic }) => {
        if (!basic?.dateOfBirth) return false
        const { ageYears } = ageOn(service.time.now, basic.dateOfBirth)
        return ageYears >= gte && ageYears <= lte
      },
    }
  })

const heights = fc
  .tuple(fc.integer({ min: 54, max: 72 }), fc.integer({ min: 0, max: 12 }))
  .map(([low, span]): CriterionCase => {
    const text = (inches: number) => `${Math.floor(inches / 12)}.${inches % 12}`
    return {
      criterion: { key: 'bi.ht', operation: 'range', value: { gte: text(low), lte: text(low + span) } },
      holds: ({ basic }) => {
        const inches = (basic?.height?.feet ?? 0) * 12 + (basic?.height?.inches ?? 0)
        return inches >= low && inches <= low + span
      },
    }
  })

const incomes = fc.constantFrom(100_000, 300_000, 500_000, 1_000_000).map(
  (gte): CriterionCase => ({
    criterion: { key: 'pi.ai', operation: 'range', value: { gte } },
    holds: ({ professional }) => (professional?.annualIncome?.from ?? 0) >= gte,
  }),
)

const anything = fc.oneof(
  ages,
  heights,
  incomes,
  labels(labelsOf(denominations), ({ religion }) => religion?.denomination, 'ri.de'),
  labels(labelsOf(motherTongues), ({ basic }) => basic?.motherTongue, 'bi.mt'),
  labels(labelsOf(educations, 80), ({ professional }) => professional?.education?.degree, 'pi.edu.de'),
  labels(['Never Married', 'Divorced', 'Widow / Widower'], ({ basic }) => basic?.maritalStatus, 'bi.ms'),
  labels(
    ['Tamil Nadu', 'Kerala', 'Goa', 'Mizoram'],
    ({ location }) => location?.current?.state,
    'li.ca.st.keyword',
  ),
)

/** Each order as a plain comparison: dates decide, and ids only between equal dates. */
const newest = (one: ProfileRow, other: ProfileRow) =>
  other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id
const younger = (one: ProfileRow, other: ProfileRow) =>
  (other.dateOfBirth ?? '').localeCompare(one.dateOfBirth ?? '')
const photoFirst = (one: ProfileRow, other: ProfileRow) =>
  Number(withPhoto.has(other.id)) - Number(withPhoto.has(one.id))
const orders: Record<SearchSort, (one: ProfileRow, other: ProfileRow) => number> = {
  'cdt,desc': newest,
  'ac,desc': newest,
  'cdt,asc': (one, other) => newest(other, one),
  'bi.doby,asc': (one, other) => younger(one, other) || newest(one, other),
  'bi.doby,desc': (one, other) => younger(other, one) || newest(one, other),
  'me,desc': (one, other) => photoFirst(one, other) || newest(one, other),
}

test('total and pages agree with a plain filter over all profiles', async () => {
  const searches = fc.asyncProperty(
    fc.array(anything, { maxLength: 4 }),
    fc.integer({ min: 0, max: 2 }),
    fc.constantFrom(...sortValues),
    async (cases, page, sort) => {
      const matching = everybody
        .filter(({ row }) => row.status === 'Active' && row.gender === 'f')
        .filter(({ sections }) => cases.every(({ holds }) => holds(sections)))
        .map(({ row }) => row)
        .sort(orders[sort])
        .map(({ id }) => id)
      const criteria = cases.map(({ criterion }) => criterion)
      const { body } = await service.call(
        searchProfiles,
        { body: { criteria }, query: { page, size: 20, sort } },
        viewer.token,
      )
      expect({ total: body.total, ids: body.results.map(({ id }) => id) }).toEqual({
        total: matching.length,
        ids: matching.slice(page * 20, page * 20 + 20),
      })
    },
  )
  await fc.assert(searches, { numRuns: 150 })
})
