import { readFileSync } from 'node:fs'
import { login, loginWithCode, refresh } from '@bnr/contract/accounts/endpoints'
import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../src/accounts/passwords.ts'
import { hashToken } from '../../src/accounts/tokens.ts'
import { embedded } from '../../src/database/database.ts'
import type { Log } from '../../src/database/migrations/connection.ts'
import { createEmpty } from '../databases/embedded.ts'
import { wholeInvoice } from '../factories/invoiceSnapshots.ts'
import { openService, type TestService } from '../harness.ts'
import { migrationsFrom, runMigrations } from '../oldDatabase.ts'
import { codeSentTo } from '../outbox.ts'

/*
 * Migrates a database of the first version with billing to the newest schema. Its rows are inserted in SQL as that version
 * wrote them, so that every later migration has to handle them.
 */

const { before: earlier, after } = migrationsFrom('_billing.sql')
const [billing = '', ...since] = after
const password = 'An-old-password1'

let pglite: PGlite
let service: TestService

async function oldRows(): Promise<string> {
  const values: Record<string, string> = {
    password: await hashPassword(password),
    staffToken: hashToken('staff'),
    memberToken: hashToken('member'),
    snapshot: JSON.stringify(wholeInvoice),
  }
  const rows = readFileSync(new URL('rows.sql', import.meta.url), 'utf8')
  return rows.replace(/(?<!:):(\w+)/g, (_, name) => `'${(values[name] ?? '').replaceAll("'", "''")}'`)
}

const rowsOf = async (statement: string) => (await pglite.query(statement)).rows

const unchanged = [
  'select user_name, name, roles, mobile, password_hash from users order by id',
  `select id, bnr_id, user_id, status, paid, name, date_of_birth::text, phone_number, phone_verified, email, tele_staff_id, basic
    from profiles order by id`,
  `select state, total, taxable_value, cgst, sgst, igst, paid_on::text, membership_id, profile_id, offer_id, snapshot
    from invoices order by id`,
  `select profile_id, plan_name, starts_on::text, ends_on::text, phone_contacts, used_phone_contacts, express_interests,
    paid_value, invoice_id from memberships order by id`,
  // The column was called "said" before.
  `select key, source, coalesce(to_jsonb(e) ->> 'description', to_jsonb(e) ->> 'said') as description, transition, state, amount,
    invoice_id, order_id, needs_decision from payment_events e order by id`,
  'select order_id, invoice_id, amount, answered_at is not null as answered from payment_attempts',
  'select invoice_id, profile_id, payment_kind, reference from payment_details',
  `select financial_year, last from number_series where series = 'invoice'`,
]
let before: unknown[][] = []
const warnings: object[] = []

beforeAll(async () => {
  pglite = await createEmpty()
  await runMigrations(pglite, [...earlier, billing])
  await pglite.exec(await oldRows())
  before = await Promise.all(unchanged.map(rowsOf))
  await runMigrations(pglite, since, { warn: (fields: object) => void warnings.push(fields) } as Log)
  service = await openService({ DEMO_SECOND_FACTOR: 'on' }, (logger) => embedded(pglite, logger))
})
afterAll(async () => {
  await service.app.close()
  await service.db.close()
})

test('every row of staff, members, invoices and payments is unchanged', async () => {
  expect(before.every((rows) => rows.length > 0)).toBe(true)
  expect(await Promise.all(unchanged.map(rowsOf))).toEqual(before)
})

test('paid invoices keep their numbers as tax invoices, and all others become proformas', async () => {
  const numbered = `select i.number, t.number as tax, t.gst_month = to_char(i.paid_on, 'YYYY-MM') as month, t.total, e.number as earlier
    from invoices i left join tax_invoices t on t.invoice_id = i.id left join earlier_numbers e on e.invoice_id = i.id order by i.id`
  const proforma = expect.stringMatching(/^BNP\/\d\d-\d\d\/000001$/)
  expect(await rowsOf(numbered)).toEqual([
    { number: 'BNR/26-27/000001', tax: 'BNR/26-27/000001', month: true, total: 413_000, earlier: null },
    { number: proforma, tax: null, month: null, total: null, earlier: 'BNR/26-27/000002' },
  ])
})

