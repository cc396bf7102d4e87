import { staffRoles } from '@bnr/contract/access'
import { creditInvoice } from '@bnr/contract/invoices/credit'
import { requestData } from '@bnr/contract/privacy/endpoints'
import { generateReport } from '@bnr/contract/reports/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { bulkActions } from '../src/bulk/tables.ts'
import { campaigns } from '../src/campaigns/tables.ts'
import { creditNotes } from '../src/invoices/tables.ts'
import { createStaff } from './factories/accounts.ts'
import { createInvoice } from './factories/invoices.ts'
import { createMeeting } from './factories/meetings.ts'
import { createMember, password } from './factories/profiles.ts'
import { useService } from './harness.ts'
import { csv, heading, person as personRow, uploadProfiles } from './importFiles.ts'

const service = useService()

let staff: string
let member: { id: number; token: string }
let meeting: Awaited<ReturnType<typeof createMeeting>>
const ids: Record<string, number> = {}

/** Creates one record of each kind that has a file to download. */
beforeAll(async () => {
  const person = await createStaff(service, ...staffRoles)
  staff = person.token
  member = await createMember(service)
  const invoice = await createInvoice(service, member.id, { state: 'Paid', paidOn: '2026-11-20' })
  const params = { id: invoice.id }
  await service.call(creditInvoice, { params, body: { reason: 'Paid twice' } }, staff)
  const [note] = await service.db.select().from(creditNotes)
  const report = await service.call(generateReport, { query: { type: 'ALL' } }, staff)
  const request = { params: { id: member.id }, body: { currentPassword: password } }
  await service.call(requestData, request, member.token)
  await service.workJobs()
  meeting = await createMeeting(service)
  Object.assign(ids, {
    ...(await createOutcomes(person.id)),
    invoices: invoice.id,
    note: note?.id ?? 0,
    profiles: member.id,
    reports: report.body.id,
  })
})

/** Work on many profiles that is done, so that each has its outcome file. */
async function createOutcomes(staffId: number) {
  const at = service.time.now
  const done = { staffId, state: 'Done' as const, createdAt: at, changedAt: at }
  const action = { kind: 'assign' as const, about: 'x', criteria: [], detail: {}, total: 1, upToProfileId: 1 }
  const [bulk] = await service.db
    .insert(bulkActions)
    .values({ ...done, ...action })
    .returning()
  const [campaign] = await service.db
    .insert(campaigns)
    .values({ ...done, subject: 'x', text: 'x', criteria: [] })
    .returning()
  const { item } = await uploadProfiles(service, staff, csv(heading, personRow('Walked')))
  return { bulk: bulk?.id ?? 0, campaigns: campaign?.id ?? 0, imports: item.id }
}

function tokenOf(path: string): string {
  if (path.endsWith('/data/download')) return member.token
  return path.endsWith('/calendar') ? meeting.bride.token : staff
}

const meetingOf = (path: string) => (path.endsWith('/calendar') ? meeting.params : {})
const noteOf = (path: string) => (path.includes('/:note/') ? { note: ids.note } : {})
const queries: Record<string, Record<string, string>> = {
  '/invoices/gst-summary': { month: '2026-11', format: 'csv' },
}

test('no cache stores the address or the file of any download', async () => {
  const found: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const { endpoint } of service.app.downloadables.values()) {
    const { path } = endpoint
    const token = tokenOf(path)
    const input = {
      params: { id: ids[path.split('/')[1] ?? ''], ...noteOf(path), ...meetingOf(path) },
      query: queries[path] ?? {},
    }
    const address = await service.call(endpoint, input, token)
    const { url } = { url: '/nowhere', ...(address.wire as object) }
    const file = await service.app.inject({ url })
    found[path] = [
      address.status,
      address.headers['cache-control'],
      file.statusCode,
      file.headers['cache-control'],
    ]
    expected[path] = [200, 'no-store', 200, 'private, no-store']
  }
  expect(Object.keys(found).length).toBeGreaterThan(10)
  expect(found).toEqual(expected)
})
