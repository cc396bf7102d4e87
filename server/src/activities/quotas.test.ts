import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createMembers, createPayer, does } from '../../test/factories/activities.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { currentMembershipOf } from '../memberships/current.ts'
import { activities } from '../relations/tables.ts'

/** On a busy machine, 200 requests that lock one member can take longer than requests usually wait for a connection. */
const service = useService({ DATABASE_CONNECT_SECONDS: '60' })
let brides: TestMember[] = []

beforeAll(async () => {
  brides = await createMembers(service, 20)
})

const counters = {
  like: 'usedExpressInterests',
  view_phone: 'usedPhoneContacts',
} as const

const usedOf = async (who: TestMember, verb: keyof typeof counters) =>
  (await currentMembershipOf(service.db, who.id, service.time.now))[counters[verb]]

test.each(['like', 'view_phone'] as const)('200 concurrent %s use exactly the quota', async (verb) => {
  const groom = await createPayer(service, { phoneContacts: 7, expressInterests: 7 })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      does(service, groom, verb, brides[at % brides.length] as TestMember),
    ),
  )
  const reached = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.id] : [])))
  expect(reached.size).toBe(7)
  expect(answers.every(({ status }) => status === 200 || status === 403)).toBe(true)
  expect(await usedOf(groom, verb)).toBe(7)
})

test('200 concurrent views make one record', async () => {
  const [groom, bride] = [await createMember(service, { gender: 'm' }), await createMember(service)]
  const answers = await Promise.all(Array.from({ length: 200 }, () => does(service, groom, 'view', bride)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
})

test('the used quota equals the number of records and never exceeds the quota, in any order of requests', async () => {
  const request = fc.record({
    verb: fc.constantFrom('like' as const, 'view_phone' as const),
    bride: fc.nat({ max: 5 }),
  })
  const anything = fc.asyncProperty(
    fc.integer({ min: 0, max: 4 }),
    fc.array(fc.array(request, { minLength: 1, maxLength: 6 }), { maxLength: 4 }),
    async (quota, rounds) => {
      const groom = await createPayer(service, { phoneContacts: quota, expressInterests: quota })
      for (const round of rounds) {
        await Promise.all(
          round.map(({ verb, bride }) => does(service, groom, verb, brides[bride] as TestMember)),
        )
      }
      const rows = (await service.db.select().from(activities)).filter(({ fromId }) => fromId === groom.id)
      for (const [verb, kind] of [
        ['like', 'l'],
        ['view_phone', 'vp'],
      ] as const) {
        const wanted = new Set(
          rounds
            .flat()
            .filter((one) => one.verb === verb)
            .map(({ bride }) => bride),
        )
        const stored = rows.filter((row) => row.kind === kind).length
        expect(stored).toBe(Math.min(quota, wanted.size))
        expect(await usedOf(groom, verb)).toBe(stored)
      }
    },
  )
  await fc.assert(anything, { numRuns: 25 })
})
