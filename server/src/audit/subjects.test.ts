import { readAudit } from '@bnr/contract/audit/endpoints'
import type { AuditAction } from '@bnr/contract/auditActions'
import { assignAll, downloadBulkOutcome } from '@bnr/contract/bulk/endpoints'
import { downloadOutcome } from '@bnr/contract/imports/endpoints'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { csv, heading, person, rowsOf, uploadProfiles } from '../../test/importFiles.ts'
import { audit } from '../database/audit.ts'
import { auditLog } from '../database/tables.ts'

const service = useService()
type Person = Awaited<ReturnType<typeof createStaff>>
let admin: Person
let manager: Person
beforeAll(async () => {
  admin = await createStaff(service, 'super_admin')
  manager = await createStaff(service, 'tele_manager')
})
beforeEach(() => service.db.delete(auditLog))

async function entryOf(action: AuditAction) {
  const { body } = await service.call(readAudit, { query: { action } }, admin.token)
  return body.results[0]
}

test.each([
  ['import started', 'import 5', 'Import 5'],
  ['bulk action cancelled', 'bulk action 5', 'Action on many profiles 5'],
  ['campaign started', 'campaign 5', 'Message to many 5'],
  ['introduction call arranged', 'proposal 5', 'Proposal 5'],
  ['figure export', 'figure revenueByMonth', 'Figure: Revenue by month'],
  ['coupon create', 'a kind of a later release 5', 'a kind of a later release 5'],
] as const)('an entry about “%s” names its subject once, in words', async (action, subject, shown) => {
  await audit(service.db, service.time.now, admin.id, action, subject)
  expect(await entryOf(action)).toMatchObject({ subject: shown })
})

test('the download of an outcome names its import or action', async () => {
  const { item } = await uploadProfiles(service, manager.token, csv(heading, person('Anita Mary')))
  await downloadFile(service, downloadOutcome, { params: { id: item.id } }, manager.token)
  expect(await entryOf('import outcome download')).toMatchObject({ subject: `Import ${item.id}` })
  const id = await assigned({ teleStaffId: 0 })
  await downloadFile(service, downloadBulkOutcome, { params: { id } }, manager.token)
  expect(await entryOf('bulk outcome download')).toMatchObject({ subject: `Action on many profiles ${id}` })
})

test('the rows of two imports that were read one after the other have two entries', async () => {
  for (const name of ['Anita Mary', 'Priya Rose']) {
    const { item } = await uploadProfiles(service, manager.token, csv(heading, person(name)))
    await rowsOf(service, manager.token, item.id)
  }
  const { body } = await service.call(readAudit, { query: { action: 'import rows read' } }, admin.token)
  expect(body.results).toHaveLength(2)
})

test('an assignment of many profiles names everybody who was assigned', async () => {
  const care = await createStaff(service, 'cc_executive')
  await assigned({ teleStaffId: 0, careStaffId: care.id })
  expect(await entryOf('profiles assigned together')).toMatchObject({
    detail: expect.stringContaining(
      'Assigned as: Telemarketing executive, Customer care executive. Assigned to: nobody, Staff Member',
    ),
  })
})

async function assigned(to: { teleStaffId?: number; careStaffId?: number }): Promise<number> {
  const { bnrId } = await createMember(service)
  const body = { criteria: [{ key: 'pid', operation: 'eq', value: bnrId }], total: 1, ...to }
  const started = await service.call(assignAll, { body }, manager.token)
  await service.workJobs()
  return started.body.id
}
