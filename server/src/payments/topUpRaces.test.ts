import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createBuyerWithPlan, enterTopUp } from '../../test/factories/topUps.ts'
import { race } from '../../test/race.ts'
import type { Transaction } from '../database/database.ts'
import { loadInvoice } from '../invoices/store.ts'
import { invoices } from '../invoices/tables.ts'
import { memberships } from '../memberships/tables.ts'

const { service, staff, goTo } = await useBilling()
beforeEach(() => goTo(0))

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const phonesOf = async (profileId: number) =>
  (await service.db.select().from(memberships).where(eq(memberships.profileId, profileId)))[0]?.phoneContacts

test('a top-up that two people approve at the same moment is added once', async () => {
  const buyer = await createBuyerWithPlan(service)
  const id = await enterTopUp(service, buyer, staff.manager)
  const lock = (tx: Transaction) => tx.select().from(invoices).where(eq(invoices.id, id)).for('no key update')
  const answers = await race(service.db, lock, [() => approve(id), () => approve(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await phonesOf(buyer.id)).toBe(12)
})

test('a top-up whose plan ends during the approval is not added', async () => {
  const buyer = await createBuyerWithPlan(service)
  const id = await enterTopUp(service, buyer, staff.manager)
  const end = async (tx: Transaction) => {
    await tx.select().from(invoices).where(eq(invoices.id, id)).for('no key update')
    const ended = { startsOn: '2026-11-01', endsOn: '2026-11-20' }
    await tx.update(memberships).set(ended).where(eq(memberships.profileId, buyer.id))
  }
  const [answer] = await race(service.db, end, [() => approve(id)])
  expect(answer).toMatchObject({ status: 409, wire: { code: 'no_plan_running' } })
  expect((await loadInvoice(service.db, id)).state).toBe('Initiated')
})
