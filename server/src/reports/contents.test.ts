import { indianDay } from '@bnr/contract/indianDay'
import { readRevenue } from '@bnr/contract/reports/endpoints'
import type { ReportFilters } from '@bnr/contract/reports/schemas'
import { type ReportType, reportTypeNames } from '@bnr/contract/reports/types'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createCreditNote } from '../../test/factories/creditNotes.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { invoices } from '../invoices/tables.ts'
import { loadProfile, updateProfile } from '../profiles/store.ts'
import { profiles } from '../profiles/tables.ts'
import { contentOf } from './write.ts'

const service = useService()
const today = () => indianDay(service.time.now)

/** The rows of a report, by column titles. */
async function read(type: ReportType, filters: Partial<ReportFilters> = {}) {
  const { heading, pages } = contentOf({ type, filters: { contacts: false, ...filters } }, service.time.now)
  const found: Record<string, unknown>[] = []
  for await (const { rows } of pages(service.db))
    found.push(...rows.map((row) => Object.fromEntries(heading.map((title, index) => [title, row[index]]))))
  return found
}
const idsIn = async (type: ReportType, filters: Partial<ReportFilters> = {}) =>
  (await read(type, filters)).map((row) => row['BNR ID'])
const executive = async () => (await createStaff(service, 'tele_executive')).id

/** Two members assigned to the same executive, which keeps other tests apart. The second has a membership. */
async function pair() {
  const executiveId = await executive()
  const [free, paying] = [await createMember(service), await createMember(service)]
  for (const { id } of [free, paying])
    await service.db.update(profiles).set({ teleStaffId: executiveId }).where(eq(profiles.id, id))
  const plan = await giveMembership(service, paying.id, { phoneContacts: 40 })
  return { executiveId, free, paying, plan }
}

test('each type contains the people that its name says', async () => {
  const { executiveId, free, paying, plan } = await pair()
  const both = [free.bnrId, paying.bnrId]
  for (const type of ['ALL', 'NEW_USER', 'PROFILE'] as const)
    expect(await idsIn(type, { executiveId })).toEqual(both)
  expect(await idsIn('PAID', { executiveId })).toEqual([paying.bnrId])
  expect(await idsIn('UNPAID', { executiveId })).toEqual([free.bnrId])
  expect(await idsIn('ALL', { executiveId, planId: plan.id })).toEqual([paying.bnrId])
})

test('deleted profiles are only in the reports of all and of new users', async () => {
  const { executiveId, free } = await pair()
  await service.db.inTransaction((tx) => updateProfile(tx, free.id, { status: 'Deleted' }))
  expect(await idsIn('ALL', { executiveId })).toHaveLength(2)
  for (const type of ['UNPAID', 'PROFILE'] as const)
    expect(await idsIn(type, { executiveId })).not.toContain(free.bnrId)
})

test('families that asked not to be called are not in the call list and are marked next to numbers', async () => {
  const { executiveId, free } = await pair()
  await service.db.inTransaction((tx) => updateProfile(tx, free.id, { doNotCall: true }))
  expect(await idsIn('UNPAID', { executiveId })).toEqual([])
  const marks = (await read('ALL', { executiveId, contacts: true })).map((row) => row['Do not call'])
  expect(marks).toEqual(['Yes', ''])
  const [plain] = await read('ALL', { executiveId })
  expect(plain).not.toHaveProperty('Do not call')
})

test('days are days in India, and both ends are included', async () => {
  const { executiveId, free } = await pair()
  const late = new Date('2026-02-28T19:00:00Z')
  await service.db.update(profiles).set({ createdAt: late }).where(eq(profiles.id, free.id))
  expect(await idsIn('ALL', { executiveId, from: '2026-03-01', to: '2026-03-01' })).toEqual([free.bnrId])
  expect(await idsIn('ALL', { executiveId, to: '2026-02-28' })).toEqual([])
  expect(await idsIn('PAID', { executiveId, from: today(), to: today() })).toHaveLength(1)
  expect(await idsIn('PAID', { executiveId, to: '2026-01-01' })).toEqual([])
})

test('a source is filtered by key and shown by label', async () => {
  const { executiveId, free } = await pair()
  const { basic } = await loadProfile(service.db, free.id)
  await service.db
    .update(profiles)
    .set({ basic: { ...basic, profileSource: 6 } })
    .where(eq(profiles.id, free.id))
  const [row, ...more] = await read('ALL', { executiveId, source: 'ch' })
  expect(row).toMatchObject({ 'BNR ID': free.bnrId, Source: 'Church / Pastor' })
  expect(more).toEqual([])
})

