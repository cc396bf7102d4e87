import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { rows } from '../database/database.ts'
import { personalDataTables, searchTables } from './personalDataTables.ts'

const service = useService()

/** Columns that can identify the member a row is about. */
const naming = [
  'profile_id',
  'user_id',
  'from_id',
  'to_id',
  'about_id',
  'first_id',
  'sender_id',
  'bnr_id',
  'phone',
  'recipient',
  'groom_bnr_id',
  'subject',
]

/** Tables that identify somebody but contain nothing that could be removed for a member. */
const others = {
  sign_on_codes: 'only staff, for a minute',
  passkeys: 'only staff',
  totp_secrets: 'only staff',
  recovery_codes: 'only staff',
  factor_challenges: 'only staff, for ten minutes',
  retired_bnr_ids: 'prevents an id from being assigned again',
  payment_events: 'only staff; names members by invoice',
  payment_decisions: 'only staff',
  message_templates: 'texts with placeholders, which name nobody',
  closed_months: 'only staff',
  bank_accounts: 'only staff',
  settlement_reports: 'only staff',
  bank_lines: 'statements of our bank, which tax law requires us to keep; names members by invoice',
  campaigns: 'only staff: what they wrote to many, and the criteria; erased after 90 days',
  search_changes: 'ids of profiles alone, for a day',
  card_changes: 'ids of profiles alone, for a day',
  saved_searches: 'only staff: their criteria, which name no person',
  credit_notes: 'only staff',
  audit_log: 'who did what remains, without details',
}

test('every table that can identify a member is listed', async () => {
  const found = await rows<{ name: string }>(
    service.db,
    sql`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in (${sql.join(naming, sql`, `)})`,
  )
  const listed = [
    ...personalDataTables.map(({ table }) => getTableName(table)),
    ...searchTables,
    ...Object.keys(others),
  ]
  expect(found.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([])
})
