import { sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import { type Columns, cellsOf } from '../files/spreadsheet.ts'
import { firstPayments } from '../invoices/firstPayments.ts'
import { daysWithin } from './filters.ts'
import type { ReportContent, ReportQuery } from './pages.ts'

/** What one executive did in a month. */
interface Done {
  /** yyyy-MM. */
  month: string
  executive: string
  calls: number
  reached: number
  families: number
  planned: number
  done: number
  paid: number
}

const columns: Columns<Done> = {
  Month: ({ month }) => month,
  Executive: ({ executive }) => executive,
  Calls: ({ calls }) => calls,
  Reached: ({ reached }) => reached,
  'Families called': ({ families }) => families,
  'Follow-ups planned': ({ planned }) => planned,
  'Follow-ups done': ({ done }) => done,
  'Drafts that became paid': ({ paid }) => paid,
}

const indianDayOf = (moment: string) => sql`(${sql.raw(moment)} at time zone 'Asia/Kolkata')::date`

/** Calls and follow-ups of the contact log, and first payments of members, by month and executive. */
export function callsContent({ filters }: ReportQuery): ReportContent {
  async function* pages(reader: Queryable) {
    const found = await sqlRows<Done>(reader)`select to_char(d.day, 'YYYY-MM') as month, u.name as executive,
          (count(*) filter (where d.what = 'call'))::int as calls,
          (count(*) filter (where d.what = 'call' and d.outcome = 'reached'))::int as reached,
          (count(distinct d.profile_id) filter (where d.what = 'call'))::int as families,
          (count(*) filter (where d.what = 'planned'))::int as planned,
          (count(*) filter (where d.what = 'done'))::int as done,
          (count(*) filter (where d.what = 'paid'))::int as paid
        from (
          select 'call' as what, ${indianDayOf('at')} as day, user_id, profile_id, outcome
            from contact_log where kind = 'call'
          union all select 'planned', ${indianDayOf('at')}, user_id, profile_id, null
            from contact_log where follow_up_on is not null
          union all select 'done', ${indianDayOf('settled_at')}, owner_id, profile_id, null
            from contact_log where follow_up_on is not null and settled_at is not null
          union all select 'paid', first.day, first.tele_staff_id, first.profile_id, null from (${firstPayments}) first
        ) d join users u on u.id = d.user_id
        where ${daysWithin(sql`d.day`, filters)} group by 1, u.id, u.name order by 1, u.name, u.id`
    yield { rows: found.map((row) => cellsOf(columns, row)), done: 1 }
  }
  return { heading: Object.keys(columns), pages }
}