test('a row contains the answers of a profile as labels', async () => {
  const { executiveId, paying, plan } = await pair()
  const [, row] = await read('PROFILE', { executiveId })
  expect(row).toMatchObject({
    'BNR ID': paying.bnrId,
    Name: 'Anna Mary',
    Gender: 'Female',
    Status: 'Active',
    Denomination: wizardSections.religion?.denomination,
    Education: 'B.Sc.',
    Occupation: 'Nurse',
    State: 'Tamil Nadu',
    City: 'Chennai',
    'Marital status': 'Never Married',
  })
  const [paid] = await read('PAID', { executiveId })
  expect(paid).toMatchObject({
    Plan: plan.name,
    Contacts: 40,
    'Contacts used': 0,
    'Plan started on': today(),
  })
})

test('contact details are only in reports about people, and only on request', async () => {
  const { executiveId, free } = await pair()
  for (const type of reportTypeNames) {
    const [plain] = await read(type, { executiveId })
    expect(Object.keys(plain ?? {})).not.toContain('Mobile')
  }
  const [row] = await read('UNPAID', { executiveId, contacts: true })
  expect(row).toMatchObject({ Mobile: `91 ${free.number}`, 'E-mail': '' })
})

test('invoices are listed with their amounts by day of issue', async () => {
  const { executiveId, paying } = await pair()
  const row = await createInvoice(service, paying.id, { teleStaffId: executiveId, source: 'ch' })
  await createInvoice(service, paying.id, { teleStaffId: executiveId, issuedOn: '2025-01-01' })
  const [found, ...more] = await read('INVOICE', { executiveId, from: today() })
  expect(found).toMatchObject({ 'Invoice number': row.number, Status: 'Paid', Plan: 'Platinum Classic' })
  expect(found).toMatchObject({ Source: 'Church / Pastor', Employee: 'Staff Member' })
  expect(found).toMatchObject({ 'Taxable value': row.taxableValue / 100, Total: row.total / 100 })
  expect(more).toEqual([])
  expect(await read('INVOICE', { executiveId, planId: row.planId })).toHaveLength(2)
})

test('revenue is the taxable value by day of payment, next to what was credited', async () => {
  const { executiveId, paying } = await pair()
  const sell = (values: object) => createInvoice(service, paying.id, { teleStaffId: executiveId, ...values })
  const one = await sell({ paidOn: '2026-01-31', source: 'ch' })
  await sell({ paidOn: '2026-01-01', source: 'web' })
  const credited = await sell({ paidOn: '2026-02-01' })
  await sell({ paidOn: null, state: 'Initiated' })
  await createCreditNote(service, credited, { issuedOn: '2026-03-05' })
  const value = one.taxableValue / 100
  const rows = await read('REVENUE', { executiveId })
  expect(rows.map((row) => [row.Month, row.Source, row.Invoices, row.Revenue, row.Credited])).toEqual([
    ['2026-01', 'Church / Pastor', 1, value, 0],
    ['2026-01', 'Website', 1, value, 0],
    ['2026-02', '', 1, value, 0],
    ['2026-03', '', 0, 0, value],
  ])
  expect(await read('REVENUE', { executiveId, from: '2026-01-02', to: '2026-01-31' })).toHaveLength(1)

  const { token } = await createStaff(service, 'cc_manager')
  const query = { executiveId, from: '2026-01-01', to: '2026-03-31' }
  const { body } = await service.call(readRevenue, { query }, token)
  expect(body).toEqual([
    expect.objectContaining({
      month: '2026-01',
      staffName: 'Staff Member',
      invoices: 2,
      revenue: 2 * one.taxableValue,
    }),
    expect.objectContaining({ month: '2026-02', invoices: 1, credited: 0 }),
    expect.objectContaining({ month: '2026-03', invoices: 0, credited: one.taxableValue }),
  ])
})

test('the page of revenue shows at most five years', async () => {
  const { token } = await createStaff(service, 'cc_manager')
  const answer = await service.call(readRevenue, { query: { from: '2019-01-01', to: '2026-01-01' } }, token)
  expect([answer.status, (answer.wire as { fields: object }).fields]).toEqual([
    400,
    { sd: 'Choose at most five years, or generate a file' },
  ])
  expect((await service.call(readRevenue, {}, token)).status).toBe(200)
})

test('all pages together contain every row once', async () => {
  const { id: _, ...like } = await createInvoice(service, 1)
  const copies = Array.from({ length: 2100 }, (_, index) => ({ ...like, number: `MANY/${index}` }))
  for (let at = 0; at < copies.length; at += 700)
    await service.db.insert(invoices).values(copies.slice(at, at + 700))
  const { pages } = contentOf({ type: 'INVOICE', filters: { contacts: false } }, service.time.now)
  const sizes: number[] = []
  const seen = new Set<unknown>()
  let last = 0
  for await (const { rows, done } of pages(service.db)) {
    sizes.push(rows.length)
    for (const [number] of rows) seen.add(number)
    last = done
  }
  expect(sizes.slice(0, 2)).toEqual([250, 250])
  expect(seen.size).toBe(await service.db.$count(invoices))
  expect(last).toBe(1)
})
