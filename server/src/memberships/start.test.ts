import { dayShown } from '@bnr/contract/dates'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createPlan } from '../../test/factories/memberships.ts'
import { createMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { loadPlan } from '../plans/store.ts'
import { spend } from './spend.ts'
import { type Purchase, renewMembership, startMembership } from './start.ts'
import { memberships } from './tables.ts'

const service = useService()
const firstDay = new Date('2026-11-21T06:00:00Z')
beforeEach(() => {
  service.time.now = firstDay
})

const extras = { extraDays: 12, extraPhoneContacts: 3, extraExpressInterests: 5 }

/** A plan of 30 days with ten contacts and twenty interests. */
async function planOf30Days() {
  const plan = { duration: 30, durationUnit: 'DAYS', phoneContacts: 10, expressInterests: 20 } as const
  return await loadPlan(service.db, (await createPlan(service, plan)).id)
}

async function begin(how: typeof renewMembership, profileId: number, purchase: Purchase = {}) {
  const plan = await planOf30Days()
  return await service.db.inTransaction((tx) => how(service, tx, profileId, plan, purchase))
}

async function reload(id: number) {
  const [row] = await service.db.select().from(memberships).where(eq(memberships.id, id))
  return row
}

test('a membership starts today, with the extra days, contacts and interests of its purchase', async () => {
  const { id } = await createMember(service)
  expect(await begin(startMembership, id, extras)).toMatchObject({
    startsOn: '2026-11-21',
    endsOn: '2027-01-01',
    extraDays: 12,
    phoneContacts: 13,
    expressInterests: 25,
    announced: true,
  })
})

test('the mail about the start names the first and the last day', async () => {
  const email = 'begins@example.com'
  const change = { basic: { ...wizardSections.basic, email: { address: email, type: 'P' } } }
  const member = await createMember(service, { change, emailVerified: true })
  const row = await begin(startMembership, member.id)
  await service.workJobs()
  const [mail] = await messagesTo(service, email)
  expect(mail).toContain(`Service period: from ${dayShown(row.startsOn)} until ${dayShown(row.endsOn)}.`)
})

test('a renewal waits until the day after the running membership, keeps its own quotas, and is the only one', async () => {
  const { id } = await createMember(service)
  const running = await begin(startMembership, id)
  const waiting = await begin(renewMembership, id, extras)
  expect(waiting).toMatchObject({
    startsOn: '2026-12-21',
    endsOn: '2027-01-31',
    phoneContacts: 13,
    announced: false,
  })
  expect((await reload(running.id))?.replacedAt).toBeNull()
  await expect(begin(renewMembership, id)).rejects.toMatchObject({ code: 'renewal_waits' })
})

test('a renewal starts today if no membership is running', async () => {
  const { id } = await createMember(service)
  expect(await begin(renewMembership, id)).toMatchObject({ startsOn: '2026-11-21', announced: true })
})

test('a waiting renewal moves behind a new membership, with all of its days', async () => {
  const { id } = await createMember(service)
  await begin(startMembership, id)
  const waiting = await begin(renewMembership, id, extras)
  service.time.now = new Date('2026-11-25T06:00:00Z')
  await begin(startMembership, id)
  expect(await reload(waiting.id)).toMatchObject({ startsOn: '2026-12-25', endsOn: '2027-02-04' })
})

test('frozen quotas stay frozen in the membership that replaces theirs, and cannot be spent', async () => {
  const { id } = await createMember(service)
  const frozen = await begin(startMembership, id)
  await service.db
    .update(memberships)
    .set({ frozenAt: firstDay, usedExpressInterests: 20 })
    .where(eq(memberships.id, frozen.id))
  const next = await begin(startMembership, id, { carried: { part: 1, whole: 2 } })
  expect(next).toMatchObject({ frozenAt: firstDay, phoneContacts: 15, expressInterests: 20 })
  const take = () => service.db.inTransaction((tx) => spend(tx, id, 'phoneContacts', service.time.now))
  await expect(take()).rejects.toMatchObject({ code: 'quotas_frozen' })
})
