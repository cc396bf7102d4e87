import { type SQL, sql } from 'drizzle-orm'

type Id = SQL | number

/** Whether one of two profiles accepted the interest of the other, as an SQL condition. */
export const acceptedBetween = (one: Id, other: Id): SQL =>
  sql`exists (select 1 from activities a where a.kind = 'l' and a.interest = 'Accepted'
    and (a.from_id, a.to_id) in ((${one}, ${other}), (${other}, ${one})))`
