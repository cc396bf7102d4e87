import { setTimeout as pause } from 'node:timers/promises'
import * as endpoints from '@bnr/contract/conversations/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { readNotifications } from '@bnr/contract/messages/notifications'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPayer, does } from '../../test/factories/activities.ts'
import { acceptInterest, createPair } from '../../test/factories/conversations.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { race } from '../../test/race.ts'
import type { Transaction } from '../database/database.ts'
import { memberships } from '../memberships/tables.ts'

const service = useService()

const share = (who: TestMember, other: TestMember) =>
  service.call(endpoints.sharePhone, { params: { pid: other.bnrId } }, who.token)
const usedBy = async (who: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id: who.id } }, who.token)).body.usedPhoneContacts
const phoneSeen = async (viewer: TestMember, owner: TestMember) =>
  (await service.call(readProfile, { query: { pid: owner.bnrId } }, viewer.token)).body.basic?.phone?.number

test('sharing a number uses a contact of the receiver’s plan, once, and the receiver sees it', async () => {
  const { groom, bride } = await createPair(service)
  expect(await phoneSeen(groom, bride)).toBe(undefined)
  for (const _ of ['once', 'again'])
    expect((await share(bride, groom)).body).toEqual({ message: 'Your phone number is shared' })
  expect(await usedBy(groom)).toBe(1)
  expect(await phoneSeen(groom, bride)).toBe(bride.number)
  const { body } = await service.call(readNotifications, { params: { id: groom.id } }, groom.token)
  expect(body.results.filter(({ kind }) => kind === 'phoneShared')).toHaveLength(1)
})

test('a number that is shared while the receiver views it costs one contact', async () => {
  const { groom, bride } = await createPair(service)
  const holds = (tx: Transaction) =>
    tx.select().from(memberships).where(eq(memberships.profileId, groom.id)).for('no key update')
  const views = async () => {
    await pause(500)
    return (await does(service, groom, 'view_phone', bride)).status
  }
  const shares = async () => (await share(bride, groom)).status
  expect(await race(service.db, holds, [shares, views])).toEqual([200, 200])
  expect(await usedBy(groom)).toBe(1)
  expect(await phoneSeen(groom, bride)).toBe(bride.number)
})

test('without a contact left in the receiver’s plan it uses one of the sharer’s', async () => {
  const groom = await createPayer(service, { phoneContacts: 0 })
  const bride = await createMember(service)
  await acceptInterest(service, groom, bride)
  expect((await share(bride, groom)).wire).toMatchObject({
    code: 'plan_required',
    message: 'Neither of you has any contacts left. To share your number, choose a plan or add contacts',
  })
  await giveMembership(service, bride.id, { phoneContacts: 2 })
  expect((await share(bride, groom)).status).toBe(200)
  expect([await usedBy(groom), await usedBy(bride)]).toEqual([0, 1])
  expect(await phoneSeen(groom, bride)).toBe(bride.number)
})

test('a shared number costs a receiver without a plan nothing', async () => {
  const [groom, bride] = [
    await createMember(service, { gender: 'm' }),
    await createPayer(service, { gender: 'f' }),
  ]
  await acceptInterest(service, groom, bride)
  await share(bride, groom)
  expect(await phoneSeen(groom, bride)).toBe(bride.number)
  expect(await does(service, groom, 'view_phone', bride)).toMatchObject({
    status: 200,
    body: { phone: { number: bride.number } },
  })
  expect(await usedBy(bride)).toBe(1)
  expect((await does(service, groom, 'view_phone', await createMember(service))).wire).toMatchObject({
    code: 'plan_required',
    message: 'Pay to view this phone number',
  })
})

test('a plan of the receiver that is on hold is passed over, and the sharer does not learn of it', async () => {
  const groom = await createPayer(service, { phoneContacts: 5 })
  const bride = await createMember(service)
  await acceptInterest(service, groom, bride)
  const ofGroom = eq(memberships.profileId, groom.id)
  await service.db.update(memberships).set({ frozenAt: service.time.now }).where(ofGroom)
  expect((await share(bride, groom)).wire).toMatchObject({ code: 'plan_required' })
  await giveMembership(service, bride.id, { phoneContacts: 2 })
  expect((await share(bride, groom)).status).toBe(200)
  expect([await usedBy(groom), await usedBy(bride)]).toEqual([0, 1])
})

test('a number that the other has viewed already costs nothing more', async () => {
  const { groom, bride } = await createPair(service)
  await does(service, groom, 'view_phone', bride)
  expect((await share(bride, groom)).status).toBe(200)
  expect(await usedBy(groom)).toBe(1)
})

test('a number is not shared in a conversation that has ended', async () => {
  const { groom, bride } = await createPair(service)
  await does(service, bride, 'block', groom)
  expect((await share(bride, groom)).status).toBe(409)
  expect((await share(groom, bride)).status).toBe(404)
})
