import { dayShown } from '@bnr/contract/dates'
import { approveInvoice, readActivation } from '@bnr/contract/invoices/endpoints'
import { paiseOf } from '@bnr/contract/money'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { rows } from '../database/database.ts'
import { dayAfter } from '../memberships/days.ts'
import { memberships } from '../memberships/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { loadInvoice } from './store.ts'

const service = useService()

const asManager = async () => (await createStaff(service, 'tele_manager')).token
const approve = async (id: number) =>
  service.call(approveInvoice, { params: { id }, body: {} }, await asManager())
const preview = async (id: number) => service.call(readActivation, { params: { id } }, await asManager())
const membershipsOf = (id: number) =>
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

/** Platinum Classic costs 8,500 rupees and runs for 360 days. */
const buyPlatinum = (profileId: number, purchase: 'new' | 'upgrade' | 'renewal' = 'new') =>
  createInvoice(service, profileId, { state: 'Paid', paidOn: '2026-11-20', purchase })

test('the membership starts today if the member has none', async () => {
  const { id } = await createMember(service)
  const invoice = await buyPlatinum(id)
  expect((await preview(invoice.id)).body).toMatchObject({ way: 'today' })
  expect((await approve(invoice.id)).status).toBe(200)
  expect(await membershipsOf(id)).toMatchObject([{ plan: 'Platinum Classic', days: 360, replaced: false }])
})

test.each(['new', 'upgrade', 'renewal'] as const)(
  'a paid invoice (%s) does not replace a larger membership that was granted since, but waits for its end',
  async (purchase) => {
    const { id } = await createMember(service)
    const invoice = await buyPlatinum(id, purchase)
    await giveMembership(service, id, larger)
    const previewed = (await preview(invoice.id)).body
    expect((await approve(invoice.id)).status).toBe(200)
    const [running, waiting] = await membershipsOf(id)
    expect(running).toMatchObject({ days: 60, replaced: false })
    expect(waiting).toMatchObject({ plan: 'Platinum Classic', days: 360 })
    expect(waiting?.starts).toBe(dayAfter(running?.ends ?? '', 1))
    expect(previewed).toMatchObject({ way: 'waits', planName: running?.plan, startsOn: waiting?.starts })
  },
)

test('a paid invoice replaces a smaller membership that was granted', async () => {
  const { id } = await createMember(service)
  const invoice = await buyPlatinum(id)
  await giveMembership(service, id, smaller)
  expect((await preview(invoice.id)).body).toMatchObject({ way: 'replaces' })
  await approve(invoice.id)
  expect(await membershipsOf(id)).toMatchObject([
    { replaced: true },
    { plan: 'Platinum Classic', replaced: false },
  ])
})

test('a smaller membership that was paid for is replaced only by an upgrade that gave credit for it', async () => {
  const { id } = await createMember(service)
  await giveMembership(service, id, smaller)
  await worth(id, 2000)
  const upgrade = await buyPlatinum(id, 'upgrade')
  expect((await preview(upgrade.id)).body).toMatchObject({ way: 'replaces' })
  const unrelated = await createInvoice(service, id, {
    purchase: 'upgrade',
    snapshot: { ...upgrade.snapshot, upgradeOf: 0 },
  })
  expect((await preview(unrelated.id)).body).toMatchObject({ way: 'waits' })
  const late = await buyPlatinum(id)
  expect((await preview(late.id)).body).toMatchObject({ way: 'waits' })
})

test('approval is refused while another membership is waiting; the message names both, and the invoice stays Paid', async () => {
  const { id } = await createMember(service)
  await giveMembership(service, id, larger)
  await approve((await buyPlatinum(id)).id)
  const second = await buyPlatinum(id)
  const refused = await approve(second.id)
  const [running, waiting] = await membershipsOf(id)
  expect(refused.wire).toMatchObject({
    code: 'renewal_waits',
    message: `${running?.plan} is running, and Platinum Classic is already due to start on ${dayShown(waiting?.starts ?? '')}`,
  })
  expect((await preview(second.id)).wire).toEqual(refused.wire)
  expect(await membershipsOf(id)).toHaveLength(2)
  expect((await loadInvoice(service.db, second.id)).state).toBe('Paid')
})

test.each(['Deactivated', 'Settled', 'Deleted'] as const)(
  'approval is refused while the profile is %s',
  async (status) => {
    const { id } = await createMember(service)
    const invoice = await buyPlatinum(id)
    await service.db.update(profiles).set({ status }).where(eq(profiles.id, id))
    const refused = await approve(invoice.id)
    expect(refused.wire).toMatchObject({ code: 'wrong_state', message: `This profile is ${status}` })
    expect((await preview(invoice.id)).wire).toEqual(refused.wire)
    expect(await membershipsOf(id)).toEqual([])
  },
)

test('approval by a gateway transaction is refused for a bank transfer', async () => {
  const { id } = await createInvoice(service, (await createMember(service)).id, { paymentKind: 'nr' })
  const body = { trackingId: '300000000000' }
  const { status, wire } = await service.call(approveInvoice, { params: { id }, body }, await asManager())
  expect([status, wire]).toMatchObject([
    400,
    { fields: { roid: 'Only a card payment has a transaction ID' } },
  ])
})

test('only staff who approve invoices can preview the approval', async () => {
  const member = await createMember(service)
  const { id } = await buyPlatinum(member.id)
  expect((await service.call(readActivation, { params: { id } }, member.token)).status).toBe(403)
})
