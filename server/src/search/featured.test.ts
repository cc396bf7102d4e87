import { performActivity } from '@bnr/contract/activities/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { mostFeatured } from '@bnr/contract/search/featured'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember, registerDraft, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()
const start = new Date('2026-11-22T06:00:00Z')
const goTo = (days: number) => {
  service.time.now = new Date(start.getTime() + days * 86_400_000)
}
beforeEach(() => goTo(0))

const prominent: TestMember[] = []
beforeAll(async () => {
  goTo(0)
  for (let count = 0; count < 5; count++) {
    const one = await createMember(service)
    await giveMembership(service, one.id, { duration: 60, durationUnit: 'DAYS', prominenceDuration: 30 })
    prominent.push(one)
  }
  await createMember(service)
  await giveMembership(service, (await createMember(service)).id, { duration: 60, durationUnit: 'DAYS' })
})

const find = async (token: string | undefined, query: object = {}, criterias: unknown[] = []) =>
  (await service.call(searchProfiles, { wire: { criterias }, query: { ...query } }, token)).body
const groom = () => createMember(service, { gender: 'm' })
const featuredOn = async (days: number, criterias: unknown[] = []) => {
  goTo(days)
  const { featured } = await find((await groom()).token, {}, criterias)
  return featured?.map(({ id }) => id)
}
const ids = () => prominent.map(({ id }) => id)

describe('above the first page', () => {
  test('stand some whose plan shows them prominently, the page below is as it would be', async () => {
    const { token } = await groom()
    const { featured, ...first } = await find(token, { size: 4 })
    expect(featured).toHaveLength(mostFeatured)
    expect(ids()).toEqual(expect.arrayContaining(featured?.map(({ id }) => id) ?? []))
    expect(first.total).toBe(7)
    const whole = (await find(token, { size: 50 })).results.map(({ id }) => id)
    expect(first.results.map(({ id }) => id)).toEqual(whole.slice(0, 4))
    expect(await find(token, { size: 4, page: 1 })).not.toHaveProperty('featured')
  })

  test('everybody has as many turns as the others', async () => {
    const turns = new Map<number, number>()
    for (let day = 0; day < prominent.length; day++)
      for (const id of (await featuredOn(day)) ?? []) turns.set(id ?? 0, (turns.get(id ?? 0) ?? 0) + 1)
    expect([...turns.keys()].sort()).toEqual(ids().sort())
    expect(new Set(turns.values())).toEqual(new Set([mostFeatured]))
  })

  test('stays whom it is on one day', async () => {
    expect(await featuredOn(3)).toEqual(await featuredOn(3))
  })

  test('stand those alone whom the search fits', async () => {
    const [one] = prominent
    const pid = { key: 'pid', operation: 'eq', value: Number(one?.bnrId) }
    expect(await featuredOn(0, [pid])).toEqual([one?.id])
  })

  test('stands nobody who blocked the member', async () => {
    const [one] = prominent
    const { id, token } = await groom()
    const input = { params: { id: one?.id ?? 0, targetId: id } }
    await service.call(performActivity.block, input, one?.token)
    const pid = { key: 'pid', operation: 'eq', value: Number(one?.bnrId) }
    expect(await find(token, {}, [pid])).toMatchObject({ total: 0, results: [] })
    expect(await find(token, {}, [pid])).not.toHaveProperty('featured')
  })

  test('stands nobody once their days of it are over', async () => {
    expect(await featuredOn(29)).toHaveLength(mostFeatured)
    expect(await featuredOn(30)).toBeUndefined()
  })

  test('stands nobody for guests, drafts and staff', async () => {
    const staff = await createStaff(service)
    const draft = await registerDraft(service)
    for (const token of [undefined, draft.token, staff.token])
      expect((await find(token)) ?? {}).not.toHaveProperty('featured')
  })
})
