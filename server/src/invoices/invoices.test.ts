import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { invoiceStateNames, listedStates } from '@bnr/contract/invoices/states'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createPlan } from '../../test/factories/memberships.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { rows } from '../database/database.ts'

const service = useService()

const search = (criterias: unknown[], token?: string, query: Record<string, unknown> = {}) =>
  service.call(searchInvoices, { wire: { criterias }, query }, token)
const of = (value: unknown) => ({ key: 'pid', operation: 'eq', value })
const inState = (value: unknown) => ({ key: 'st', operation: 'eq', value })
const idsOf = (answer: Awaited<ReturnType<typeof search>>) => answer.body.results.map(({ id }) => id)

test('members read only their own invoices, last changed first', async () => {
  const [member, other] = [await createMember(service), await createMember(service, { gender: 'm' })]
  const older = await createInvoice(service, member.id, {
    state: 'Active',
    paidOn: '2026-10-02',
  })
  const newer = await createInvoice(service, member.id, { state: 'Initiated' })
  await createInvoice(service, other.id)
  for (const criteria of [[], [of(member.id)]]) {
    expect(idsOf(await search(criteria, member.token))).toEqual([newer.id, older.id])
  }
  expect((await search([of(other.id)], member.token)).status).toBe(403)
  expect((await search([])).status).toBe(401)
  const { wire } = await search([inState('Active')], member.token)
  expect(wire).toMatchObject({
    total: 1,
    page: 0,
    results: [
      {
        id: older.id,
        ino: older.number,
        st: 'Active',
        idt: '2026-10-02',
        ttaat: 10030,
        profileMembership: { pn: 'Platinum Classic' },
        pid: member.id,
      },
    ],
  })
})

test('staff read the invoices of any profile, by state, in pages', async () => {
  const staff = await createStaff(service)
  const { id } = await createMember(service)
  const created = []
  for (const state of invoiceStateNames) created.push(await createInvoice(service, id, { state }))
  const { body } = await search([of(id), inState(listedStates)], staff.token)
  expect(body.results.map(({ state }) => state)).toEqual([
    'Failed',
    'Cancelled',
    'Active',
    'Paid',
    'Initiated',
  ])
  const second = await search([of(id)], staff.token, { size: 3, page: 1 })
  expect(second.body.total).toBe(created.length)
  expect(idsOf(second)).toEqual(
    created
      .slice(1, 4)
      .map((one) => one.id)
      .reverse(),
  )
  expect((await search([], staff.token)).body.total).toBeGreaterThan(created.length)
})

test('a search by plan finds invoices for every version of it', async () => {
  const staff = await createStaff(service)
  const { id } = await createMember(service)
  const first = await createPlan(service)
  const second = await createPlan(service, { firstVersionId: first.id })
  const [older, newer] = [
    await createInvoice(service, id, { planId: first.id }),
    await createInvoice(service, id, { planId: second.id }),
  ]
  await createInvoice(service, id)
  for (const plan of [first, second])
    expect(idsOf(await search([of(id), { ...of(plan.id), key: 'mid' }], staff.token))).toEqual([
      newer.id,
      older.id,
    ])
})

test('an invoice remains when its profile is purged', async () => {
  const staff = await createStaff(service)
  const { id } = await createMember(service)
  const invoice = await createInvoice(service, id)
  await rows(service.db, sql`delete from profiles where id = ${id}`)
  const { body } = await search([], staff.token, { size: 50 })
  expect(body.results.find((one) => one.id === invoice.id)).toMatchObject({ number: invoice.number })
  expect(body.results.find((one) => one.id === invoice.id)?.profileId).toBeUndefined()
})

test.each([
  [of('mine'), 'criterias.0.value'],
  [inState('Lost'), 'criterias.0.value'],
  [inState([]), 'criterias.0.value'],
  [{ key: 'pid', operation: 'like', value: 1 }, 'criterias.0.operation'],
  [{ key: 'total', operation: 'eq', value: 1 }, 'criterias.0.key'],
])('the criterion %j is refused, and the reply names its field', async (criterion, field) => {
  const { token } = await createMember(service)
  const { status, wire } = await search([criterion], token)
  expect(status).toBe(400)
  expect(Object.keys((wire as { fields: object }).fields)).toEqual([field])
})
