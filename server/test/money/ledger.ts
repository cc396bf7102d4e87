import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { arrayOf, rows } from '../../src/database/database.ts'
import { financialYearOf } from './model/days.ts'
import { requireReported } from './reports.ts'
import type { Cast, World } from './service/world.ts'

/** Checks the documents themselves, independently of the model. */
export async function requireConsistent(world: World, cast: Cast): Promise<void> {
  const ids = cast.members.map(({ id }) => id)
  await requireEvents(world, ids)
  await requireEachRupee(world, ids)
  await requireTaxInvoices(world, ids)
  await requireNumbers(world)
  await requireCoupons(world)
  await requireCredits(world, ids)
  await requireTopUps(world, ids)
  await requireReported(world, ids)
}

/** The states before and after each event, written here independently of the contract. */
const ways: Record<string, { from: readonly (string | undefined)[]; to: string }> = {
  issue: { from: [undefined], to: 'Initiated' },
  retry: { from: ['Failed', 'Cancelled'], to: 'Initiated' },
  pay: { from: ['Initiated', 'Failed', 'Cancelled'], to: 'Paid' },
  fail: { from: ['Initiated'], to: 'Failed' },
  cancel: { from: ['Initiated'], to: 'Cancelled' },
  supersede: { from: ['Initiated', 'Failed', 'Cancelled'], to: 'Cancelled' },
  approve: { from: ['Paid'], to: 'Active' },
  lapse: { from: ['Initiated', 'Failed', 'Cancelled'], to: 'Expired' },
  end: { from: ['Active'], to: 'Expired' },
}

async function requireEvents({ service }: World, ids: readonly number[]): Promise<void> {
  const found = await rows<{ number: string; state: string; transitions: string[] }>(
    service.db,
    sql`select i.number, i.state, array_agg(e.transition order by e.id) as transitions from invoices i
      left join payment_events e on e.invoice_id = i.id and e.transition is not null
      where i.profile_id = any(${arrayOf(ids)}) group by i.id`,
  )
  for (const { number, state, transitions } of found) {
    let reached: string | undefined
    for (const transition of transitions) {
      const way = ways[transition]
      if (!way?.from.includes(reached)) throw new Error(`${number}: ${transition} follows ${reached}`)
      reached = way.to
    }
    expect({ number, state }).toEqual({ number, state: reached })
  }
}

/** Every payment that the bank confirmed has paid one invoice, or finance has decided about it, or the decision is open. */
async function requireEachRupee({ service }: World, ids: readonly number[]): Promise<void> {
  const wrong = await rows(
    service.db,
    sql`with mine as (select * from invoices where profile_id = any(${arrayOf(ids)})),
      paid as (select e.* from payment_events e join mine on mine.id = e.invoice_id where e.transition = 'pay'),
      orders as (
        select a.order_id, a.amount, a.invoice_id,
          exists (select 1 from payment_events e where e.key = 'gateway ' || a.order_id || ' paid') as came,
          (select count(*) from paid where paid.order_id = a.order_id) as pays,
          (select count(*) from payment_events e where e.key = 'gateway ' || a.order_id || ' paid' and e.transition is null
            and (e.needs_decision or exists (select 1 from payment_decisions d
              where d.event_id = e.id and d.decision <> 'apply'))) as others
        from payment_attempts a join mine on mine.id = a.invoice_id)
      select 'order' as what, order_id as which from orders where came and pays + others <> 1 or not came and pays > 0
      union all select 'paid twice', number from mine where (select count(*) from paid where paid.invoice_id = mine.id) > 1
      union all select 'paid_on', number from mine
        where (paid_on is not null) <> exists (select 1 from paid where paid.invoice_id = mine.id)
      union all select 'amount', number from mine join paid on paid.invoice_id = mine.id where paid.amount <> mine.total
      union all select 'total', number from mine
        where taxable_value + cgst + sgst + igst + rounding <> total or total % 100 <> 0
          or list_amount - upgrade_credit - discount <> taxable_value`,
  )
  expect(wrong).toEqual([])
}

