import type { Criterion } from '@bnr/contract/criteria'
import { countProfiles } from '@bnr/contract/search/counts'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedPeople } from '../../test/factories/demoData.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
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

  test('counts the fewest keys that keep everybody out together, if none does alone', async () => {
    const counts = await countsFor([sanskrit, india, unlisted, chennai], groom.token)
    expect([counts.total, ...counts.without]).toEqual([0, 0, 0, 0, 0])
    const without = { body: { criteria: [india, chennai] } }
    const { total } = (await service.call(searchProfiles, without, groom.token)).body
    expect(total).toBeGreaterThan(0)
    expect(counts.together).toEqual([{ keys: ['bi.mt', 'bi.ps'], total }])
  })

  test('counts no sets of keys if one alone keeps everybody out', async () => {
    const counts = await countsFor([india, unlisted], groom.token)
    expect([counts.total, counts.without[0]]).toEqual([0, 0])
    expect(counts.without[1]).toBeGreaterThan(0)
    expect(counts).not.toHaveProperty('together')
  })

  test('tells guests nothing more', async () => {
    const young = { key: 'bi.dob', operation: 'age_range', value: { gte: 18, lte: 18 } } as const
    const counts = await countsFor([young, equals('ri.de', 'Nobody')])
    expect(counts).toEqual({ total: 0, lists: [], without: [] })
  })
})
