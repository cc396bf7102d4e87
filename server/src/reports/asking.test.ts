import type { Role } from '@bnr/contract/access'
import { downloadReport, generateReport, moveReport, searchReports } from '@bnr/contract/reports/endpoints'
import type { ReportRequest } from '@bnr/contract/reports/schemas'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { users } from '../accounts/tables.ts'
import { auditLog } from '../database/tables.ts'
import { sweepReports } from './sweep.ts'
import { reports } from './tables.ts'

const service = useService()

type Person = Awaited<ReturnType<typeof createStaff>>
const manager = (...roles: Role[]) =>
  createStaff(service, ...(roles.length > 0 ? roles : ['cc_manager' as const]))
const generate = ({ token }: Person, query: Partial<ReportRequest> = {}) =>
  service.call(generateReport, { query: { type: 'ALL', ...query } }, token)
const search = ({ token }: Person, ...criterias: unknown[]) =>
  service.call(searchReports, { wire: { criterias } }, token)
const move = ({ token }: Person, name: 'cancel' | 'again', id: number) =>
  service.call(moveReport[name], { params: { id } }, token)
const address = ({ token }: Person, id: number) => service.call(downloadReport, { params: { id } }, token)
const generated = async (person: Person, query: Partial<ReportRequest> = {}) => {
  const { body } = await generate(person, query)
  await service.workJobs()
  return body.id
}

test('a report is requested, written by a job, listed and downloaded', async () => {
  const staff = await manager()
  await createMember(service)
  const { status, wire } = await service.app
    .inject({
      method: 'POST',
      url: `/api/reports/generate?rt=PAID&sid=${staff.id}`,
      headers: { authorization: `Bearer ${staff.token}` },
    })
    .then((answer) => ({ status: answer.statusCode, wire: answer.json() }))
  expect(status).toBe(200)
  expect(wire).toMatchObject({ message: 'Generated', rt: 'PAID', st: 'Waiting', sid: staff.id, own: true })
  await service.workJobs()
  const { body } = await search(staff, { key: 'rt', operation: 'eq', value: 'PAID' })
  expect(body.results[0]).toMatchObject({
    id: wire.id,
    state: 'Completed',
    staffName: 'Staff Member',
    progress: 100,
    createdAt: expect.any(String),
    modifiedAt: expect.any(String),
    size: expect.any(Number),
  })
  const file = await downloadFile(service, downloadReport, { params: { id: wire.id } }, staff.token)
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="paid-members-\d{4}-\d\d-\d\d-\d+\.csv"$/,
  )
  expect(file.body.startsWith('\ufeffBNR ID,Name')).toBe(true)
})

test('a report can be a workbook', async () => {
  const staff = await manager()
  const id = await generated(staff, { format: 'xlsx' })
  const file = await downloadFile(service, downloadReport, { params: { id } }, staff.token)
  expect(file.headers['content-type']).toContain('spreadsheetml')
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('all staff with access see that a report exists, and only its author downloads or changes it', async () => {
  const [maker, other] = [await manager(), await manager('tele_manager')]
  const id = await generated(maker)
  const [shown] = (await search(other)).body.results
  expect(shown).toMatchObject({ id, own: false, staffId: maker.id })
  expect((await address(other, id)).status).toBe(403)
  expect((await move(other, 'again', id)).status).toBe(403)
  expect((await address(maker, id)).status).toBe(200)
  expect((await address(maker, 2_000_000_000)).status).toBe(404)
})

test('contact details need their own permission, both when a report is requested and downloaded', async () => {
  const member = await createMember(service)
  expect((await generate(await manager('tele_manager'), { contacts: true })).status).toBe(403)
  const administrator = await manager('super_admin')
  const [plain, whole] = [await generated(administrator), await generated(administrator, { contacts: true })]
  const textOf = async (id: number) =>
    (await downloadFile(service, downloadReport, { params: { id } }, administrator.token)).body
  expect(await textOf(plain)).not.toContain(member.number)
  expect(await textOf(whole)).toContain(member.number)
  await service.db
    .update(users)
    .set({ roles: ['staff_user', 'cc_manager'] })
    .where(eq(users.id, administrator.id))
  expect((await address(administrator, whole)).status).toBe(403)
  expect((await address(administrator, plain)).status).toBe(200)
})

test('the audit log shows what was exported and how many rows', async () => {
  const staff = await manager()
  const filters = { from: '2020-01-01', source: 'ch' }
  const id = await generated(staff, { type: 'UNPAID', format: 'xlsx', ...filters })
  const entries = await service.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `report ${id}`))
  expect(entries).toMatchObject([
    { action: 'report ask', userId: staff.id },
    {
      action: 'report export',
      userId: staff.id,
      detail: { type: 'UNPAID', format: 'xlsx', contacts: false, rows: 0, ...filters },
    },
  ])
})

test.each([
  [{ rt: 'LOST' }, 'rt'],
  [{ rt: '' }, 'rt'],
  [{}, 'rt'],
  [{ rt: 'ALL', fo: 'pdf' }, 'fo'],
  [{ rt: 'ALL', sd: '2026-02-30' }, 'sd'],
  [{ rt: 'ALL', sd: '2026-02-02', ed: '2026-02-01' }, 'ed'],
  [{ rt: 'ALL', sid: '1' }, 'sid'],
  [{ rt: 'ALL', pros: 'zz' }, 'pros'],
  [{ rt: 'ALL', mid: 'x' }, 'mid'],
  [{ rt: 'UNPAID', mid: '1' }, 'mid'],
] as const)('refuses the request %j and names %s', async (query, field) => {
  const { token } = await manager()
  const answer = await service.app.inject({
    method: 'POST',
    url: '/api/reports/generate',
    query,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().fields)).toEqual([field])
})

test('a person has at most three reports in progress, even with concurrent requests', async () => {
  const staff = await manager()
  const answers = await Promise.all(Array.from({ length: 6 }, () => generate(staff)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429])
  expect((await generate(await manager())).status).toBe(200)
  await service.workJobs()
  expect((await generate(staff)).status).toBe(200)
  await service.workJobs()
})

test('a waiting report can be cancelled and run again, a completed one cannot be cancelled', async () => {
  const staff = await manager()
  const { id } = (await generate(staff)).body
  expect((await move(staff, 'again', id)).status).toBe(409)
  expect((await move(staff, 'cancel', id)).body.state).toBe('Cancelled')
  await service.workJobs()
  expect((await search(staff)).body.results[0]).toMatchObject({ id, state: 'Cancelled' })
  expect((await address(staff, id)).status).toBe(409)
  expect((await move(staff, 'again', id)).body.state).toBe('Waiting')
  await service.workJobs()
  expect((await address(staff, id)).status).toBe(200)
  expect((await move(staff, 'cancel', id)).status).toBe(409)
})

test('a file is deleted after seven days, and its report after ninety', async () => {
  const staff = await manager()
  const id = await generated(staff)
  const row = async () => (await service.db.select().from(reports).where(eq(reports.id, id)))[0]
  const file = (await row())?.file ?? ''
  const { now } = service.time
  const after = async (days: number) => {
    service.time.now = new Date(now.getTime() + days * 86_400_000)
    await sweepReports(service)
  }
  await after(6.9)
  expect(await service.storage.get(file)).toBeDefined()
  await after(7.1)
  expect(await service.storage.get(file)).toBeUndefined()
  expect(await row()).toMatchObject({ state: 'Expired', file: null, rows: expect.any(Number) })
  await after(91)
  expect(await row()).toBeUndefined()
  service.time.now = now
})
