import { indianDay } from '@bnr/contract/indianDay'
import type { DeliveredWeek } from '@bnr/contract/proposals/schemas'
import { proposalLimits } from '@bnr/contract/proposals/states'
import { type Queryable, sqlRows } from '../database/database.ts'

const dayLength = 86_400_000

/** The Monday of the Indian week of a moment, as a day. */
export function mondayOf(now: Date): string {
  const today = Date.parse(indianDay(now))
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return new Date(today - sinceMonday * dayLength).toISOString().slice(0, 10)
}

/** The number of proposals to a member in each of the last weeks, the newest first. */
export async function weeksOf(db: Queryable, memberId: number, now: Date): Promise<DeliveredWeek[]> {
  const mondays = Array.from({ length: proposalLimits.weeksShown }, (_, index) =>
    mondayOf(new Date(now.getTime() - index * 7 * dayLength)),
  )
  const found = await sqlRows<DeliveredWeek>(db)`
    select date_trunc('week', sent_on)::date::text as "from", count(*)::int as sent from proposals
      where member_id = ${memberId} and sent_on >= ${mondays.at(-1)}::date group by 1`
  return mondays.map((from) => ({ from, sent: found.find((week) => week.from === from)?.sent ?? 0 }))
}
