import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { currentMembershipOf } from './current.ts'
import { type Quota, spend } from './spend.ts'

const service = useService()
const current = (id: number) => currentMembershipOf(service.db, id, service.time.now)
const spendOne = (id: number, quota: Quota) =>
  service.db.inTransaction((tx) => spend(tx, id, quota, service.time.now))

test.each(['phoneContacts', 'expressInterests'] as const)(
  '50 simultaneous requests for %s succeed as often as the quota allows',
  async (quota) => {
    const { id } = await createMember(service)
    await giveMembership(service, id, { phoneContacts: 20, expressInterests: 20 })
    const spent = await Promise.all(Array.from({ length: 50 }, () => spendOne(id, quota)))
    expect(spent.filter(Boolean)).toHaveLength(20)
    const used = quota === 'phoneContacts' ? 'usedPhoneContacts' : 'usedExpressInterests'
    const untouched = quota === 'phoneContacts' ? 'usedExpressInterests' : 'usedPhoneContacts'
    expect(await current(id)).toMatchObject({ [used]: 20, [untouched]: 0 })
  },
)

test('no request is refused what is left while the membership is replaced', async () => {
  const { id } = await createMember(service)
  const quotas = { phoneContacts: 30, expressInterests: 0 }
  await giveMembership(service, id, quotas)
  const [spent] = await Promise.all([
    Promise.all(Array.from({ length: 30 }, () => spendOne(id, 'phoneContacts'))),
    ...[1, 2, 3].map(() => giveMembership(service, id, quotas)),
  ])
  expect(spent.every(Boolean)).toBe(true)
  const { phoneContacts, usedPhoneContacts } = await current(id)
  expect(phoneContacts - usedPhoneContacts).toBe(90)
})

test('whatever members request at once, the quotas granted equal those spent plus those left', async () => {
  const { id } = await createMember(service)
  const quota = fc.constantFrom('phoneContacts' as const, 'expressInterests' as const)
  const small = fc.integer({ min: 0, max: 6 })
  const requests = fc.record({
    phoneContacts: small,
    expressInterests: small,
    wanted: fc.array(quota, { maxLength: 12 }),
  })
  const left = async () => {
    const membership = await current(id)
    return {
      phoneContacts: membership.phoneContacts - membership.usedPhoneContacts,
      expressInterests: membership.expressInterests - membership.usedExpressInterests,
    }
  }
  const keepsCount = fc.asyncProperty(requests, async ({ wanted, ...granted }) => {
    const before = await left()
    await giveMembership(service, id, granted)
    const spent = await Promise.all(wanted.map((name) => spendOne(id, name)))
    const after = await left()
    for (const one of ['phoneContacts', 'expressInterests'] as const) {
      const taken = wanted.filter((name, index) => name === one && spent[index]).length
      const possible = before[one] + granted[one]
      expect(taken).toBe(Math.min(possible, wanted.filter((name) => name === one).length))
      expect(after[one]).toBe(possible - taken)
    }
  })
  await fc.assert(keepsCount, { numRuns: 20 })
})
