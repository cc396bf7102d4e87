import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'
import { moveReport, requestReport } from './ask.ts'
import { failReport, noteProgress, Overtaken, takeReport } from './attempt.ts'
import { sweepReports } from './sweep.ts'
import { reports } from './tables.ts'
import { writeReport } from './write.ts'

const service = useService()
const now = () => service.time.now
const began = new Date()
afterEach(() => {
  service.time.now = began
})

async function prepareReport() {
  const { id: userId, userName, name, roles } = await createStaff(service, 'cc_manager')
  const staff = {
    kind: 'staff',
    userId,
    userName,
    name,
    roles: ['staff_user', 'cc_manager'],
    sessionId: 'x',
  } as const
  expect(roles).toContain('cc_manager')
  const id = await requestReport(service, staff, { type: 'ALL', format: 'csv', contacts: false })
  return { id, staff }
}
const rowOf = async (id: number) => (await service.db.select().from(reports).where(eq(reports.id, id)))[0]
const exports = (id: number) =>
  service.db.$count(auditLog, and(eq(auditLog.subject, `report ${id}`), eq(auditLog.action, 'report export')))
const pass = (seconds: number) => {
  service.time.now = new Date(now().getTime() + seconds * 1000)
}

test('one of two processes writes a report, and the other tries again later', async () => {
  const { id } = await prepareReport()
  const taken = await Promise.allSettled([takeReport(service, id), takeReport(service, id)])
  expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(writeReport(service, id)).rejects.toThrow('is being written elsewhere')
})

test('a report of a killed process is written again, and its file is removed', async () => {
  const { id } = await prepareReport()
  const dead = await takeReport(service, id)
  await service.storage.put(dead?.file ?? '', Buffer.from('half'))
  pass(16)
  await writeReport(service, id)
  expect(await rowOf(id)).toMatchObject({ state: 'Completed' })
  expect(await service.storage.get(dead?.file ?? '')).toBeUndefined()
  expect(await exports(id)).toBe(1)
  await writeReport(service, id)
  expect(await exports(id)).toBe(1)
})

test('a process that ends lets go of its report, and another one writes it at once', async () => {
  const { id } = await prepareReport()
  const ending = AbortSignal.abort(new Error('the process ends'))
  await expect(writeReport(service, id, ending)).rejects.toThrow('the process ends')
  expect(await rowOf(id)).toMatchObject({ state: 'Running' })
  await writeReport(service, id)
  expect(await rowOf(id)).toMatchObject({ state: 'Completed' })
  expect(await exports(id)).toBe(1)
})

test('a slow process notices that its report was taken over, and changes nothing', async () => {
  const { id } = await prepareReport()
  const slow = await takeReport(service, id)
  if (!slow) throw new Error('not taken')
  await noteProgress(service, slow, { rows: 1000, progress: 50 })
  expect(await rowOf(id)).toMatchObject({ rows: 1000, progress: 50 })
  pass(16)
  const next = await takeReport(service, id)
  await expect(noteProgress(service, slow, { rows: 2000, progress: 90 })).rejects.toThrow(Overtaken)
  await failReport(service, slow, 'late')
  expect(await rowOf(id)).toMatchObject({ state: 'Running', file: next?.file, rows: 0 })
})

test('a report that is cancelled while it is written leaves no file and no export in the audit log', async () => {
  const { id, staff } = await prepareReport()
  const { write } = service.storage
  const storage = {
    ...service.storage,
    write: async (key: string, content: Readable) => {
      const size = await write(key, content)
      await moveReport(service, staff, id, 'cancel')
      return size
    },
  }
  await writeReport({ ...service, storage }, id)
  const row = await rowOf(id)
  expect(row?.state).toBe('Cancelled')
  expect(await service.storage.get(row?.file ?? '')).toBeUndefined()
  expect(await exports(id)).toBe(0)
})

test('a failed report says so, leaves no file and can be run again', async () => {
  const { id, staff } = await prepareReport()
  const write = () => Promise.reject(new Error('the disk is full'))
  await writeReport({ ...service, storage: { ...service.storage, write } }, id)
  expect(await rowOf(id)).toMatchObject({
    state: 'Failed',
    failure: 'The report could not be generated. Please run it again.',
  })
  await moveReport(service, staff, id, 'again')
  await writeReport(service, id)
  expect(await rowOf(id)).toMatchObject({ state: 'Completed', failure: null })
})

test('a lost report is marked as failed, and files of cancelled reports are removed', async () => {
  const [lost, stopped] = [await prepareReport(), await prepareReport()]
  await takeReport(service, lost.id)
  const taken = await takeReport(service, stopped.id)
  await service.storage.write(taken?.file ?? '', Readable.from([Buffer.from('half')]))
  await moveReport(service, stopped.staff, stopped.id, 'cancel')
  await sweepReports(service)
  expect(await rowOf(lost.id)).toMatchObject({ state: 'Running' })
  expect(await service.storage.get(taken?.file ?? '')).toBeUndefined()
  expect(await rowOf(stopped.id)).toMatchObject({ state: 'Cancelled', file: null })
  pass(700)
  await sweepReports(service)
  expect(await rowOf(lost.id)).toMatchObject({
    state: 'Failed',
    failure: 'The report was interrupted. Please run it again.',
  })
})
