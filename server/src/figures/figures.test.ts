import {
  downloadFigure,
  lastMonths,
  readCount,
  readQueues,
  readRevenue,
} from '@bnr/contract/figures/endpoints'
import { paise } from '@bnr/contract/money'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createCounted } from '../../test/factories/countedProfiles.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createTestimonial } from '../../test/factories/testimonials.ts'
import { useService } from '../../test/harness.ts'
import { users } from '../accounts/tables.ts'
import { contactLog } from '../contactLog/tables.ts'
import { auditLog } from '../database/tables.ts'

const service = useService()
let manager: string
let finance: string
const minute = 60_000
const later = (milliseconds: number) => {
  service.time.now = new Date(service.time.now.getTime() + milliseconds)
}
const statuses = () => service.call(readCount.status, {}, manager)

beforeAll(async () => {
  service.time.now = new Date('2026-11-22T06:00:00Z')
  manager = (await createStaff(service, 'tele_manager')).token
  finance = (await createStaff(service, 'finance_admin')).token
})

test('a figure is empty before the first count and says so', async () => {
  const { status, body } = await statuses()
  expect(status).toBe(200)
  const period = { from: '2026-09-01', to: '2026-11-22', beforeFrom: '2026-06-01', beforeTo: '2026-08-22' }
  expect(body).toEqual({ ...period, parts: [] })
})

test('a request starts a count, and figures older than a minute are counted again in the background', async () => {
  await createCounted(service, { status: 'Ready' })
  await service.workJobs()
  const first = service.time.now.toISOString()
  expect((await statuses()).body).toMatchObject({
    countedAt: first,
    parts: [{ value: 'Ready', label: 'Ready', current: 1, before: 0, ever: 1 }],
  })
  await createCounted(service, { status: 'Ready' })
  later(minute - 1)
  await statuses()
  await service.workJobs()
  expect((await statuses()).body.countedAt).toBe(first)
  later(2)
  expect((await statuses()).body).toMatchObject({ countedAt: first, parts: [{ current: 1 }] })
  await service.workJobs()
  expect((await statuses()).body).toMatchObject({
    countedAt: service.time.now.toISOString(),
    parts: [{ current: 2 }],
  })
})

test('requests during a count start no further count', async () => {
  later(2 * minute)
  const enqueued: string[] = []
  const { enqueue } = service.jobs
  service.jobs.enqueue = async (tx, name, data) => {
    enqueued.push(name)
    await enqueue(tx, name, data)
  }
  await Promise.all(Array.from({ length: 20 }, statuses))
  later(minute / 2)
  await Promise.all(Array.from({ length: 20 }, statuses))
  expect(enqueued).toEqual(['countFigures'])
  later(minute)
  await statuses()
  expect(enqueued).toHaveLength(2)
  service.jobs.enqueue = enqueue
  await service.workJobs()
})

test('revenue is in rupees, by month and by the executive of the member', async () => {
  const [executive] = await service.db
    .update(users)
    .set({ name: '=Asha' })
    .where(eq(users.id, (await createStaff(service, 'tele_executive')).id))
    .returning()
  const sold = { paidOn: '2026-11-03', teleStaffId: executive?.id ?? 0, taxableValue: paise(850_050) }
  await createInvoice(service, 1, sold)
  await createInvoice(service, 1, { paidOn: '2026-08-22', taxableValue: paise(100) })
  await createInvoice(service, 1, { paidOn: '2026-08-23', taxableValue: paise(70_000) })
  later(2 * minute)
  await service.call(readRevenue.revenueByMonth, {}, finance)
  await service.workJobs()
  const byMonth = await service.call(readRevenue.revenueByMonth, {}, finance)
  expect(byMonth.body.parts).toEqual([
    { value: '2026-09', label: 'Sep 2026', current: 0, before: 0 },
    { value: '2026-10', label: 'Oct 2026', current: 0, before: 0 },
    { value: '2026-11', label: 'Nov 2026', current: 850_050, before: 100 },
  ])
  const byStaff = await service.call(readRevenue.revenueByStaff, { query: lastMonths(1) }, finance)
  expect(byStaff.wire).toMatchObject({
    results: [
      { k: String(executive?.id), na: '=Asha', n: 8500.5, bn: 0 },
      { k: '', n: 0, an: 701 },
    ],
  })
  const file = await downloadFile(service, downloadFigure.revenueByStaff, {}, finance)
  expect(file.headers['content-disposition']).toContain(
    'invoices-revenueByStaffCount-2026-09-01-to-2026-11-22.csv',
  )
  expect(file.body.split('\r\n')).toEqual([
    '\ufeffRevenue by the executive who looked after the member,2026-09-01 to 2026-11-22,2026-06-01 to 2026-08-22,Since the beginning',
    "'=Asha,8500.5,0,8500.5",
    'Not given,0,1,701',
    '',
  ])
})

