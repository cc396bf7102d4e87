import type { Criterion } from '@bnr/contract/criteria'
import { type CountedKey, clearedWith, countedKeys } from '@bnr/contract/search/countedKeys'
import { countProfiles } from '@bnr/contract/search/counts'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import type { SearchKey } from '@bnr/contract/search/keys'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { seedPeople } from '../../test/factories/demoData.ts'
import { createMember, type TestMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { lists } from '../reference/lists.ts'
import { activities } from '../relations/tables.ts'

const service = useService()
let groom: TestMember
let staff = ''

const criterion = (key: string, operation: string, value: unknown): Criterion => ({ key, operation, value })
const equals = (key: string, value: unknown) => criterion(key, 'eq', value)
const countsFor = async (criteria: Criterion[], token?: string) =>
  (await service.call(countProfiles, { body: { criteria } }, token)).body
const totalFor = async (criteria: Criterion[], token?: string) =>
  (await service.call(searchProfiles, { body: { criteria }, query: { size: 1 } }, token)).body.total
const countsOfList = ({ lists }: Awaited<ReturnType<typeof countsFor>>, key: CountedKey) =>
  lists.find((list) => list.key === key)?.counts ?? {}

/** The criteria without those of a key, and without those that forms clear with it. */
const withoutKey = (criteria: Criterion[], key: string) => {
  const left: string[] = [key, ...(clearedWith[key as SearchKey] ?? [])]
  return criteria.filter((one) => !left.includes(one.key))
}

beforeAll(async () => {
  await seedPeople(service, 300)
  groom = await createMember(service, { gender: 'm' })
  staff = (await createStaff(service)).token
})

const label = (key: CountedKey, from: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...from), { minLength: 1, maxLength: 4 }).map((value) => equals(key, value))
const first = (list: keyof typeof lists, most = 25) =>
  lists[list].entries.slice(0, most).map((entry) => entry.label)

const choices = fc.oneof(
  fc
    .tuple(fc.integer({ min: 18, max: 40 }), fc.integer({ min: 0, max: 15 }))
    .map(([gte, span]) => criterion('bi.dob', 'age_range', { gte, lte: gte + span })),
  fc.constantFrom('5.0', '5.4', '5.10').map((gte) => criterion('bi.ht', 'range', { gte })),
  fc.constantFrom(100_000, 500_000).map((gte) => criterion('pi.ai', 'range', { gte })),
  fc.constantFrom('a', 't').map((text) => criterion('pi.od', 'like', text)),
  fc.constantFrom(equals('pv', true), equals('me.mt', 'pp'), equals('me.ms', 'Active')),
  fc.constantFrom(equals('bi.ms', 'Never Married'), equals('ri.de', 'Any'), equals('bi.ca', 'Nobody')),
  label('bi.mt', first('motherTongues')),
  label('ri.de', first('denominations')),
  label('pi.oc', first('occupations')),
  label('li.ca.co.keyword', ['India', 'Kuwait', 'Canada']),
  label('li.ca.st.keyword', ['Tamil Nadu', 'Kerala', 'Himachal Pradesh']),
  label('li.ca.ct.keyword', ['Chennai', 'Madurai', 'Hamirpur', 'Ernakulam']),
)

/** The values of a list with most and with fewest profiles, and one without any. */
const checkedValues = (counts: Readonly<Record<string, number>>, key: CountedKey) => {
  const most = Object.entries(counts).sort(([, one], [, other]) => other - one)
  return [...most.slice(0, 2), ...most.slice(-1)].map(([value]) => value).concat(absentIn(counts, key))
}
const listNames: Record<CountedKey, keyof typeof lists> = {
  'bi.mt': 'motherTongues',
  'bi.ms': 'maritalStatuses',
  'bi.ca': 'castes',
  'bi.ps': 'physicalStatuses',
  'ri.de': 'denominations',
  'ri.sp': 'spiritualities',
  'pi.edu.de': 'educations',
  'pi.oc': 'occupations',
  'li.ca.co.keyword': 'countries',
  'li.ca.st.keyword': 'states',
  'li.ca.ct.keyword': 'districts',
  'fi.fs': 'familyStatuses',
}
const absentIn = (counts: Readonly<Record<string, number>>, key: CountedKey) =>
  lists[listNames[key]].entries
    .filter((entry) => !(entry.key in counts))
    .map((entry) => entry.key)
    .slice(0, 1)

