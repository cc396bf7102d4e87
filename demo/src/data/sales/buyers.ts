import type { Paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { type Queryable, rows } from '../../../../server/src/database/database.ts'

/** A member who bought something in a month, or only asked for an invoice. */
export interface Buyer {
  profileId: number
  bnrId: number
  name: string
  teleStaffId: number | null
  location: Record<string, unknown>
  /** yyyy-MM-dd. */
  soldOn: string
  /** The membership that was bought. Null when nothing was bought. */
  membershipId: number | null
  planName: string | null
  startsOn: string | null
  isOver: boolean
  /** The membership before it, if that had not ended yet. */
  before: {
    paidValue: Paise
    duration: number
    durationUnit: 'DAYS' | 'months'
    startsOn: string
    isReplaced: boolean
  } | null
}

const person = sql`p.id as "profileId", p.bnr_id as "bnrId", p.name, p.tele_staff_id as "teleStaffId", p.location`

/** Renewals are bought some days before they start. All other memberships are bought on their first day. */
const sold = sql`select m.*, lag(m.id) over held as before_id,
    m.starts_on - (case when lag(m.ends_on) over held = m.starts_on - 1 then 3 + m.id % 20 else 0 end)::int as sold_on
  from memberships m window held as (partition by m.profile_id order by m.starts_on)`

/** The purchases of a period by day, from `from` to before `to`. */
export async function buyersOf(db: Queryable, from: string, to: string, today: string): Promise<Buyer[]> {
  return await rows<Buyer>(
    db,
    sql`with sold as (${sold})
      select ${person}, m.sold_on::text as "soldOn", m.id as "membershipId", m.plan_name as "planName",
        m.starts_on::text as "startsOn", (m.replaced_at is not null or m.ends_on < ${today}::date) as "isOver",
        case when b.id is not null and b.ends_on >= m.sold_on then json_build_object('paidValue', b.paid_value,
          'duration', b.duration, 'durationUnit', b.duration_unit, 'startsOn', b.starts_on,
          'isReplaced', b.replaced_at is not null) end as before
      from sold m join profiles p on p.id = m.profile_id left join memberships b on b.id = m.before_id
      where m.sold_on >= ${from}::date and m.sold_on < ${to}::date order by m.sold_on, m.id`,
  )
}

/** One in this many active members without a membership asked for an invoice, soon after registration. */
const oneIn = 5

export async function undecidedOf(db: Queryable, from: string, to: string): Promise<Buyer[]> {
  const soldOn = sql`((p.created_at at time zone 'Asia/Kolkata')::date + 2 + p.id % 5)`
  return await rows<Buyer>(
    db,
    sql`select ${person}, ${soldOn}::text as "soldOn", null as "membershipId", null as "planName", null as "startsOn",
        false as "isOver", null as before
      from profiles p where p.status = 'Active' and p.id % ${oneIn} = 3
        and p.created_at between ${from}::date - 10 and ${to}::date
        and ${soldOn} >= ${from}::date and ${soldOn} < ${to}::date
        and not exists (select 1 from memberships m where m.profile_id = p.id)
      order by 6, p.id`,
  )
}
