import { setTimeout as pause } from 'node:timers/promises'
import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createBuyer, payFor } from '../../test/factories/payments.ts'
import { enterTopUp } from '../../test/factories/topUps.ts'
import { race } from '../../test/race.ts'
import type { Transaction } from '../database/database.ts'
import { notifications } from '../notifications/tables.ts'
import { updateProfile } from '../profiles/store.ts'
import { profiles } from '../profiles/tables.ts'
import { memberships } from './tables.ts'
import { announceRenewals } from './waiting.ts'

const { service, staff, goTo } = await useBilling()

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)

/** A buyer whose renewal starts on day 90. */
async function createRenewer() {
  const buyer = await createBuyer(service)
  for (const day of [0, 80]) {
    goTo(day)
    await approve((await payFor(service, buyer, 'Saphire Classic')).id)
  }
  goTo(90)
  return buyer
}

test.each(['Settled', 'Deleted', 'Deactivated'] as const)(
  'the start of a renewal is not announced to a family whose profile is %s',
  async (status) => {
    const { id } = await createRenewer()
    await service.db.inTransaction((tx) => updateProfile(tx, id, { status }))
    await announceRenewals(service)
    const notices = await service.db.select().from(notifications).where(eq(notifications.profileId, id))
    expect(notices.filter(({ kind }) => kind === 'membershipActivated')).toHaveLength(1)
    const held = await service.db.select().from(memberships).where(eq(memberships.profileId, id))
    expect(held.map(({ announced }) => announced)).toEqual([true, true])
  },
)

test('a renewal is announced while a top-up for it is approved', async () => {
  const buyer = await createRenewer()
  const topUpId = await enterTopUp(service, buyer, staff.manager)
  const lock = (tx: Transaction) =>
    tx.select().from(profiles).where(eq(profiles.id, buyer.id)).for('no key update')
  const announce = async () => {
    // The approval waits first.
    await pause(300)
    await announceRenewals(service)
  }
  const [approved] = await race<unknown>(service.db, lock, [() => approve(topUpId), announce])
  expect(approved).toMatchObject({ status: 200 })
  const held = await service.db.select().from(memberships).where(eq(memberships.profileId, buyer.id))
  expect(held.map(({ announced }) => announced)).toEqual([true, true])
})
