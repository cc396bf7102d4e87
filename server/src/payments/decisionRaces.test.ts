import { setTimeout as pause } from 'node:timers/promises'
import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import type { Decision } from '@bnr/contract/payments/schemas'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createBuyer, eventsOf, payFor, postForm, setBankAnswer } from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { numbers } from '../../test/factories/topUps.ts'
import { race } from '../../test/race.ts'
import type { Transaction } from '../database/database.ts'
import { memberships, topUps } from '../memberships/tables.ts'
import { lastAttempt } from './attempts.ts'

const { service, staff } = await useBilling()

const approve = (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
const membershipOf = ({ id }: TestMember) =>
  and(eq(memberships.profileId, id), isNull(memberships.replacedAt))
const present = async (buyer: TestMember) =>
  (await service.db.select().from(memberships).where(membershipOf(buyer)))[0]

/** A member with a plan, a top-up and a paid upgrade that waits for approval. */
async function buyUpgrade() {
  const buyer = await createBuyer(service)
  const plan = await payFor(service, buyer, 'Saphire Classic')
  await approve(plan.id)
  const topUp = await payFor(service, buyer, numbers)
  return { buyer, plan, topUp, upgrade: await payFor(service, buyer, 'Platinum Classic', true) }
}

/** The bank reverses the payment of an invoice, and finance decides while the upgrade is being approved. */
async function decideDuring(upgradeId: number, buyer: TestMember, invoiceId: number, body: Decision) {
  const { orderId = '' } = (await lastAttempt(service.db, invoiceId)) ?? {}
  const encResp = await setBankAnswer(service, orderId, 'Chargeback')
  await postForm(service, '/api/payments/events', { encResp })
  const event = (await eventsOf(service, invoiceId)).find(({ needsDecision }) => needsDecision)
  const lock = (tx: Transaction) =>
    tx.select().from(memberships).where(membershipOf(buyer)).for('no key update')
  const decide = async () => {
    // The approval waits first.
    await pause(300)
    return await service.call(decidePayment, { params: { id: event?.id ?? 0 }, body }, staff.finance.token)
  }
  const answers = await race<{ status: number }>(service.db, lock, [() => approve(upgradeId), decide])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
}

test('an upgrade that starts while finance dismisses a reversal has free quotas', async () => {
  const { buyer, plan, upgrade } = await buyUpgrade()
  await decideDuring(upgrade.id, buyer, plan.id, { decision: 'dismissed', note: 'The bank gave it up' })
  expect(await present(buyer)).toMatchObject({ planName: 'Platinum Classic', frozenAt: null })
})

test('a top-up that finance refunds while an upgrade starts is withdrawn from the upgrade', async () => {
  const { buyer, topUp, upgrade } = await buyUpgrade()
  await decideDuring(upgrade.id, buyer, topUp.id, { decision: 'refunded', reference: 'REF 1' })
  const { id, toppedUpPhoneContacts } = (await present(buyer)) ?? {}
  expect(toppedUpPhoneContacts).toBe(0)
  expect(await service.db.select().from(topUps)).toContainEqual(
    expect.objectContaining({ membershipId: id, withdrawnAt: service.time.now }),
  )
})
