import { logout } from '@bnr/contract/accounts/endpoints'
import { downloadInvoice } from '@bnr/contract/invoices/endpoints'
import { readGstSummary } from '@bnr/contract/invoices/gstReturn'
import { biodata } from '@bnr/contract/profiles/biodata'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addressOfFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { logIn } from '../../test/factories/sessions.ts'
import { useService } from '../../test/harness.ts'
import { users } from '../accounts/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { sweepDownloads } from './store.ts'
import { downloads } from './tables.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '4000000' })
const month = { query: { month: '2031-01', format: 'csv' } }
const ofSummary = (token: string) => addressOfFile(service, readGstSummary, month, token)
const open = (url: string, more: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> } = {}) =>
  service.app.inject({ url, ...more })
const statusOf = async (url: string) => (await open(url)).statusCode
const pass = (seconds: number) => {
  service.time.now = new Date(service.time.now.getTime() + seconds * 1000)
}

test('an address opens once, and its file is neither shown nor cached', async () => {
  const { token } = await createStaff(service, 'finance_admin')
  const url = await ofSummary(token)
  const file = await open(url)
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="gst-summary-2031-01.csv"',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  expect(file.body).toContain('Place of supply')
  const again = await open(url)
  expect([again.statusCode, again.json().code]).toEqual([410, 'download_over'])
  expect(again.headers['content-disposition']).toBeUndefined()
})

test('one of many concurrent requests gets the file', async () => {
  const { token } = await createStaff(service, 'finance_admin')
  const url = await ofSummary(token)
  const statuses = await Promise.all(Array.from({ length: 12 }, () => statusOf(url)))
  expect(statuses.sort()).toEqual([200, ...Array.from({ length: 11 }, () => 410)])
})

test('an address works for a minute, and an invented one never', async () => {
  const { token } = await createStaff(service, 'finance_admin')
  const [early, late] = [await ofSummary(token), await ofSummary(token)]
  pass(59)
  expect(await statusOf(early)).toBe(200)
  pass(1)
  expect(await statusOf(late)).toBe(410)
  const fresh = await ofSummary(token)
  for (const made of ['x', fresh.slice(0, -1), `${fresh}x`, '/api/downloads/%00'])
    expect([made, await statusOf(made.startsWith('/') ? made : `/api/downloads/${made}`)]).toEqual([
      made,
      made.includes('%00') ? 400 : 410,
    ])
  expect(await statusOf(fresh)).toBe(200)
})

test('the database does not contain the token', async () => {
  const { token } = await createStaff(service, 'finance_admin')
  const secret = (await ofSummary(token)).split('/').at(-1) ?? ''
  expect(secret.length).toBeGreaterThan(30)
  expect(JSON.stringify(await service.db.select().from(downloads))).not.toContain(secret)
})

test('an address stops working when its session ends, not when another one does', async () => {
  const staff = await createStaff(service, 'finance_admin')
  const other = await logIn(service, { id: staff.id, userName: staff.userName, type: 'au' })
  const [before, after] = [await ofSummary(staff.token), await ofSummary(staff.token)]
  await service.call(logout, { body: {} }, other.token)
  expect(await statusOf(before)).toBe(200)
  await service.call(logout, { body: {} }, staff.token)
  expect(await statusOf(after)).toBe(410)
})

test('a person who lost the role or the account gets nothing', async () => {
  const staff = await createStaff(service, 'finance_admin')
  const [byRole, byAccount] = [await ofSummary(staff.token), await ofSummary(staff.token)]
  const put = (change: Partial<typeof users.$inferSelect>) =>
    service.db.update(users).set(change).where(eq(users.id, staff.id))
  await put({ roles: ['staff_user', 'tele_manager'] })
  expect(await statusOf(byRole)).toBe(403)
  await put({ roles: ['staff_user', 'finance_admin'], disabled: true })
  expect(await statusOf(byAccount)).toBe(410)
})

test('permissions are checked again when an address is opened', async () => {
  const member = await createMember(service)
  const { id } = await createInvoice(service, member.id, { number: 'BNR/26-27/000042', paidOn: '2026-11-02' })
  const ofInvoice = () => addressOfFile(service, downloadInvoice, { params: { id } }, member.token)
  const [own, closed] = [await ofInvoice(), await ofInvoice()]
  const stranger = await createMember(service)
  expect((await service.call(downloadInvoice, { params: { id } }, stranger.token)).status).toBe(404)
  expect((await open(own)).headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="invoice-BNR-26-27-000042.pdf"',
  })
  await service.db.update(profiles).set({ status: 'Deactivated' }).where(eq(profiles.id, member.id))
  expect(await statusOf(closed)).toBe(403)
})

test('a refused request creates no address', async () => {
  const member = await createMember(service)
  await service.db.delete(downloads)
  expect((await service.call(biodata, { params: { id: 1_999_999_999 } }, member.token)).status).toBe(404)
  expect((await service.call(readGstSummary, month, member.token)).status).toBe(403)
  expect(await service.db.$count(downloads)).toBe(0)
})

test('HEAD requests and requests for a part do not use an address up', async () => {
  const { token } = await createStaff(service, 'finance_admin')
  const url = await ofSummary(token)
  const look = await open(url, { method: 'HEAD' })
  expect([look.statusCode, look.rawPayload.length]).toEqual([200, 0])
  expect(look.headers['content-disposition']).toContain('gst-summary')
  for (const range of ['bytes=0-99', 'bytes=100-', 'bytes=-5'])
    expect((await open(url, { headers: { range } })).statusCode).toBe(416)
  const whole = await open(url, { headers: { range: 'bytes=0-' } })
  expect([whole.statusCode, whole.headers['accept-ranges']]).toEqual([200, 'none'])
  expect((await open(url, { method: 'HEAD' })).statusCode).toBe(410)
})

test('expired addresses are deleted daily', async () => {
  const { token } = await createStaff(service, 'finance_admin')
  await ofSummary(token)
  pass(61)
  const fresh = await ofSummary(token)
  await sweepDownloads(service)
  expect(await service.db.$count(downloads)).toBe(1)
  expect(await statusOf(fresh)).toBe(200)
})
