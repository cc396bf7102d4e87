import { approveInvoice, readActivation } from '@bnr/contract/invoices/endpoints'
import { paiseOf } from '@bnr/contract/money'
import { ordinalDay } from '@bnr/contract/ordinalDay'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { dayAfter } from '../memberships/days.ts'
import { memberships } from '../memberships/tables.ts'
import { rows } from '../platform/database.ts'
import { profiles } from '../profiles/tables.ts'
import { loadInvoice } from './store.ts'

const service = useService()

const asManager = async () => (await createStaff(service, 'tele_manager')).token
const approve = async (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, await asManager())
const foreseen = async (id: number) => service.call(readActivation, { params: { id } }, await asManager())
const keptBy = (id: number) =>
  rows<{ plan: string; days: number; replaced: boolean; ends: string; starts: string }>(
    service.db,
    sql`select plan_name as plan, ends_on - starts_on + 1 as days, replaced_at is not null as replaced,
      starts_on::text as starts, ends_on::text as ends from memberships where profile_id = ${id} order by id`,
  )
const worth = (profileId: number, rupees: number) =>
  service.db
    .update(memberships)
    .set({ paidValue: paiseOf(rupees) })
    .where(eq(memberships.profileId, profileId))
const larger = { price: paiseOf(20_000), duration: 60 }
const smaller = { price: paiseOf(2000), duration: 60 }

/** Platinum Classic, of 8,500 rupees and 360 days. */
const buyPlatinum = (profileId: number, purchase: 'new' | 'upgrade' | 'renewal' = 'new') =>
  createInvoice(service, profileId, { state: 'Paid', paidOn: '2026-11-20', purchase })

test('it begins today for whoever holds nothing', async () => {
  const { id } = await createMember(service)
  const invoice = await buyPlatinum(id)
  expect((await foreseen(invoice.id)).body).toMatchObject({ way: 'today' })
  expect((await approve(invoice.id)).status).toBe(200)
  expect(await keptBy(id)).toMatchObject([{ plan: 'Platinum Classic', days: 360, replaced: false }])
})

test.each(['new', 'upgrade', 'renewal'] as const)(
  'a larger membership that was granted meanwhile is not taken away by a %s one: it waits for its end',
  async (purchase) => {
    const { id } = await createMember(service)
    const invoice = await buyPlatinum(id, purchase)
    await giveMembership(service, id, larger)
    const foretold = (await foreseen(invoice.id)).body
    expect((await approve(invoice.id)).status).toBe(200)
    const [held, waiting] = await keptBy(id)
    expect(held).toMatchObject({ days: 60, replaced: false })
    expect(waiting).toMatchObject({ plan: 'Platinum Classic', days: 360 })
    expect(waiting?.starts).toBe(dayAfter(held?.ends ?? '', 1))
    expect(foretold).toMatchObject({ way: 'waits', planName: held?.plan, startsOn: waiting?.starts })
  },
)

test('a smaller one that was granted gives way to what was paid for', async () => {
  const { id } = await createMember(service)
  const invoice = await buyPlatinum(id)
  await giveMembership(service, id, smaller)
  expect((await foreseen(invoice.id)).body).toMatchObject({ way: 'replaces' })
  await approve(invoice.id)
  expect(await keptBy(id)).toMatchObject([{ replaced: true }, { plan: 'Platinum Classic', replaced: false }])
})

test('a smaller one that was paid for gives way to an upgrade that took credit for it, and to no other invoice', async () => {
  const { id } = await createMember(service)
  await giveMembership(service, id, smaller)
  await worth(id, 2000)
  const upgrade = await buyPlatinum(id, 'upgrade')
  expect((await foreseen(upgrade.id)).body).toMatchObject({ way: 'replaces' })
  const unrelated = await createInvoice(service, id, {
    purchase: 'upgrade',
    snapshot: { ...upgrade.snapshot, upgradeOf: 0 },
  })
  expect((await foreseen(unrelated.id)).body).toMatchObject({ way: 'waits' })
  const late = await buyPlatinum(id)
  expect((await foreseen(late.id)).body).toMatchObject({ way: 'waits' })
})

test('behind one that waits nothing waits: it is refused in words that name both, and stays Paid', async () => {
  const { id } = await createMember(service)
  await giveMembership(service, id, larger)
  await approve((await buyPlatinum(id)).id)
  const second = await buyPlatinum(id)
  const refused = await approve(second.id)
  const [held, waiting] = await keptBy(id)
  expect(refused.wire).toMatchObject({
    code: 'renewal_waits',
    message: `${held?.plan} runs, and Platinum Classic waits already to start on ${ordinalDay(waiting?.starts ?? '')}`,
  })
  expect((await foreseen(second.id)).wire).toEqual(refused.wire)
  expect(await keptBy(id)).toHaveLength(2)
  expect((await loadInvoice(service.db, second.id)).state).toBe('Paid')
})

test.each(['Deactivated', 'Settled', 'Deleted'] as const)(
  'a profile that is %s gets none',
  async (status) => {
    const { id } = await createMember(service)
    const invoice = await buyPlatinum(id)
    await service.db.update(profiles).set({ status }).where(eq(profiles.id, id))
    const refused = await approve(invoice.id)
    expect(refused.wire).toMatchObject({ code: 'wrong_state', message: `This profile is ${status}` })
    expect((await foreseen(invoice.id)).wire).toEqual(refused.wire)
    expect(await keptBy(id)).toEqual([])
  },
)

test('a transfer has no transaction of the gateway', async () => {
  const { id } = await createInvoice(service, (await createMember(service)).id, { paymentKind: 'nr' })
  const body = { trackingId: '300000000000' }
  const { status, wire } = await service.call(approveInvoice, { params: { id }, body }, await asManager())
  expect([status, wire]).toMatchObject([
    400,
    { fields: { roid: 'Only a card payment has a transaction ID' } },
  ])
})

test('what will happen is for those who approve to read', async () => {
  const member = await createMember(service)
  const { id } = await buyPlatinum(member.id)
  expect((await service.call(readActivation, { params: { id } }, member.token)).status).toBe(403)
})
