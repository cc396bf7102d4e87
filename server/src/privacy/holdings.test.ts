import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { rows } from '../platform/database.ts'
import { holdings, searchTables } from './holdings.ts'

const service = useService()

/** Columns by which a row can be about a member. */
const naming = [
  'profile_id',
  'user_id',
  'from_id',
  'to_id',
  'about_id',
  'bnr_id',
  'phone',
  'recipient',
  'groom_bnr_id',
  'subject',
]

/** They name somebody, but nothing of a member that could be removed is in them. */
const others = {
  sign_on_codes: 'staff alone, for a minute',
  passkeys: 'staff alone',
  totp_secrets: 'staff alone',
  recovery_codes: 'staff alone',
  factor_challenges: 'staff alone, for ten minutes',
  retired_bnr_ids: 'what keeps an id from being given again',
  payment_events: 'staff alone; of members the invoice',
  payment_decisions: 'staff alone',
  saved_searches: 'staff alone: what they look for, and nobody in person',
  credit_notes: 'staff alone',
  audit_log: 'who did what stays, without its words',
}

test('every table that can name a member is on the list of what is held', async () => {
  const found = await rows<{ name: string }>(
    service.db,
    sql`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in (${sql.join(naming, sql`, `)})`,
  )
  const listed = [
    ...holdings.map(({ table }) => getTableName(table)),
    ...searchTables,
    ...Object.keys(others),
  ]
  expect(found.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([])
})