test('a reference to a deleted row remains, and the log names its constraint', async () => {
  expect(warnings).toContainEqual({ table: 'invoices', constraint: 'invoices_offer_id_offers_id_fk' })
  const broken = await rowsOf('select conname as name from pg_constraint where not convalidated')
  expect(broken).toEqual([{ name: 'invoices_offer_id_offers_id_fk' }])
  await pglite.query(`update invoices set changed_at = now() where offer_id = 77`)
})

test('rows that break a check remain, the log names them, and they can be changed', async () => {
  expect(warnings).toContainEqual({ table: 'coupons', constraint: 'coupons_days', keys: ['1'] })
  await pglite.query(`update coupons set ended_at = now() where code = 'BACKWARDS'`)
  const again = `insert into coupons (code, percent, starts_on, ends_on, plan_ids, created_at)
    select 'AGAIN', percent, starts_on, ends_on, plan_ids, created_at from coupons`
  await expect(pglite.query(again)).rejects.toMatchObject({ constraint: 'coupons_days' })
})

test('of memberships that overlap, the one that counts refuses others, and the others remain', async () => {
  expect(await rowsOf('select plan_name, may_overlap from memberships order by id')).toEqual([
    { plan_name: 'Old Gold', may_overlap: false },
    { plan_name: 'Old Silver', may_overlap: true },
  ])
  await pglite.query(`update memberships set end_told_days = 7 where plan_name = 'Old Silver'`)
  const third = `insert into memberships (profile_id, plan_name, tag, starts_on, ends_on, phone_contacts, express_interests, price,
      duration, duration_unit) select profile_id, plan_name, tag, starts_on, ends_on, phone_contacts, express_interests, price,
      duration, duration_unit from memberships where plan_name = 'Old Gold'`
  await expect(pglite.query(third)).rejects.toMatchObject({ constraint: 'memberships_one_at_a_time' })
})

test('staff need a second factor at the next login, and their old sessions end', async () => {
  expect((await service.call(refresh, { body: { refreshToken: 'staff' } })).status).toBe(401)
  const body = { userName: '919444400001', password, userType: 'au' as const }
  expect(await service.call(login, { body })).toMatchObject({
    status: 401,
    wire: { code: 'second_factor_setup_required', challenge: expect.any(String) },
  })
  const phone = { countryCode: '91', number: '9444400001', type: 'M' as const }
  const code = await codeSentTo(service, phone.number)
  expect(await service.call(loginWithCode, { body: { phone, code, userType: 'au' } })).toMatchObject({
    status: 401,
    wire: { code: 'second_factor_setup_required' },
  })
})

test('a member stays logged in, and can read the profile, the membership and the invoices', async () => {
  const { status, body } = await service.call(refresh, { body: { refreshToken: 'member' } })
  expect(status).toBe(200)
  const params = { id: 1 }
  const profile = await service.call(readProfile, { query: { pid: '10000001' } }, body.token)
  expect(profile.body).toMatchObject({ status: 'Active', basic: { name: 'Anita', aboutMe: 'Cheerful.' } })
  const membership = await service.call(readCurrentMembership, { params }, body.token)
  expect(membership.body).toMatchObject({ planName: 'Old Gold', phoneContacts: 40, usedPhoneContacts: 3 })
  const found = await service.call(searchInvoices, { body: { criteria: [] } }, body.token)
  const shown = found.body.results.map(({ number, state, total }) => [number, state, total])
  expect(shown.toSorted((one, other) => String(one[1]).localeCompare(String(other[1])))).toEqual([
    ['BNR/26-27/000001', 'Active', wholeInvoice.totals.total],
    [expect.stringMatching(/^BNP\//), 'Initiated', wholeInvoice.totals.total],
  ])
})
