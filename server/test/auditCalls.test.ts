import { lists } from '@bnr/contract/activities/endpoints'
import { activitySlugs } from '@bnr/contract/activities/lists'
import { previewInvoice, searchInvoices } from '@bnr/contract/invoices/endpoints'
import { readProfile, saveProfile } from '@bnr/contract/profiles/endpoints'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '../src/database/tables.ts'
import { createStaff } from './factories/accounts.ts'
import { createInvoice } from './factories/invoices.ts'
import { createMember, type TestMember } from './factories/profiles.ts'
import { useService } from './harness.ts'

const service = useService()
let staff: Awaited<ReturnType<typeof createStaff>>
let member: TestMember

beforeAll(async () => {
  staff = await createStaff(service, 'super_admin')
  member = await createMember(service)
})
beforeEach(async () => {
  await service.db.delete(auditLog)
})
const rows = () => service.db.select().from(auditLog)

test('a staff list is recorded as one row with its search keys and the number of results', async () => {
  await createInvoice(service, member.id)
  const criteria = [{ key: 'pid', operation: 'eq', value: member.id }]
  await service.call(searchInvoices, { body: { criteria } }, staff.token)
  expect(await rows()).toMatchObject([
    {
      action: 'invoices listed',
      userId: staff.id,
      profileId: member.id,
      detail: { asked: ['pid'], rows: 1 },
    },
  ])
})

test('opening an invoice is recorded for staff, but not for the member herself', async () => {
  const { id } = await createInvoice(service, member.id)
  await service.call(previewInvoice, { params: { id } }, member.token)
  expect(await rows()).toEqual([])
  await service.call(previewInvoice, { params: { id } }, staff.token)
  expect(await rows()).toMatchObject([
    { action: 'invoice opened', subject: `invoice ${id}`, profileId: member.id },
  ])
})

test.each(activitySlugs)('reading the activity list %s of a member is recorded', async (slug) => {
  await service.call(lists[slug], { params: { id: member.id } }, staff.token)
  expect(await rows()).toMatchObject([
    { action: 'activities listed', profileId: member.id, detail: { list: slug, rows: 0 } },
  ])
})

test('a change by staff is recorded with field names but no values, and only if it changed something', async () => {
  const body = { basic: { name: 'Deborah Ruth' } }
  await service.call(saveProfile, { params: { id: member.id }, body }, staff.token)
  await service.call(saveProfile, { params: { id: member.id }, body }, staff.token)
  const written = await rows()
  expect(written).toMatchObject([
    { action: 'profile change', profileId: member.id, detail: { fields: ['basic.name'] } },
  ])
  expect(JSON.stringify(written)).not.toContain('Deborah')
})

test('a refused call is not recorded', async () => {
  expect((await service.call(previewInvoice, { params: { id: 2_000_000_000 } }, staff.token)).status).toBe(
    404,
  )
  expect(await rows()).toEqual([])
})

test('a read that cannot be recorded is refused with 503 and shows nothing', async () => {
  const { id } = await createInvoice(service, member.id)
  await service.db.execute(sql`alter table audit_log rename to audit_log_away`)
  try {
    const opened = await service.call(readProfile, { query: { pid: member.bnrId } }, staff.token)
    const preview = await service.call(previewInvoice, { params: { id } }, staff.token)
    expect([opened.status, preview.status]).toEqual([503, 503])
    expect(JSON.stringify([opened.wire, preview.wire])).not.toContain('Deborah')
  } finally {
    await service.db.execute(sql`alter table audit_log_away rename to audit_log`)
  }
})
