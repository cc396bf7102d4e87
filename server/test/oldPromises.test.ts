import { expect, test } from 'vitest'
import { createEmpty } from './databases/embedded.ts'
import { migrationsFrom, runMigrations } from './oldDatabase.ts'

const { before, after } = migrationsFrom('downloads_and_promises.sql')

const plan = `insert into plans (name, category, tag, price, duration, duration_unit, phone_contacts, express_interests,
  colour, created_at, gold_tagged, prominence_duration, prominence_unit, first_version_id, replaced_at) values
  ('Gold', 'self', 'pp', 1, 12, 'months', 1, 1, 'wine', now(), true, 2, 'months', null, now()),
  ('Gold', 'self', 'pp', 1, 12, 'months', 1, 1, 'wine', now(), false, 5, 'DAYS', 1, null),
  ('Plain', 'self', 'sc', 1, 12, 'months', 1, 1, 'wine', now(), false, 0, 'DAYS', null, null)`
const memberships = `insert into memberships (profile_id, plan_name, tag, price, duration, duration_unit, starts_on, ends_on,
  phone_contacts, express_interests, plan_id) values
  (1, 'Gold', 'pp', 1, 12, 'months', '2026-01-01', '2026-12-31', 1, 1, null),
  (2, 'Gold', 'pp', 1, 12, 'months', '2026-01-01', '2026-01-20', 1, 1, null),
  (3, 'Plain', 'sc', 1, 12, 'months', '2026-01-01', '2026-12-31', 1, 1, null),
  (4, 'Gone', 'pp', 1, 12, 'months', '2026-01-01', '2026-12-31', 1, 1, null),
  (5, 'Gold', 'pp', 1, 12, 'months', '2026-01-01', '2026-12-31', 1, 1, 2)`

test('memberships from before plans had versions get the promises of the first version of their plan', async () => {
  const db = await createEmpty()
  await runMigrations(db, before)
  await db.exec(plan)
  await db.exec('set session_replication_role = replica')
  await db.exec(memberships)
  await db.exec('set session_replication_role = origin')
  await runMigrations(db, after)
  const { rows } = await db.query(
    'select gold_tagged as gold, prominent_until::text as until from memberships order by profile_id',
  )
  expect(rows).toEqual([
    { gold: true, until: '2026-03-01' },
    { gold: true, until: '2026-01-20' },
    { gold: false, until: null },
    { gold: false, until: null },
    { gold: false, until: null },
  ])
  await db.close()
})