/** A paid invoice has exactly one tax invoice, with its number and amounts; an unpaid one has none. */
async function requireTaxInvoices({ service }: World, ids: readonly number[]): Promise<void> {
  const wrong = await rows(
    service.db,
    sql`select i.number, t.number as tax from invoices i left join tax_invoices t on t.invoice_id = i.id
      where i.profile_id = any(${arrayOf(ids)}) and (
        (t.number is not null) <> exists (select 1 from payment_events e where e.invoice_id = i.id and e.transition = 'pay')
        or i.number <> coalesce(t.number, i.snapshot ->> 'number')
        or (t.received_on, t.taxable_value, t.cgst, t.sgst, t.igst, t.rounding, t.total)
          <> (i.paid_on, i.taxable_value, i.cgst, i.sgst, i.igst, i.rounding, i.total))`,
  )
  expect(wrong).toEqual([])
}

/** The numbers of all three series have no gaps within a year, and their days never go back. */
async function requireNumbers({ service }: World): Promise<void> {
  const found = await rows<{ number: string; day: string }>(
    service.db,
    sql`select snapshot ->> 'number' as number, issued_on::text as day from invoices
      union all select number, issued_on::text from tax_invoices
      union all select number, issued_on::text from credit_notes order by 1`,
  )
  const last: Record<string, { serial: number; day: string }> = {}
  for (const { number, day } of found) {
    const [series = '', year = '', serial = ''] = number.split('/')
    const before = last[`${series} ${year}`] ?? { serial: 0, day: '' }
    expect({ number, serial: Number(serial) }).toEqual({ number, serial: before.serial + 1 })
    expect(year).toBe(financialYearOf(Date.parse(day) / 86_400_000))
    if (day < before.day) throw new Error(`${number} was issued on ${day}, after a number of ${before.day}`)
    last[`${series} ${year}`] = { serial: Number(serial), day }
  }
}

async function requireCoupons({ service }: World): Promise<void> {
  const overused = await rows(
    service.db,
    sql`select c.code from coupons c join invoices i on i.coupon_id = c.id and i.paid_on is not null
      group by c.id having count(*) > c.limit_in_all
      union all select c.code from coupons c join invoices i on i.coupon_id = c.id and i.paid_on is not null
      group by c.id, i.profile_id having count(*) > c.limit_for_each`,
  )
  expect(overused).toEqual([])
}

/** A top-up was added exactly once if its invoice became Active, and a membership never has more of top-ups than they gave. */
async function requireTopUps({ service }: World, ids: readonly number[]): Promise<void> {
  const wrong = await rows(
    service.db,
    sql`select 'added' as what, i.number from invoices i where i.profile_id = any(${arrayOf(ids)})
        and (i.purchase = 'topup' and exists (select 1 from payment_events e where e.invoice_id = i.id and e.transition = 'approve'))
          <> exists (select 1 from top_ups t where t.invoice_id = i.id)
      union all select 'more than given', m.id::text from memberships m where m.profile_id = any(${arrayOf(ids)})
        and (m.topped_up_phone_contacts, m.topped_up_express_interests) <> (0, 0) and m.replaced_at is null
        and exists (select 1 from (select coalesce(sum(phone_contacts), 0) as phones,
            coalesce(sum(express_interests), 0) as interests from top_ups t where t.membership_id = m.id) as given
          where phones < m.topped_up_phone_contacts or interests < m.topped_up_express_interests)`,
  )
  expect(wrong).toEqual([])
}

/** The upgrade credits from a membership never exceed what was paid for it plus the credit it received. */
async function requireCredits({ service }: World, ids: readonly number[]): Promise<void> {
  const overdrawn = await rows(
    service.db,
    sql`select m.id, sum(u.upgrade_credit) as given, max(i.taxable_value + i.upgrade_credit) as paid
      from memberships m left join invoices i on i.id = m.invoice_id
        join invoices u on (u.snapshot ->> 'upgradeOf')::int = m.id and u.paid_on is not null
          and not exists (select 1 from credit_notes n where n.invoice_id = u.id)
      where m.profile_id = any(${arrayOf(ids)}) group by m.id
      having sum(u.upgrade_credit) > coalesce(max(i.taxable_value + i.upgrade_credit), 0)`,
  )
  expect(overdrawn).toEqual([])
}
