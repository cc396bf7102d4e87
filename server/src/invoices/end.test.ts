import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createInvoice } from '../../test/factories/invoices.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { rows } from '../database/database.ts'
import { memberships } from '../memberships/tables.ts'
import { endReplaced, expireInvoices } from './end.ts'
import { loadInvoice } from './store.ts'
import { invoices, paymentEvents } from './tables.ts'

const service = useService()
let member: TestMember
beforeEach(async () => {
  service.time.now = new Date('2026-11-21T06:00:00Z')
  await service.db.update(invoices).set({ state: 'Expired' })
  member = await createMember(service)
})

const stateOf = async (id: number) => (await loadInvoice(service.db, id)).state
const lastEventOf = async (id: number) =>
  (await service.db.select().from(paymentEvents).where(eq(paymentEvents.invoiceId, id))).at(-1)
/** The invoice of a membership that began today; these values change the membership. */
async function active(values: Partial<typeof memberships.$inferInsert> = {}, of = member) {
  await giveMembership(service, of.id, { duration: 60, durationUnit: 'DAYS' })
  const { id } = await createInvoice(service, of.id, { state: 'Active' })
  const began = eq(memberships.profileId, of.id)
  await service.db
    .update(memberships)
    .set({ invoiceId: id, ...values })
    .where(began)
  return id
}
/** Copies of an invoice of the member. */
const copies = (id: number, count: number) =>
  rows(
    service.db,
    sql`insert into invoices overriding user value
      select (jsonb_populate_record(null::invoices, to_jsonb(i) || jsonb_build_object('number', i.number || '/' || n))).*
      from invoices i, generate_series(1, ${count}) n where i.id = ${id}`,
  )

test.each([
  ['2026-10-21', 'Expired'],
  ['2026-10-22', 'Failed'],
])('an invoice that failed was issued on %s: it becomes or stays %s', async (issuedOn, state) => {
  const { id } = await createInvoice(service, member.id, { state: 'Failed', issuedOn })
  await expireInvoices(service)
  expect(await stateOf(id)).toBe(state)
})

test('the active invoice of a member who was purged expires', async () => {
  const id = await active()
  await service.db.update(memberships).set({ invoiceId: null })
  await service.db.update(invoices).set({ profileId: null }).where(eq(invoices.id, id))
  await expireInvoices(service)
  expect(await stateOf(id)).toBe('Expired')
})

test('the expiry of an invoice is recorded', async () => {
  const { id } = await createInvoice(service, member.id, { state: 'Failed', issuedOn: '2026-10-21' })
  await expireInvoices(service)
  expect(await lastEventOf(id)).toMatchObject({
    source: 'job',
    description: 'not paid in time',
    transition: 'lapse',
  })
})

test.each([
  ['ended yesterday', { startsOn: '2026-10-01', endsOn: '2026-11-20' }, 'Expired'],
  ['ends today', { startsOn: '2026-10-01', endsOn: '2026-11-21' }, 'Active'],
  ['was replaced', { replacedAt: new Date('2026-11-21T05:00:00Z') }, 'Expired'],
])('the invoice of a membership that %s: its state follows', async (_, values, state) => {
  const id = await active(values)
  await expireInvoices(service)
  expect(await stateOf(id)).toBe(state)
})

test('a replaced membership ends its invoice at once, and no invoice of anybody else', async () => {
  const replacedAt = new Date('2026-11-21T05:00:00Z')
  const [mine, theirs] = [
    await active({ replacedAt }),
    await active({ replacedAt }, await createMember(service)),
  ]
  await service.db.inTransaction((tx) => endReplaced(service, tx, member.id))
  expect([await stateOf(mine), await stateOf(theirs)]).toEqual(['Expired', 'Active'])
  expect(await lastEventOf(mine)).toMatchObject({
    source: 'job',
    description: 'the membership is over',
    transition: 'end',
  })
})

test('a running membership keeps its invoice when another one is replaced', async () => {
  const id = await active()
  await service.db.inTransaction((tx) => endReplaced(service, tx, member.id))
  expect(await stateOf(id)).toBe('Active')
})

test('the daily job expires any number of invoices', async () => {
  const { id } = await createInvoice(service, member.id, { state: 'Initiated', issuedOn: '2026-10-21' })
  await copies(id, 200)
  await expireInvoices(service)
  expect(await service.db.$count(invoices, eq(invoices.state, 'Initiated'))).toBe(0)
})
