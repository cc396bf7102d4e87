import type { Criterion } from '@bnr/contract/criteria'
import { betweenDays, readCount, readRevenue } from '@bnr/contract/figures/endpoints'
import type { RevenueName } from '@bnr/contract/figures/figures'
import type { Days } from '@bnr/contract/figures/period'
import { indianDay } from '@bnr/contract/indianDay'
import { totalInvoices } from '@bnr/contract/invoices/endpoints'
import { paise } from '@bnr/contract/money'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { startMembership } from '../src/memberships/start.ts'
import { memberships } from '../src/memberships/tables.ts'
import { daysAfter } from '../src/platform/clock.ts'
import { createStaff } from './factories/accounts.ts'
import { createCreditNote } from './factories/creditNotes.ts'
import { seedPeople } from './factories/demoData.ts'
import { createInvoice } from './factories/invoices.ts'
import { giveMembership } from './factories/memberships.ts'
import { useService } from './harness.ts'

const service = useService()
let manager: string
let finance: string
let executive: Awaited<ReturnType<typeof createStaff>>

beforeAll(async () => {
  manager = (await createStaff(service, 'tele_manager')).token
  executive = await createStaff(service, 'finance_admin', 'tele_manager')
  finance = executive.token
  await seedPeople(service, 600)
  // The ids of profiles need not follow the order of creation.
  await service.db.execute(
    sql`update profiles set created_at = created_at - interval '40 days' where id % 7 = 0`,
  )
  await service.db.execute(sql`update profiles set created_at = now() where id % 11 = 0`)
  await createSales()
  const plan = await giveMembership(service, 1, { name: 'Taken Twice' })
  for (const profileId of [2, 2])
    await service.db.inTransaction((tx) => startMembership(service, tx, profileId, plan))
  const earlier = {
    profileId: 2,
    planName: 'Taken Twice',
    tag: 'sc' as const,
    startsOn: dayAgo(50),
    endsOn: dayAgo(41),
  }
  const terms = {
    price: paise(0),
    duration: 10,
    durationUnit: 'DAYS' as const,
    phoneContacts: 0,
    expressInterests: 0,
  }
  await service.db.insert(memberships).values({ ...earlier, ...terms, mayOverlap: true })
  await service.call(readCount.status, {}, manager)
  await service.workJobs()
})

/** Two months of sales, credited in full or in part in the same month or the next. */
async function createSales() {
  const thisMonth = dayOfMonth(0)
  const lastMonth = dayOfMonth(1)
  for (const paidOn of [
    thisMonth,
    thisMonth,
    lastMonth,
    lastMonth,
    dayAgo(55),
    dayAgo(56),
    dayAgo(9),
    dayAgo(8),
  ]) {
    const invoice = await createInvoice(service, 1, {
      paidOn,
      state: 'Paid',
      teleStaffId: executive.id,
      taxableValue: paise(100_000),
    })
    if (invoice.id % 2 === 0) await createCreditNote(service, invoice, { issuedOn: thisMonth })
    else await createCreditNote(service, invoice, { issuedOn: thisMonth, taxableValue: paise(31_007) })
  }
}

/** The first day of the month that was this many months ago. */
function dayOfMonth(back: number): string {
  const india = new Date(service.time.now.getTime() + 330 * 60_000)
  return new Date(Date.UTC(india.getUTCFullYear(), india.getUTCMonth() - back, 1)).toISOString().slice(0, 10)
}

const dayAgo = (days: number) => indianDay(daysAfter(service.time.now, -days))

/** The usual period, and two days between which some of the sales, registrations and memberships lie. */
const periods = {
  'of the usual months': () => ({}),
  'between two days': () => betweenDays({ from: dayAgo(55), to: dayAgo(9) }),
}
const periodNames = Object.keys(periods) as (keyof typeof periods)[]
const named = (names: readonly string[]) =>
  names.flatMap((name) => periodNames.map((period) => [name, period] as const))

