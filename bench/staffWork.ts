import { sql } from 'drizzle-orm'
import type { Services } from '../server/src/services/services.ts'

/**
 * Adds what only staff produce and the demo has little of: a call with a follow-up for each profile, and as many lines of
 * bank statements, a ticket for every fifth profile, and imports.
 */
export async function addStaffWork({ db }: Services, owner: number, profiles: number): Promise<void> {
  await db.execute(sql`
    insert into contact_log (profile_id, user_id, owner_id, at, kind, outcome, note, follow_up_on)
    select id, ${owner}, ${owner}, now() - (id % 500) * interval '1 hour', 'call', 'reached', 'Call again',
      current_date + (id % 61)::int - 30
    from profiles`)
  await db.execute(sql`
    insert into bank_accounts (name, columns, changed_at, user_id) values ('Bench', '{}', now(), ${owner})`)
  await db.execute(sql`
    insert into bank_lines (account_id, hash, day, amount, reference, changed_at, user_id, proposed_at)
    select (select max(id) from bank_accounts), md5(n::text), current_date - (n % 300)::int, 100 + n,
      'NEFT ' || n, now(), ${owner}, now()
    from generate_series(1, ${profiles}::int) n`)
  await db.execute(sql`
    insert into tickets (at, changed_at, name, email, subject, text, client_id)
    select now() - n * interval '1 minute', now() - n * interval '1 minute', 'Family ' || n, n || '@example.com', 'other',
      'A question', gen_random_uuid()
    from generate_series(1, ${profiles}::int / 5) n`)
  await db.execute(sql`
    insert into imports (staff_id, source, state, headings, mapping, created_at, changed_at, expires_at)
    select ${owner}, 'Parish ' || n, 'Done', '[]', '{}', now(), now(), now() + interval '30 days'
    from generate_series(1, ${profiles}::int / 50) n`)
  await db.execute(sql`analyze contact_log, bank_lines, tickets, imports`)
}