test('each export of a figure is one entry in the audit log with its number of rows', async () => {
  await service.db.delete(auditLog)
  await downloadFile(service, downloadFigure.revenueByMonth, { query: lastMonths(2) }, finance)
  expect(await service.db.select().from(auditLog)).toMatchObject([
    { action: 'figure export', subject: 'figure revenueByMonth', detail: { months: 2, rows: 2 } },
  ])
})

test('staff see only the figures that their role permits', async () => {
  expect((await service.call(readCount.caste, {}, finance)).status).toBe(403)
  expect((await service.call(downloadFigure.caste, {}, finance)).status).toBe(403)
  expect((await service.call(readCount.month, {}, manager)).status).toBe(403)
  expect((await service.call(readRevenue.revenueByMonth, {}, manager)).status).toBe(403)
})

test('a queue has its length and the age of its oldest entry', async () => {
  const [ready, draft] = ['2026-11-20T05:00:00.000Z', '2026-11-19T05:00:00.000Z']
  const older = { createdAt: new Date(ready), status: 'Ready' as const }
  await createCounted(service, older)
  await createCounted(service, { createdAt: new Date(draft), status: 'Draft' })
  const executive = await createStaff(service, 'tele_executive')
  await createCounted(service, { status: 'Draft', teleStaffId: executive.id })
  await createTestimonial(service, { status: 'Ready', actionAt: new Date(ready) })
  await createTestimonial(service, { status: 'Draft' })
  const queues = await service.call(readQueues, {}, manager)
  expect(queues.body).toEqual([
    { name: 'profiles', count: 3, more: false, oldestAt: ready },
    ...['followUps', 'inbox', 'reportedMessages'].map((name) => ({ name, count: 0, more: false })),
    { name: 'invoices', count: 3, more: false, oldestAt: expect.any(String) },
    { name: 'stories', count: 1, more: false, oldestAt: ready },
    { name: 'drafts', count: 1, more: false, oldestAt: draft },
    { name: 'uncalled', count: 2, more: false, oldestAt: draft },
  ])
  const paid = await service.call(readQueues, {}, finance)
  expect(paid.body).toEqual([{ name: 'payments', count: 0, more: false }])
  expect((await service.call(readQueues, {}, (await createStaff(service)).token)).body).toEqual([])
  const namesFor = async (token: string) =>
    (await service.call(readQueues, {}, token)).body.map(({ name }) => name)
  // Staff see only the queues that they can work on.
  expect(await namesFor(executive.token)).toEqual(['photos', 'followUps', 'uncalled'])
  expect(await namesFor((await createStaff(service, 'cc_manager')).token)).toEqual([
    ...['photos', 'followUps', 'inbox', 'reportedMessages', 'stories', 'uncalled'],
  ])
  expect(await namesFor((await createStaff(service, 'super_admin')).token)).toEqual(['inbox', 'stories'])
})

test('the queue of follow-ups counts one’s own that are due today in India, without settled families', async () => {
  const [mine, theirs] = [
    await createStaff(service, 'tele_executive'),
    await createStaff(service, 'cc_executive'),
  ]
  const write = async (values: object, status: 'Active' | 'Settled' = 'Active') => {
    const { id: profileId } = await createCounted(service, { status })
    const written = { profileId, userId: theirs.id, at: service.time.now, kind: 'note' as const, note: 'x' }
    await service.db.insert(contactLog).values({ ...written, ownerId: mine.id, ...values })
  }
  for (const followUpOn of ['2026-11-22', '2026-11-20', '2026-11-23']) await write({ followUpOn })
  await write({ followUpOn: '2026-11-01', settledAt: service.time.now })
  await write({ followUpOn: '2026-11-01', ownerId: theirs.id })
  await write({ followUpOn: '2026-11-01' }, 'Settled')
  await write({})
  const { body } = await service.call(readQueues, {}, mine.token)
  expect(body.find(({ name }) => name === 'followUps')).toEqual({
    name: 'followUps',
    count: 2,
    more: false,
    oldestAt: '2026-11-19T18:30:00.000Z',
  })
})
