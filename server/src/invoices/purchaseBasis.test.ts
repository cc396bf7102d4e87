import { paiseOf } from '@bnr/contract/money'
import { beforeEach, expect, test } from 'vitest'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { renewMembership } from '../memberships/start.ts'
import { creditOf, kindOfPurchase, purchaseBasisOf } from './purchaseBasis.ts'

const service = useService()
let profileId: number
beforeEach(async () => {
  service.time.now = new Date('2026-11-21T06:00:00Z')
  profileId = (await createMember(service)).id
})

const basis = () => purchaseBasisOf(service.db, profileId, service.time.now)
/** A membership of 60 days that costs 4,000 rupees. */
const giveSmall = () =>
  giveMembership(service, profileId, { price: paiseOf(4000), duration: 60, durationUnit: 'DAYS' })

test('without a membership any plan is new, and there is no credit', async () => {
  const now = await basis()
  expect(kindOfPurchase(now, paiseOf(100), false)).toBe('new')
  expect(creditOf(now, paiseOf(100), '2026-11-21')).toBe(0)
})

test('nothing can be bought while a payment waits for activation', async () => {
  expect(kindOfPurchase(await basis(), paiseOf(100), true)).toBe('waiting')
})

test.each([
  ['on the first day, a larger plan', 0, 4001, 'upgrade'],
  ['on the first day, the same plan', 0, 4000, 'notApplicable'],
  ['on the last day, the same plan', 59, 4000, 'renewal'],
  ['after the last day, the same plan', 60, 4000, 'new'],
])('%s, after %i days and for %i rupees, is %s', async (_, days, rupees, kind) => {
  await giveSmall()
  service.time.now = new Date(service.time.now.getTime() + days * 86_400_000)
  expect(kindOfPurchase(await basis(), paiseOf(rupees), false)).toBe(kind)
})

test('a second renewal is not possible while the first one waits', async () => {
  const plan = await giveSmall()
  service.time.now = new Date('2027-01-15T06:00:00Z')
  expect((await basis()).renewalWaits).toBe(false)
  await service.db.inTransaction((tx) => renewMembership(service, tx, profileId, plan, {}))
  expect((await basis()).renewalWaits).toBe(true)
  expect(kindOfPurchase(await basis(), paiseOf(4000), false)).toBe('notApplicable')
})
