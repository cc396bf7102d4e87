import { expect, test } from 'vitest'
import { createEmpty } from './databases/embedded.ts'
import { migrationsFrom, runMigrations } from './oldDatabase.ts'

const { before, after } = migrationsFrom('replaced_memberships.sql')

/** In India, the first replacement happened on 2 February. */
const memberships = `insert into memberships (profile_id, plan_name, tag, price, duration, duration_unit, starts_on, ends_on,
  phone_contacts, express_interests, replaced_at, may_overlap) values
  (1, 'Replaced late in the evening', 'pp', 1, 12, 'months', '2026-01-01', '2026-12-31', 1, 1, '2026-02-01T20:00Z', null),
  (2, 'Of another member', 'pp', 1, 12, 'months', '2026-02-02', '2027-02-01', 1, 1, null, null),
  (1, 'Replaced on its first day', 'pp', 1, 12, 'months', '2026-02-02', '2027-02-01', 1, 1, '2026-02-02T09:00Z', null),
  (1, 'Withdrawn before its start', 'pp', 1, 12, 'months', '2026-03-02', '2027-03-01', 1, 1, '2026-02-02T08:00Z', null),
  (1, 'Ended', 'pp', 1, 12, 'months', '2026-02-02', '2026-02-20', 1, 1, null, null),
  (1, 'Bought later', 'pp', 1, 12, 'months', '2026-03-02', '2027-03-01', 1, 1, null, null)`

test('memberships from before the link are linked to the membership whose place they took', async () => {
  const db = await createEmpty()
  await runMigrations(db, before)
  await db.exec('set session_replication_role = replica')
  await db.exec(memberships)
  await db.exec('set session_replication_role = origin')
  await runMigrations(db, after)
  const { rows } = await db.query(`select m.plan_name as plan, r.plan_name as replaces
    from memberships m join memberships r on r.id = m.replaces_id order by m.id`)
  expect(rows).toEqual([
    { plan: 'Replaced on its first day', replaces: 'Replaced late in the evening' },
    { plan: 'Ended', replaces: 'Replaced on its first day' },
  ])
  await db.close()
})