type Part = { value: string; label?: string | undefined }
type Criteria = (part: Part) => Criterion | undefined

/** The criterion of the list behind each part of a figure. No list can search for profiles without a value. */
const lists: Partial<Record<keyof typeof readCount, Criteria>> = {
  status: ({ value }) => ({ key: 'ps', operation: 'eq', value }),
  gender: ({ value }) => ({ key: 'bi.ge', operation: 'eq', value }),
  payment: ({ value }) => ({ key: 'pa', operation: 'eq', value: value === 'paid' }),
  kind: ({ value }) => ({ key: 'el', operation: 'eq', value: value === 'elite' }),
  createdBy: ({ label }) =>
    label === undefined ? undefined : { key: 'bi.cb', operation: 'eq', value: label },
  caste: ({ label }) => (label === undefined ? undefined : { key: 'bi.ca', operation: 'eq', value: label }),
}

test.each(named(Object.keys(lists)))(
  'the figure %s %s equals the total of the list that it links to',
  async (name, period) => {
    const { body } = await service.call(
      readCount[name as keyof typeof lists],
      { query: periods[period]() },
      manager,
    )
    const days: Criterion = { key: 'cdt', operation: 'range', value: { gte: body.from, lte: body.to } }
    expect(body.parts.filter(({ current }) => current > 0).length).toBeGreaterThan(0)
    for (const part of body.parts) {
      const criterion = lists[name as keyof typeof lists]?.(part)
      if (!criterion) continue
      const found = await service.call(searchProfiles, { body: { criteria: [criterion, days] } }, manager)
      expect([part.label, found.body.total]).toEqual([part.label, part.current])
    }
  },
)

test.each([
  ['of the usual months', 2],
  ['between two days', 1],
] as const)(
  'the figure of a plan %s counts each member once, even if they took it twice',
  async (period, members) => {
    const { body } = await service.call(readCount.package, { query: periods[period]() }, manager)
    expect(body.parts.find(({ value }) => value === 'Taken Twice')).toMatchObject({
      current: members,
      ever: 2,
    })
    for (const { value, current } of body.parts) {
      const begun = { name: value, gte: body.from, lte: body.to }
      const criteria = [{ key: 'pn', operation: 'range', value: begun }]
      const found = await service.call(searchProfiles, { body: { criteria } }, manager)
      expect([value, found.body.total]).toEqual([value, current])
    }
  },
)

test.each(named(['month']))('the profiles of a %s %s equal the total of the list', async (_name, period) => {
  const { body } = await service.call(readCount.month, { query: periods[period]() }, finance)
  for (const { value, current } of body.parts) {
    const { from, to } = daysIn(value, body)
    const criteria: Criterion[] = [{ key: 'cdt', operation: 'range', value: { gte: from, lte: to } }]
    const found = await service.call(searchProfiles, { body: { criteria } }, manager)
    expect([value, found.body.total]).toEqual([value, current])
  }
})

test.each(named(['revenueByMonth', 'revenueByStaff']))(
  'the figure %s %s equals the revenue of the invoices behind it',
  async (name, period) => {
    const { body } = await service.call(
      readRevenue[name as RevenueName],
      { query: periods[period]() },
      finance,
    )
    for (const { value, current } of body.parts) {
      const criteria =
        name === 'revenueByMonth' ? [paid(daysIn(value, body))] : [paid(body), ...byExecutive(value)]
      if (value === '') continue
      const totals = await service.call(totalInvoices, { body: { criteria } }, finance)
      expect([value, totals.body.revenue]).toEqual([value, current])
    }
  },
)

const paid = ({ from, to }: Days): Criterion => ({ key: 'pdt', operation: 'range', value: [from, to] })
const byExecutive = (id: string): Criterion[] => [{ key: 'tmsid', operation: 'eq', value: Number(id) }]

/** The days of a month that lie in the period. */
function daysIn(month: string, { from, to }: Days): Days {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { from: [`${month}-01`, from].sort()[1] ?? '', to: [last, to].sort()[0] ?? '' }
}
