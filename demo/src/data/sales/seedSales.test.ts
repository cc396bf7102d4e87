import { indianDay } from '@bnr/contract/indianDay'
import { monthAfter, monthOf } from '@bnr/contract/month'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rows } from '../../../../server/src/database/database.ts'
import { replayed } from '../../../../server/src/invoices/events.ts'
import { invoices } from '../../../../server/src/invoices/tables.ts'
import { portraitsDrawn } from '../../../../server/test/factories/demoData.ts'
import { useService } from '../../../../server/test/harness.ts'
import { seedCoupons } from '../../coupons.ts'
import { seedDemo } from '../seedDemo.ts'

const service = useService({ SEED_PROFILES: '1200' })
beforeAll(async () => {
  await seedCoupons(service)
  await seedDemo({ ...service, storage: portraitsDrawn }, { profiles: 1200 })
}, 60_000)

test('the state of every invoice follows from its events', async () => {
  const found = await rows<{ state: string; events: { transition: never }[] }>(
    service.db,
    sql`select i.state, json_agg(json_build_object('transition', e.transition) order by e.id) as events
      from invoices i join payment_events e on e.invoice_id = i.id group by i.id`,
  )
  expect(found.length).toBe(await service.db.$count(invoices))
  for (const { state, events } of found) expect(replayed(events)).toBe(state)
  const states = new Set(found.map(({ state }) => state))
  expect([...states].sort()).toEqual(['Active', 'Cancelled', 'Expired', 'Failed', 'Initiated', 'Paid'])
})

test.each([
  ['proformas', sql`select snapshot ->> 'number' as number, issued_at as at from invoices order by 1`],
  ['tax invoices', sql`select number, issued_at as at from tax_invoices order by 1`],
])('numbers and days of %s rise together within each year', async (_, documents) => {
  const found = await rows<{ number: string; at: string }>(service.db, documents)
  const years = Map.groupBy(found, ({ number }) => number.split('/')[1])
  expect(years.size).toBeGreaterThan(1)
  for (const issued of years.values())
    for (const [index, { number, at }] of issued.entries()) {
      expect(Number(number.split('/')[2])).toBe(index + 1)
      expect(new Date(at) >= new Date(issued[index - 1]?.at ?? 0)).toBe(true)
    }
})

test('every paid invoice has its tax invoice and shows its number, and the next numbers follow the last ones', async () => {
  const wrong = await rows(
    service.db,
    sql`select i.id::text from invoices i left join tax_invoices t on t.invoice_id = i.id
        where (i.paid_on is null) <> (t.number is null) or i.number <> coalesce(t.number, i.snapshot ->> 'number')
          or t.received_on <> i.paid_on or to_char(t.received_on, 'YYYY-MM') <> t.gst_month
      union all select s.series || s.financial_year from number_series s
        where s.last <> (select count(*) from (select snapshot ->> 'number' as number from invoices
          union all select number from tax_invoices) as documents
          where split_part(number, '/', 2) = s.financial_year
            and left(number, 3) = case s.series when 'proforma' then 'BNP' else 'BNR' end)`,
  )
  expect(wrong).toEqual([])
})

test('finance has closed all past months but the last, with the figures of their documents', async () => {
  const wrong = await rows(
    service.db,
    sql`select c.month from closed_months c
      where c.total <> (select coalesce(sum(total), 0) from tax_invoices where gst_month = c.month)
        or c.closed_at::date <> (c.month || '-10')::date + interval '1 month'`,
  )
  expect(wrong).toEqual([])
  const [months] = await rows<{ first: boolean; last: string; count: number }>(
    service.db,
    sql`select min(month) = (select min(gst_month) from tax_invoices) as first, max(month) as last, count(*)::int as count
      from closed_months`,
  )
  expect(months).toMatchObject({ first: true, last: monthAfter(monthOf(indianDay(service.time.now)), -2) })
  expect(months?.count).toBeGreaterThan(12)
})

test('every membership was sold, memberships do not overlap, and all kinds of purchase exist', async () => {
  const [found] = await rows<{
    unsold: number
    overlaps: number
    upgrades: number
    renewals: number
    undecided: number
  }>(
    service.db,
    sql`select
      (select count(*)::int from memberships m left join invoices i on i.id = m.invoice_id where i.membership_id is distinct from m.id) as unsold,
      (select count(*)::int from memberships a join memberships b on a.profile_id = b.profile_id and a.id < b.id
        where a.replaced_at is null and b.replaced_at is null and a.starts_on <= b.ends_on and b.starts_on <= a.ends_on) as overlaps,
      (select count(*)::int from invoices where purchase = 'upgrade' and upgrade_credit > 0) as upgrades,
      (select count(*)::int from invoices where purchase = 'renewal') as renewals,
      (select count(*)::int from payment_events where needs_decision) as undecided`,
  )
  expect(found).toMatchObject({ unsold: 0, overlaps: 0 })
  expect(found?.upgrades).toBeGreaterThan(5)
  expect(found?.renewals).toBeGreaterThan(5)
  expect(found?.undecided).toBeGreaterThan(0)
})

test('the lines of every invoice add up', async () => {
  const [found] = await rows<{ wrong: number }>(
    service.db,
    sql`select count(*)::int as wrong from invoices where total <> taxable_value + cgst + sgst + igst + rounding
      or taxable_value <> list_amount - upgrade_credit - discount or total % 100 <> 0`,
  )
  expect(found?.wrong).toBe(0)
})

test('coupons were used on their days, once by each member, and within their limits', async () => {
  const [found] = await rows<{ used: number; late: number; twice: number; tooOften: number }>(
    service.db,
    sql`select count(*)::int as used,
        count(*) filter (where i.issued_on not between c.starts_on and c.ends_on)::int as late,
        (count(*) - count(distinct (c.id, i.profile_id)))::int as twice,
        count(*) filter (where c.limit_in_all < (select count(*) from invoices o where o.coupon_id = c.id))::int as "tooOften"
      from invoices i join coupons c on c.id = i.coupon_id`,
  )
  expect(found).toMatchObject({ late: 0, twice: 0, tooOften: 0 })
  expect(found?.used).toBeGreaterThan(5)
})
