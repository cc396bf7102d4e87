import { searchCoupons } from '@bnr/contract/coupons/endpoints'
import { sql } from 'drizzle-orm'
import { arrayOf, rows } from '../../../src/database/database.ts'
import { isoOf } from '../model/days.ts'
import { couponsOfHistory } from '../plans.ts'
import type { Shape, ShapeOfMember } from '../shape.ts'
import type { Cast, World } from './world.ts'

type Row = ShapeOfMember & { id: number; ids: Record<string, number>; codes: string[] }

/** Reads what the database contains about the members of a history, and how many uses of each coupon staff see. */
export async function observe(world: World, cast: Cast, today: number): Promise<Shape> {
  const ids = cast.members.map(({ id }) => id)
  const found = await rows<Row>(
    world.service.db,
    sql`select p.id, (${invoicesOf}) as invoices, (${membershipsOf}) as memberships, (${undecidedOf}) as undecided,
        exists (select 1 from memberships m where m.profile_id = p.id and m.replaced_at is null
          and ${isoOf(today)}::date between m.starts_on and m.ends_on and m.frozen_at is not null) as frozen,
        coalesce((select jsonb_object_agg(i.snapshot ->> 'number', i.id) from invoices i where i.profile_id = p.id), '{}') as ids,
        array(select distinct i.coupon_code from invoices i where i.profile_id = p.id and i.coupon_code is not null) as codes
      from unnest(${arrayOf(ids)}::int[]) as p (id)`,
  )
  for (const { ids: numbered } of found)
    for (const [number, id] of Object.entries(numbered)) cast.ids.set(number, id)
  const members = ids.map((id) => {
    const row = found.find((one) => one.id === id)
    if (!row) throw new Error(`the database has no profile ${id}`)
    const { invoices, memberships, undecided, frozen } = row
    return { invoices, memberships, undecided: undecided.toSorted(), frozen }
  })
  return { members, couponUses: await couponUsesOf(world, new Set(found.flatMap(({ codes }) => codes))) }
}

const invoicesOf = sql`select coalesce(jsonb_agg(jsonb_build_object('number', i.snapshot ->> 'number', 'state', i.state, 'purchase', i.purchase,
    'plan', i.plan_name, 'issuedOn', i.issued_on, 'paidOn', i.paid_on,
    'tax', (select jsonb_build_object('number', t.number, 'issuedOn', t.issued_on, 'receivedOn', t.received_on, 'month', t.gst_month)
      from tax_invoices t where t.invoice_id = i.id),
    'superseded', exists (select 1 from payment_events e where e.invoice_id = i.id and e.transition = 'supersede'),
    'paidBy', (select e.order_id from payment_events e where e.invoice_id = i.id and e.transition = 'pay'),
    'sums', jsonb_build_object('list', i.list_amount, 'credit', i.upgrade_credit, 'discount', i.discount,
      'taxable', i.taxable_value, 'cgst', i.cgst, 'sgst', i.sgst, 'igst', i.igst, 'rounding', i.rounding, 'total', i.total),
    'upgradeOf', case when i.snapshot ? 'upgradeOf' then (select count(*) from memberships m
      where m.profile_id = i.profile_id and m.id < (i.snapshot ->> 'upgradeOf')::int) end,
    'upgradeWorth', (i.snapshot ->> 'upgradeWorth')::int,
    'creditNotes', (select coalesce(jsonb_agg(jsonb_build_object('number', n.number, 'day', n.issued_on,
        'taxable', n.taxable_value, 'cgst', n.cgst, 'sgst', n.sgst, 'igst', n.igst, 'total', n.total) order by n.id), '[]')
      from credit_notes n where n.invoice_id = i.id),
    'attempts', (select coalesce(jsonb_agg(jsonb_build_object('order', a.order_id, 'sent', a.sent_at is not null,
      'answered', a.answered_at is not null) order by a.ordinal), '[]') from payment_attempts a where a.invoice_id = i.id))
  order by i.id), '[]') from invoices i where i.profile_id = p.id`

const membershipsOf = sql`select coalesce(jsonb_agg(jsonb_build_object('invoice', i.snapshot ->> 'number', 'plan', m.plan_name,
    'start', m.starts_on, 'end', m.ends_on, 'extraDays', m.extra_days, 'contacts', m.phone_contacts, 'topContacts', m.topped_up_phone_contacts,
    'topInterests', m.topped_up_express_interests,
    'usedContacts', m.used_phone_contacts, 'interests', m.express_interests, 'usedInterests', m.used_express_interests,
    'gone', m.replaced_at is not null) order by m.id), '[]')
  from memberships m left join invoices i on i.id = m.invoice_id where m.profile_id = p.id`

const undecidedOf = sql`select coalesce(jsonb_agg(e.order_id || ' ' || e.description order by e.order_id, e.description), '[]')
  from payment_events e join invoices i on i.id = e.invoice_id where i.profile_id = p.id and e.needs_decision`

/** The coupons of the history are the newest, so one short page contains all of them. */
async function couponUsesOf({ service, manager }: World, codes: ReadonlySet<string>) {
  const found: Record<string, number> = {}
  if (codes.size === 0) return found
  const { body } = await service.call(searchCoupons, { query: { size: couponsOfHistory } }, manager.token)
  for (const { code, uses = 0 } of body.results) if (codes.has(code)) found[code] = uses
  return found
}
