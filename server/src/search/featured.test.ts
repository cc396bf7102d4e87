import { performActivity } from '@bnr/contract/activities/endpoints'
import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { maxFeatured } from '@bnr/contract/search/featured'
import { searchSorts } from '@bnr/contract/search/sorts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createPlan, giveMembership } from '../../test/factories/memberships.ts'
import { createMember, registerDraft, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { renewMembership } from '../memberships/start.ts'

const service = useService()
const start = new Date('2026-11-22T06:00:00Z')
const goTo = (days: number) => {
  service.time.now = new Date(start.getTime() + days * 86_400_000)
}
beforeEach(() => goTo(0))

const prominence = { duration: 60, durationUnit: 'DAYS', prominenceDuration: 30 } as const

async function prominentMember(values: Parameters<typeof createMember>[1] = {}): Promise<TestMember> {
  const one = await createMember(service, values)
  await giveMembership(service, one.id, prominence)
  return one
}

const prominent: TestMember[] = []
beforeAll(async () => {
  goTo(0)
  for (let count = 0; count < 5; count++) prominent.push(await prominentMember())
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
const idOf = (member: TestMember | undefined) => ({
  key: 'pid',
  operation: 'eq',
  value: Number(member?.bnrId),
})
const performAs = (token: string | undefined, kind: 'block' | 'ignore', id = 0, targetId = 0) =>
  service.call(performActivity[kind], { params: { id, targetId } }, token)
const ids = () => prominent.map(({ id }) => id)

describe('featured profiles', () => {
  test('appear above the first page, which itself stays the same', async () => {
    const { token } = await groom()
    const { featured, ...first } = await find(token, { size: 4 })
    expect(featured).toHaveLength(maxFeatured)
    expect(ids()).toEqual(expect.arrayContaining(featured?.map(({ id }) => id) ?? []))
    expect(first.total).toBe(7)
    const whole = (await find(token, { size: 50 })).results.map(({ id }) => id)
    expect(first.results.map(({ id }) => id)).toEqual(whole.slice(0, 4))
    expect(await find(token, { size: 4, page: 1 })).not.toHaveProperty('featured')
  })

  test.each(['newest', 'youngest', 'photoFirst'] as const)(
    'do not change total, pages and order (%s)',
    async (order) => {
      const pages = async (day: number) => {
        goTo(day)
        const { token } = await groom()
        const asked = [0, 1, 2].map((page) => find(token, { size: 3, page, sort: searchSorts[order] }))
        return (await Promise.all(asked)).map(({ total, results }) => [total, results.map(({ id }) => id)])
      }
      const featured = await pages(0)
      expect(await pages(30)).toEqual(featured)
      expect(new Set(featured.flatMap(([, found]) => found))).toHaveProperty('size', 7)
    },
  )

  test('take turns equally often', async () => {
    const turns = new Map<number, number>()
    for (let day = 0; day < prominent.length; day++)
      for (const id of (await featuredOn(day)) ?? []) turns.set(id ?? 0, (turns.get(id ?? 0) ?? 0) + 1)
    expect([...turns.keys()].sort()).toEqual(ids().sort())
    expect(new Set(turns.values())).toEqual(new Set([maxFeatured]))
  })

  test('stay the same within a day', async () => {
    expect(await featuredOn(3)).toEqual(await featuredOn(3))
  })

  test('match the search', async () => {
    const [one] = prominent
    expect(await featuredOn(0, [idOf(one)])).toEqual([one?.id])
  })

  test('exclude those who blocked the member, whom the member blocked or whom the member ignores', async () => {
    const [one, two, three, ...others] = prominent
    const { id, token } = await groom()
    await performAs(one?.token, 'block', one?.id, id)
    await performAs(token, 'block', id, two?.id)
    await performAs(token, 'ignore', id, three?.id)
    const { featured, results } = await find(token, { size: 50 })
    expect(featured?.map((profile) => profile.id).sort()).toEqual(others.map((other) => other.id).sort())
    expect(results.map((profile) => profile.id)).toContain(three?.id)
    expect(results.map((profile) => profile.id)).not.toContain(one?.id)
    expect((await find(token, {}, [idOf(one)])).total).toBe(0)
    expect(await find(token, {}, [idOf(three)])).not.toHaveProperty('featured')
  })

  test('exclude profiles that are not Active, even if they have paid', async () => {
    const gone = await prominentMember()
    expect(await featuredOn(0, [idOf(gone)])).toEqual([gone.id])
    await service.call(transitionProfile.deactivate, { params: { id: gone.id }, body: {} }, gone.token)
    expect(await featuredOn(0, [idOf(gone)])).toBeUndefined()
  })

  test('are of the opposite gender and never the member', async () => {
    const groomToo = await prominentMember({ gender: 'm' })
    const { featured } = await find(groomToo.token, { size: 50 })
    expect(featured).toHaveLength(maxFeatured)
    expect(featured?.map(({ id }) => id)).not.toContain(groomToo.id)
    expect(await find((await groom()).token, {}, [idOf(groomToo)])).not.toHaveProperty('featured')
  })

  test('exclude a member whose membership was replaced by one that is not prominent', async () => {
    const upgraded = await prominentMember()
    await giveMembership(service, upgraded.id, { duration: 60, durationUnit: 'DAYS' })
    expect(await featuredOn(0, [idOf(upgraded)])).toBeUndefined()
  })

  test('appear on the prominent days of a membership and of its renewal, not between them', async () => {
    const faithful = await prominentMember()
    const plan = await createPlan(service, prominence)
    await service.db.inTransaction((tx) => renewMembership(service, tx, faithful.id, plan, {}))
    const days = [29, 30, 59, 60, 89, 90]
    const shown = []
    for (const day of days) shown.push((await featuredOn(day, [idOf(faithful)])) !== undefined)
    expect(shown).toEqual([true, false, false, true, true, false])
  })

  test('disappear when their prominent days are over', async () => {
    expect(await featuredOn(29)).toHaveLength(maxFeatured)
    expect(await featuredOn(30)).toBeUndefined()
  })

  test('are not shown to guests, drafts and staff', async () => {
    const staff = await createStaff(service)
    const draft = await registerDraft(service)
    for (const token of [undefined, draft.token, staff.token])
      expect((await find(token)) ?? {}).not.toHaveProperty('featured')
  })
})
