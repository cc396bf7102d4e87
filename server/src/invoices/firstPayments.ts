import { sql } from 'drizzle-orm'

/**
 * The first payment of each member, with the executive on the invoice: a draft that became paid. Members whose
 * profile was purged are not known any more.
 */
export const firstPayments = sql`select distinct on (profile_id) paid_on as day, profile_id, tele_staff_id
  from invoices where paid_on is not null and profile_id is not null order by profile_id, paid_on, id`
