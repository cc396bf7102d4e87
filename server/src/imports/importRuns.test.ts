import * as endpoints from '@bnr/contract/imports/endpoints'
import { importDays } from '@bnr/contract/imports/limits'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { useService } from '../../test/harness.ts'
import { csv, heading, person, rowsOf, uploadProfiles } from '../../test/importFiles.ts'
import { users } from '../accounts/tables.ts'
import { auditLog } from '../database/tables.ts'
import { daysAfter } from '../platform/clock.ts'
import { profiles } from '../profiles/tables.ts'
import { sweepImports } from './erase.ts'
import { importProfiles } from './run.ts'
import { importRows, imports } from './tables.ts'

const service = useService()
let staff: Awaited<ReturnType<typeof createStaff>>
let token: string
beforeAll(async () => {
  staff = await createStaff(service, 'tele_manager')
  token = staff.token
})
beforeEach(() => service.db.delete(imports))

const upload = async (...rows: string[][]) =>
  (await uploadProfiles(service, token, csv(heading, ...rows))).item
const start = (id: number, by = token) => service.call(endpoints.moveImport.start, { params: { id } }, by)
const read = async (id: number) => (await service.call(endpoints.readImport, { params: { id } }, token)).body
const created = () => service.db.$count(profiles, eq(profiles.teleStaffId, staff.id))

test('a job that is killed or runs twice continues without repeating a row', async () => {
  const item = await upload(...Array.from('abcdefghijkl', (letter) => person(`Person${letter}`)))
  await start(item.id)
  const before = await created()
  const letGo = new AbortController()
  setTimeout(() => letGo.abort(), 30)
  await importProfiles(service, item.id, letGo.signal).catch(() => undefined)
  await Promise.all([importProfiles(service, item.id), importProfiles(service, item.id)])
  await service.workJobs()
  expect(await created()).toBe(before + 12)
  expect((await read(item.id)).counts).toMatchObject({ created: 12, included: 0 })
})

test('a stopped import keeps what it created and continues when it is started again', async () => {
  const item = await upload(person('First'), person('Second'))
  await start(item.id)
  expect((await start(item.id)).status).toBe(409)
  const stopped = await service.call(endpoints.moveImport.stop, { params: { id: item.id } }, token)
  expect(stopped.body.state).toBe('Preview')
  await service.workJobs()
  expect((await read(item.id)).counts.created).toBe(0)
  await start(item.id)
  await service.workJobs()
  expect((await read(item.id)).counts.created).toBe(2)
})

test('nothing is imported for somebody who may no longer do it', async () => {
  const other = await createStaff(service, 'cc_manager')
  const { item } = await uploadProfiles(service, other.token, csv(heading, person('Late')))
  await start(item.id, other.token)
  await service.db
    .update(users)
    .set({ roles: ['staff_user'] })
    .where(eq(users.id, other.id))
  await service.workJobs()
  const [row] = await service.db.select().from(imports).where(eq(imports.id, item.id))
  expect(row).toMatchObject({ state: 'Preview', failure: expect.stringContaining('no longer') })
})

test('an import belongs to the person who uploaded the file', async () => {
  const item = await upload(person('Mine'))
  const other = await createStaff(service, 'tele_manager')
  const params = { id: item.id }
  const answers = await Promise.all([
    service.call(endpoints.readImport, { params }, other.token),
    service.call(endpoints.readImportRows, { params }, other.token),
    service.call(endpoints.discardImport, { params }, other.token),
    start(item.id, other.token),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await service.call(endpoints.listImports, {}, other.token)).body.total).toBe(0)
  expect((await service.call(endpoints.listImports, {}, token)).body.total).toBe(1)
})

test('the outcome says what became of each row, without its cells', async () => {
  const item = await upload(person('Written'), person('X', { Mobile: '1' }), person('Written'))
  await start(item.id)
  await service.workJobs()
  const [row] = await rowsOf(service, token, item.id)
  const params = { id: item.id }
  const { body } = await downloadFile(service, endpoints.downloadOutcome, { params }, token)
  const lines = body.trim().split('\r\n')
  expect(lines[0]).toBe('Row,Result,BNR ID,Reason')
  expect(lines[1]).toBe(`2,Created,${row?.bnrId},`)
  expect(lines[2]).toMatch(/^3,Errors,,"?Enter a phone number; /)
  expect(lines[3]).toBe('4,Left out,,')
  expect(body).not.toContain('Written')
  const downloads = eq(auditLog.action, 'import outcome download')
  expect(await service.db.$count(auditLog, downloads)).toBe(1)
})

test('an import is erased when it is discarded, and a week after the upload', async () => {
  const first = await upload(person('Gone'))
  await service.call(endpoints.discardImport, { params: { id: first.id } }, token)
  await upload(person('Late'))
  const before = service.time.now
  expect(await service.db.$count(importRows)).toBe(1)
  service.time.now = daysAfter(before, importDays + 1)
  await sweepImports(service)
  service.time.now = before
  expect(await service.db.$count(importRows)).toBe(0)
})

test('an import whose job was lost is erased as well, and one that is still running is not', async () => {
  const before = service.time.now
  const [lost, running] = [await upload(person('Lost')), await upload(person('Slow'))]
  const late = daysAfter(before, importDays + 1)
  const setRunning = (id: number, changedAt: Date) =>
    service.db.update(imports).set({ state: 'Running', changedAt }).where(eq(imports.id, id))
  await setRunning(lost.id, before)
  await setRunning(running.id, late)
  service.time.now = late
  await sweepImports(service)
  service.time.now = before
  expect((await service.db.select().from(imports)).map(({ id }) => id)).toEqual([running.id])
})

test('a file of 6 MB and an eleventh import are refused', async () => {
  expect((await uploadProfiles(service, token, Buffer.alloc(6 * 1024 * 1024, 'x'))).status).toBe(413)
  for (let one = 0; one < 10; one++) await upload(person('Again'))
  expect((await uploadProfiles(service, token, csv(heading, person('More')))).status).toBe(409)
})
