import type { Criterion } from '@bnr/contract/criteria'
import { countProfiles } from '@bnr/contract/search/counts'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { seedPeople } from '../../test/factories/demoData.ts'
import { createMember, type TestMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()
let groom: TestMember

beforeAll(async () => {
  await seedPeople(service, 300)
  groom = await createMember(service, { gender: 'm' })
})

const equals = (key: string, value: unknown): Criterion => ({ key, operation: 'eq', value })
const countsFor = async (criteria: Criterion[], token?: string) =>
  (await service.call(countProfiles, { body: { criteria } }, token)).body

describe('a search that finds nobody', () => {
  const [sanskrit, unlisted, india, chennai] = [
    equals('bi.mt', 'Sanskrit'),
    equals('bi.ps', 'Nobody'),
    equals('li.ca.co.keyword', 'India'),
    equals('li.ca.ct.keyword', 'Chennai'),
  ]

  test('counts the fewest keys to leave out together, if no single one is enough', async () => {
    const counts = await countsFor([sanskrit, india, unlisted, chennai], groom.token)
    expect([counts.total, ...counts.without]).toEqual([0, 0, 0, 0, 0])
    const without = { body: { criteria: [india, chennai] } }
    const { total } = (await service.call(searchProfiles, without, groom.token)).body
    expect(total).toBeGreaterThan(0)
    expect(counts.together).toEqual([{ keys: ['bi.mt', 'bi.ps'], total }])
  })

  test('counts no sets of keys if one key is enough', async () => {
    const counts = await countsFor([india, unlisted], groom.token)
    expect([counts.total, counts.without[0]]).toEqual([0, 0])
    expect(counts.without[1]).toBeGreaterThan(0)
    expect(counts).not.toHaveProperty('together')
  })

  test('names no choice of a field that only an opened profile shows, if few people would be left', async () => {
    const zithers = { key: 'pi.od', operation: 'like', value: 'Repairs zithers' } as const
    const professional = { ...wizardSections.professional, occupationDetail: zithers.value }
    await createMember(service, { gender: 'f', change: { professional } })
    const guesses = [zithers, equals('bi.ps', 'Nobody'), equals('ri.sp', 'Nobody')]
    expect(await countsFor(guesses, groom.token)).not.toHaveProperty('together')
    const rich = { key: 'pi.ai', operation: 'range', value: { gte: 100_000_000 } } as const
    const incomes = [zithers, rich, equals('bi.mt', 'Sanskrit')]
    expect(await countsFor(incomes, groom.token)).not.toHaveProperty('together')
    const staff = (await createStaff(service)).token
    expect((await countsFor(guesses, staff)).together).toEqual([{ keys: ['bi.ps', 'ri.sp'], total: 1 }])
  })

  test('tells guests nothing more', async () => {
    const young = { key: 'bi.dob', operation: 'age_range', value: { gte: 18, lte: 18 } } as const
    const counts = await countsFor([young, equals('ri.de', 'Nobody')])
    expect(counts).toEqual({ total: 0, lists: [], without: [] })
  })
})
