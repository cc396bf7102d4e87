import { readProfile } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { afterEach, expect, test } from 'vitest'
import { createPlan, giveMembership } from '../../test/factories/memberships.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { waitingOf } from './current.ts'
import { promisesOf } from './promises.ts'
import { renewMembership } from './start.ts'

const service = useService()
afterEach(() => {
  service.time.now = new Date()
})

const nothing = { highlightDays: 0, highlightUntil: null, prominentUntil: null, goldTagged: false }

test.each([
  [{}, nothing],
  [{ highlightDuration: 30 }, { ...nothing, highlightDays: 30, highlightUntil: '2026-12-21' }],
  [
    { highlightDuration: 2, highlightUnit: 'months' },
    { ...nothing, highlightDays: 60, highlightUntil: '2027-01-20' },
  ],
  [{ highlightDuration: 90 }, { ...nothing, highlightDays: 90, highlightUntil: '2027-01-31' }],
  [
    { prominenceDuration: 1, goldTagged: true },
    { ...nothing, prominentUntil: '2026-11-22', goldTagged: true },
  ],
] as const)('a plan with %j promises %j until 31 January', (plan, expected) => {
  expect(promisesOf(plan, '2026-11-22', '2027-01-31')).toEqual(expected)
})

test('a highlight ends on its own date, the gold frame with the membership', async () => {
  service.time.now = new Date('2026-11-22T06:00:00Z')
  const seen = await createMember(service)
  await giveMembership(service, seen.id, {
    duration: 60,
    durationUnit: 'DAYS',
    highlightDuration: 30,
    goldTagged: true,
  })
  const badges = async (now: string) => {
    service.time.now = new Date(now)
    const viewer = await createMember(service, { gender: 'm' })
    const pid = { key: 'pid', operation: 'eq', value: Number(seen.bnrId) }
    const found = await service.call(searchProfiles, { wire: { criterias: [pid] } }, viewer.token)
    const whole = await service.call(readProfile, { query: { pid: seen.bnrId } }, viewer.token)
    return [found.body.results[0]?.membership, whole.body.membership]
  }
  const both = (badge: unknown) => [badge, badge]
  expect(await badges('2026-12-21T18:00:00Z')).toEqual(
    both({ tag: 'sc', highlightDays: 30, goldTagged: true }),
  )
  expect(await badges('2026-12-21T19:00:00Z')).toEqual(both({ tag: 'sc', goldTagged: true }))
  expect(await badges('2027-01-20T19:00:00Z')).toEqual(both(undefined))
})

test('the promises of a waiting renewal move with it when an upgrade comes in between', async () => {
  service.time.now = new Date('2026-11-22T06:00:00Z')
  const { id } = await createMember(service)
  await giveMembership(service, id, { duration: 20, durationUnit: 'DAYS' })
  const promising = {
    duration: 60,
    durationUnit: 'DAYS',
    highlightDuration: 10,
    prominenceDuration: 30,
  } as const
  const plan = await createPlan(service, promising)
  await service.db.inTransaction((tx) => renewMembership(service, tx, id, plan, {}))
  const waits = async () => (await waitingOf(service.db, id, service.time.now))[0]
  expect(await waits()).toMatchObject({
    startsOn: '2026-12-12',
    highlightUntil: '2026-12-21',
    prominentUntil: '2027-01-10',
  })
  await giveMembership(service, id, { duration: 50, durationUnit: 'DAYS' })
  expect(await waits()).toMatchObject({
    startsOn: '2027-01-11',
    highlightUntil: '2027-01-20',
    prominentUntil: '2027-02-09',
  })
})
