import { performActivity } from '@bnr/contract/activities/endpoints'
import { creditInvoice } from '@bnr/contract/invoices/credit'
import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createPlan } from '../../test/factories/memberships.ts'
import { createBuyer, payFor } from '../../test/factories/payments.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { race } from '../../test/race.ts'
import type { Transaction } from '../database/database.ts'
import { grantPlan } from './grant.ts'
import { startMembership } from './start.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

const view = (viewer: TestMember, { id: targetId }: TestMember) =>
  service.call(performActivity.view_phone, { params: { id: viewer.id, targetId } }, viewer.token)
const usedBy = async ({ id, token }: TestMember) =>
  (await service.call(readCurrentMembership, { params: { id } }, token)).body.usedPhoneContacts
const numberSeen = async (viewer: TestMember, { bnrId }: TestMember) =>
  (await service.call(readProfile, { query: { pid: bnrId } }, viewer.token)).body.basic?.phone?.number

/** A buyer whose plan of ninety days has paid for a number. */
async function createViewer() {
  const buyer = await createBuyer(service)
  const bride = await createMember(service, { gender: 'f' })
  const { id } = await payFor(service, buyer, 'Saphire Classic')
  await service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
  expect((await view(buyer, bride)).status).toBe(200)
  return { buyer, bride, id }
}

test('an opened number stays open for the days that a grant adds to the plan', async () => {
  const { buyer, bride } = await createViewer()
  const plan = await createPlan(service, { duration: 30, durationUnit: 'DAYS' })
  await service.db.inTransaction((tx) => grantPlan(service, tx, buyer.id, plan))
  goTo(119)
  expect(await numberSeen(buyer, bride)).toBe(bride.number)
  await view(buyer, bride)
  expect(await usedBy(buyer)).toBe(1)
})

test('an opened number closes with the plan that finance credited in full', async () => {
  const { buyer, bride, id } = await createViewer()
  goTo(1)
  const body = { reason: 'Paid back' }
  expect((await service.call(creditInvoice, { params: { id }, body }, staff.finance.token)).status).toBe(200)
  expect(await numberSeen(buyer, bride)).toBe(bride.number)
  goTo(2)
  expect(await numberSeen(buyer, bride)).toBeUndefined()
})

test.each([
  ['gets more days', grantPlan],
  ['is replaced by a longer one', startMembership],
])(
  'a number that is opened while the plan %s stays open until the end of what paid for it',
  async (_, moves) => {
    const { buyer } = await createViewer()
    const bride = await createMember(service, { gender: 'f' })
    const plan = await createPlan(service, { duration: 120, durationUnit: 'DAYS' })
    const holds = (tx: Transaction) => moves(service, tx, buyer.id, plan)
    const [viewed] = await race(service.db, holds, [() => view(buyer, bride)])
    expect(viewed?.status).toBe(200)
    goTo(119)
    expect(await numberSeen(buyer, bride)).toBe(bride.number)
  },
)
