import { grantMembership, readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMembers, does } from '../../test/factories/activities.ts'
import { createPlan, giveMembership, planNamed } from '../../test/factories/memberships.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'
import { currentMembershipOf } from './current.ts'
import { membershipWithFree } from './freeInterests.ts'
import { spend } from './spend.ts'

const service = useService()
const today = new Date('2026-11-21T06:00:00Z')
const at = (moment: Date) => {
  service.time.now = moment
}
afterEach(() => at(new Date()))

const read = (id: number, token?: string) => service.call(readCurrentMembership, { params: { id } }, token)
const current = (id: number, when = service.time.now) => currentMembershipOf(service.db, id, when)
const spendOne = (id: number, quota: 'phoneContacts' | 'expressInterests') =>
  service.db.inTransaction((tx) => spend(tx, id, quota, service.time.now))

describe('a current membership', () => {
  test('is Free Membership with only the free interests until a plan is running', async () => {
    const { id, token } = await createMember(service)
    const answer = await read(id, token)
    expect(answer.wire).toEqual({
      pn: 'Free Membership',
      am: 0,
      pd: 0,
      du: 'DAYS',
      dte: 0,
      pc: 0,
      upc: 0,
      eic: 0,
      ueic: 0,
      fic: 3,
      ufic: 0,
    })
    expect([await spendOne(id, 'phoneContacts'), await spendOne(id, 'expressInterests')]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('has no more used free interests than there are, after their number was lowered within a month', async () => {
    const groom = await createMember(service, { gender: 'm' })
    for (const bride of await createMembers(service, 3)) await does(service, groom, 'like', bride)
    const config = { ...service.config, freeInterests: 1 }
    expect(await membershipWithFree({ ...service, config }, service.db, groom.id)).toMatchObject({
      freeInterests: 1,
      usedFreeInterests: 1,
    })
  })

  test('can be read by its member and by staff, and does not exist for others', async () => {
    const owner = await createMember(service)
    const other = await createMember(service, { gender: 'm' })
    const staff = await createStaff(service)
    expect((await read(owner.id, owner.token)).status).toBe(200)
    expect((await read(owner.id, staff.token)).status).toBe(200)
    expect((await read(owner.id, other.token)).status).toBe(404)
    expect((await read(owner.id)).status).toBe(401)
    expect((await read(2_000_000_000, staff.token)).status).toBe(404)
  })

  test('is valid until the end of its last day in India, even if no job has run', async () => {
    at(today)
    const { id } = await createMember(service)
    await giveMembership(service, id, { duration: 30, durationUnit: 'DAYS' })
    expect(await current(id, today)).toMatchObject({ daysToExpiry: 29, expiresOn: '2026-12-20' })
    expect(await current(id, new Date('2026-12-20T18:29:00Z'))).toMatchObject({ daysToExpiry: 0 })
    const over = new Date('2026-12-20T18:31:00Z')
    expect(await current(id, over)).toMatchObject({ planName: 'Free Membership', phoneContacts: 0 })
    at(over)
    expect(await spendOne(id, 'phoneContacts')).toBeUndefined()
  })

  test('counts a month as 30 days', async () => {
    at(today)
    const { id } = await createMember(service)
    await giveMembership(service, id, { duration: 12, durationUnit: 'months' })
    expect(await current(id)).toMatchObject({ duration: 12, durationUnit: 'months', daysToExpiry: 359 })
  })
})

describe('a membership granted by staff', () => {
  const grant = (profileId: number, planId: number, token?: string) =>
    service.call(grantMembership, { body: { profileId, planId } }, token)

  test.each(['finance_admin', 'super_admin'] as const)('starts today when %s grants it', async (role) => {
    const { id, bnrId, token } = await createMember(service)
    const staff = await createStaff(service, role)
    const plan = await planNamed(service, 'Emerald')
    expect((await grant(id, plan.id, staff.token)).body).toEqual({ message: 'Emerald has started' })
    expect((await read(id, token)).body).toMatchObject({
      planName: 'Emerald',
      phoneContacts: 200,
      expressInterests: 300,
    })
    const { body } = await service.call(readProfile, { query: { pid: bnrId } }, token)
    expect(body).toMatchObject({ paid: true, elite: true, membership: { tag: 'em', highlightDays: 90 } })
    const [entry] = await service.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `profile ${id}`))
    expect(entry).toMatchObject({
      userId: staff.id,
      action: 'grant membership',
      detail: { plan: 'Emerald' },
    })
  })

  test('replaces the one before, and unused quotas carry over', async () => {
    const { id, bnrId, token } = await createMember(service)
    await giveMembership(service, id, { phoneContacts: 10, expressInterests: 5, category: 'Elite' })
    for (let count = 0; count < 4; count++) await spendOne(id, 'phoneContacts')
    const staff = await createStaff(service, 'super_admin')
    const next = await createPlan(service, {
      name: 'Next',
      phoneContacts: 100,
      expressInterests: 50,
      tag: 'pc',
    })
    await grant(id, next.id, staff.token)
    expect(await current(id)).toMatchObject({
      planName: 'Next',
      phoneContacts: 106,
      usedPhoneContacts: 0,
      expressInterests: 55,
    })
    const { body } = await service.call(readProfile, { query: { pid: bnrId } }, token)
    expect(body).toMatchObject({ elite: false, membership: { tag: 'pc' } })
  })

  test('neither loses nor doubles anything when many are granted at once', async () => {
    const { id } = await createMember(service)
    const staff = await createStaff(service, 'super_admin')
    const plan = await createPlan(service, { phoneContacts: 7, expressInterests: 3 })
    await Promise.all(Array.from({ length: 6 }, () => grant(id, plan.id, staff.token)))
    expect(await current(id)).toMatchObject({ phoneContacts: 42, expressInterests: 18 })
  })

  test('needs an existing plan and an existing profile', async () => {
    const staff = await createStaff(service, 'finance_admin')
    const { id } = await createMember(service, { status: 'Settled' })
    const plan = await planNamed(service, 'Ruby')
    const answers = [
      await grant(2_000_000_000, plan.id, staff.token),
      await grant(id, 2_000_000_000, staff.token),
      await grant(id, plan.id, staff.token),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 409])
    expect(answers[2]?.wire).toMatchObject({ message: 'This profile is Settled' })
  })
})
