import { approveInvoice, draftInvoice } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { planNamed } from '../../test/factories/memberships.ts'
import {
  buy,
  comeBack,
  createBuyer,
  goToBank,
  openBank,
  payFor,
  setBankAnswer,
} from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { rows } from '../database/database.ts'
import { endMemberships } from '../memberships/end.ts'
import { expireInvoices } from './end.ts'
import { withDetails } from './found.ts'
import { invoices } from './tables.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService({ ...bank.settings, ACCESS_TOKEN_SECONDS: '999999999' })

const day = 86_400_000
const later = async (days: number) => {
  service.time.now = new Date(service.time.now.getTime() + days * day)
  await endMemberships(service)
  await expireInvoices(service)
}
const approve = async (id: number) => {
  const manager = await createStaff(service, 'tele_manager')
  return await service.call(approveInvoice, { params: { id }, body: {} }, manager.token)
}
const membershipOf = async (buyer: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id: buyer.id } }, buyer.token)).body
const membershipsOf = (id: number) =>
  rows<{ starts: string; ends: string; replaced: boolean }>(
    service.db,
    sql`select starts_on::text as starts, ends_on::text as ends, replaced_at is not null as replaced
      from memberships where profile_id = ${id} order by id`,
  )

test('an upgrade credits the rest, carries over a third of the unused quotas and ends the old invoice', async () => {
  const buyer = await createBuyer(service)
  const first = await payFor(service, buyer, 'Saphire Classic')
  await approve(first.id)
  await later(30)
  const upgrade = await buy(service, buyer, 'Platinum Classic', {}, true)
  // 90 days for Rs. 3,500, of which 59 are left after today: 229,444.44 paise.
  expect(upgrade.body).toMatchObject({
    isUpgrade: true,
    upgradeCredit: 229_444,
    listAmount: 850_000,
  })
  await comeBack(
    service,
    await setBankAnswer(service, await goToBank(service, upgrade.body.payToken), 'Shipped'),
  )
  await approve(upgrade.body.id)
  expect(await membershipOf(buyer)).toMatchObject({
    planName: 'Platinum Classic',
    phoneContacts: 133,
    expressInterests: 220,
  })
  const [old] = await rows<{ state: string }>(
    service.db,
    sql`select state from invoices where id = ${first.id}`,
  )
  expect(old?.state).toBe('Expired')
})

test('a renewal waits for the end, starts by itself and carries nothing over', async () => {
  const buyer = await createBuyer(service)
  await approve((await payFor(service, buyer, 'Saphire Classic')).id)
  const { id: planId } = await planNamed(service, 'Saphire Classic')
  const draft = () => service.call(draftInvoice, { body: { planId, paymentKind: 'cc' } }, buyer.token)
  expect((await draft()).wire).toMatchObject({ code: 'not_applicable' })
  await later(75)
  expect((await draft()).body).toMatchObject({ isRenewal: true, upgradeCredit: 0 })
  const renewal = await payFor(service, buyer, 'Saphire Classic')
  const soldMemberships = async () =>
    (
      await withDetails(
        service.db,
        await service.db.select().from(invoices).where(eq(invoices.profileId, buyer.id)),
        service.time.now,
      )
    ).map(({ membership: { state, renewsOn } }) => ({ state, renewsOn }))
  expect(await soldMemberships()).toEqual([{ state: 'Active' }, {}])
  await approve(renewal.id)
  const { renewsOn, ...current } = await membershipOf(buyer)
  expect(current).toMatchObject({ daysToExpiry: 14, renewalPlanName: 'Saphire Classic' })
  expect(await soldMemberships()).toEqual([{ state: 'Active', renewsOn }, { state: 'Waiting' }])
  expect((await draft()).status).toBe(409)
  await later(15)
  expect(await membershipOf(buyer)).toMatchObject({ daysToExpiry: 89, phoneContacts: 40 })
  await later(90)
  expect((await membershipOf(buyer)).planName).toBe('Free Membership')
})

test('an upgrade in between postpones a waiting renewal', async () => {
  const buyer = await createBuyer(service)
  await approve((await payFor(service, buyer, 'Saphire Classic')).id)
  await later(75)
  await approve((await payFor(service, buyer, 'Saphire Classic')).id)
  await approve((await payFor(service, buyer, 'Platinum Classic', true)).id)
  const [, waiting, upgraded] = await membershipsOf(buyer.id)
  expect(Date.parse(waiting?.starts ?? '')).toBe(Date.parse(upgraded?.ends ?? '') + day)
})