describe('counts', () => {
  test('each count is the total of the search with that choice', async () => {
    const runs = fc.asyncProperty(
      fc.array(choices, { maxLength: 5 }),
      fc.constantFrom(...countedKeys),
      fc.boolean(),
      async (criteria, key, byStaff) => {
        const token = byStaff ? staff : groom.token
        const counts = await countsFor(criteria, token)
        expect(counts.total).toBe(await totalFor(criteria, token))
        const others = withoutKey(criteria, key)
        const list = countsOfList(counts, key)
        const isShown = counts.lists.some((one) => one.key === key)
        if (!isShown) expect(await totalFor(others, token)).toBeLessThan(5)
        for (const value of isShown ? checkedValues(list, key) : [])
          expect([value, list[value] ?? 0]).toEqual([
            value,
            await totalFor([...others, equals(key, value)], token),
          ])
        const without = await Promise.all(
          criteria.map((one) => totalFor(withoutKey(criteria, one.key), token)),
        )
        expect(counts.without).toEqual(without.map((total) => total - counts.total))
        for (const { keys, total } of counts.together ?? []) {
          expect(keys.length).toBeGreaterThan(1)
          expect(total).toBe(await totalFor(keys.reduce(withoutKey, criteria), token))
        }
      },
    )
    await fc.assert(runs, { numRuns: 25 })
  })

  test('places of the same name are one value', async () => {
    const place = (state: string) => ({
      location: { current: { country: 'India', state, city: 'Hamirpur' } },
    })
    await createMember(service, { change: place('Himachal Pradesh') })
    await createMember(service, { change: place('Uttar Pradesh') })
    const everywhere = await countsFor([], groom.token)
    const found = countsOfList(everywhere, 'li.ca.ct.keyword').Hamirpur
    expect(found).toBe(await totalFor([equals('li.ca.ct.keyword', 'Hamirpur')], groom.token))
    const inState = [equals('li.ca.st.keyword', 'Himachal Pradesh')]
    const within = await countsFor(inState, groom.token)
    expect(countsOfList(within, 'li.ca.ct.keyword').Hamirpur).toBe((found ?? 0) - 1)
  })

  test('choosing another state counts without the city of the first', async () => {
    const criteria = [
      equals('li.ca.co.keyword', 'India'),
      equals('li.ca.st.keyword', 'Tamil Nadu'),
      equals('li.ca.ct.keyword', 'Chennai'),
    ]
    const counts = await countsFor(criteria, groom.token)
    const inKerala = await totalFor([equals('li.ca.st.keyword', 'Kerala')], groom.token)
    expect(inKerala).toBeGreaterThan(0)
    expect(countsOfList(counts, 'li.ca.st.keyword').Kerala).toBe(inKerala)
    const all = await totalFor([], groom.token)
    expect(counts.without[0]).toBe(all - counts.total)
  })

  test('no count includes profiles that blocked the viewer or that the viewer blocked', async () => {
    const bride = await createMember(service)
    const changed = { religion: { ...wizardSections.religion, spirituality: 'Born Again' } }
    const grooms = [
      await createMember(service, { gender: 'm', change: changed }),
      await createMember(service, { gender: 'm', change: changed }),
    ]
    const bornAgain = async () => {
      const counts = await countsFor([equals('ri.de', 'Nobody')], bride.token)
      return [counts.without[0], countsOfList(await countsFor([], bride.token), 'ri.sp')['Born Again'] ?? 0]
    }
    const before = await bornAgain()
    const block = (fromId = 0, toId = 0) =>
      service.db.insert(activities).values({ fromId, toId, kind: 'b', at: new Date(), day: 'infinity' })
    await block(grooms[0]?.id, bride.id)
    await block(bride.id, grooms[1]?.id)
    expect(await bornAgain()).toEqual(before.map((count) => (count ?? 0) - 2))
  })

  test('members cannot read the lists of one person from counts', async () => {
    const work = 'Repairs zithers'
    const change = { professional: { ...wizardSections.professional, occupationDetail: work } }
    const bride = await createMember(service, { change })
    const byId = [equals('pid', bride.bnrId)]
    expect(await countsFor(byId, groom.token)).toEqual({ total: 1, lists: [], without: [] })
    const byWork = await countsFor([equals('pi.od', work)], groom.token)
    expect(byWork.total).toBe(1)
    expect(byWork.lists.map(({ key }) => key)).toEqual(
      countedKeys.filter((key) => !['bi.ps', 'ri.sp', 'fi.fs'].includes(key)),
    )
    expect((await countsFor(byId, staff)).lists).toHaveLength(countedKeys.length)
  })

  test('those who see what guests see learn the rounded total of a search alone', async () => {
    const waiting = await createMember(service, { gender: 'm', status: 'Draft' })
    for (const token of [undefined, waiting.token])
      for (const criteria of [
        [],
        [equals('ri.de', first('denominations', 1))],
        [equals('ri.de', 'Nobody')],
      ]) {
        const total = await totalFor(criteria, token)
        expect(await countsFor(criteria, token)).toEqual({ total, lists: [], without: [] })
        expect(total % 10 === 0 || total === 5 || total === 9).toBe(true)
      }
  })
})
