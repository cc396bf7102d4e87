import { sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import { type Columns, cellsOf } from '../files/spreadsheet.ts'
import { acceptedBetween } from '../relations/accepted.ts'
import { daysWithin } from './filters.ts'
import type { ReportContent, ReportQuery } from './pages.ts'

/** What one relationship manager proposed in a month, with today's answers. */
interface Delivered {
  /** yyyy-MM. */
  month: string
  manager: string
  members: number
  proposed: number
  yes: number
  no: number
  open: number
  mutual: number
}

const columns: Columns<Delivered> = {
  Month: ({ month }) => month,
  'Relationship manager': ({ manager }) => manager,
  Members: ({ members }) => members,
  Proposed: ({ proposed }) => proposed,
  Yes: ({ yes }) => yes,
  'Not for us': ({ no }) => no,
  'Without an answer': ({ open }) => open,
  'Accepted by both': ({ mutual }) => mutual,
}

/** Proposals by the month in which they were made and by relationship manager. */
export function assistedContent({ filters }: ReportQuery): ReportContent {
  async function* pages(reader: Queryable) {
    const found = await sqlRows<Delivered>(reader)`
      select to_char(r.sent_on, 'YYYY-MM') as month, u.name as manager,
          count(distinct r.member_id)::int as members, count(*)::int as proposed,
          (count(*) filter (where r.state = 'Yes'))::int as yes,
          (count(*) filter (where r.state = 'No'))::int as no,
          (count(*) filter (where r.state in ('Waiting', 'Later')))::int as open,
          (count(*) filter (where r.state = 'Yes'
            and ${acceptedBetween(sql`r.member_id`, sql`r.profile_id`)}))::int as mutual
        from proposals r join users u on u.id = r.staff_id
        where ${daysWithin(sql`r.sent_on`, filters)} group by 1, u.id, u.name order by 1, u.name, u.id`
    yield { rows: found.map((row) => cellsOf(columns, row)), done: 1 }
  }
  return { heading: Object.keys(columns), pages }
}
