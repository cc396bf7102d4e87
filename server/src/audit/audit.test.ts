import { type AuditEntry, auditChoices, exportAudit, readAudit } from '@bnr/contract/audit/endpoints'
import type { AuditAction } from '@bnr/contract/auditActions'
import { indianDay } from '@bnr/contract/indianDay'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { audit } from '../database/audit.ts'
import { auditLog } from '../database/tables.ts'
import { daysAfter } from '../platform/clock.ts'
import { sweepAudit } from './sweep.ts'

const service = useService()
type Staff = Awaited<ReturnType<typeof createStaff>>
let admin: Staff
let family: TestMember

beforeAll(async () => {
  admin = await createStaff(service, 'super_admin')
  family = await createMember(service)
})
beforeEach(async () => {
  await service.db.delete(auditLog)
})

type Written = { action: string; subject?: string; userId?: number | null; at?: Date; detail?: object }
const writeAs = async ({
  action,
  subject = 'plan 1',
  userId = admin.id,
  at = service.time.now,
  detail,
}: Written) => await audit(service.db, at, userId, action as AuditAction, subject, detail && { ...detail })

/** All entries except those about reading the log. */
async function readAll(query: Record<string, unknown> = {}) {
  const { results, ...page } = (await service.call(readAudit, { query }, admin.token)).body
  return { ...page, results: results.filter(({ action }) => action !== 'audit read') }
}
const [write, read] = [writeAs, readAll]
const actions = (entries: readonly AuditEntry[]) => entries.map(({ action }) => action)

test('shows who did or saw what, newest first', async () => {
  await service.call(readProfile, { query: { pid: family.bnrId } }, admin.token)
  await write({ action: 'coupon create', subject: 'coupon 7', detail: { code: 'EASTER' } })
  await write({ action: 'profile purge', subject: 'profile 2000000000', userId: null })
  const { results, next } = await read()
  expect(next).toBeUndefined()
  expect(results).toMatchObject([
    { action: 'profile purge', subject: 'Profile 2000000000' },
    { action: 'coupon create', by: 'Staff Member', subject: 'Coupon 7', detail: 'Code: EASTER' },
    { action: 'profile opened', byId: admin.id, name: 'Anna Mary', bnrId: family.bnrId },
  ])
  expect(results[0]).not.toHaveProperty('by')
})

test('is filtered by who, what, whose and when, and by all of them together', async () => {
  const other = await createStaff(service)
  const yesterday = daysAfter(service.time.now, -1)
  await write({ action: 'a', subject: `profile ${family.id}` })
  await write({ action: 'b', subject: `profile ${family.id}`, userId: other.id })
  await write({ action: 'a', userId: other.id, at: yesterday })
  const today = indianDay(service.time.now)
  expect(actions((await read({ by: other.id })).results)).toEqual(['b', 'a'])
  expect((await read({ action: 'a' })).results).toHaveLength(2)
  expect(actions((await read({ pid: family.bnrId })).results)).toEqual(['b', 'a'])
  expect((await read({ pid: '99999999' })).results).toEqual([])
  expect((await read({ from: today })).results).toHaveLength(2)
  expect((await read({ to: indianDay(yesterday) })).results).toHaveLength(1)
  const all = { by: other.id, action: 'b', pid: family.bnrId, from: today, to: today }
  expect(actions((await read(all)).results)).toEqual(['b'])
})

test('filters by days in India', async () => {
  await write({ action: 'late', at: new Date('2026-03-01T18:29:59Z') })
  await write({ action: 'early', at: new Date('2026-03-01T18:30:00Z') })
  const on = async (day: string) => actions((await read({ from: day, to: day })).results)
  expect([await on('2026-03-01'), await on('2026-03-02')]).toEqual([['late'], ['early']])
})

test('pages continue after an entry, so new entries cause no gaps or repeats', async () => {
  const author = await createStaff(service)
  const write = ({ action }: Written) => writeAs({ action, userId: author.id })
  const read = (query: object) => readAll({ by: author.id, ...query })
  // Entries of the same moment are sorted by the order in which they were written.
  for (const number of [1, 2, 3, 4, 5]) await write({ action: `${number}` })
  const first = await read({ size: 2 })
  await write({ action: 'new' })
  const second = await read({ size: 2, beyond: first.next })
  const third = await read({ size: 2, beyond: second.next })
  expect([first, second, third].map(({ results }) => actions(results))).toEqual([
    ['5', '4'],
    ['3', '2'],
    ['1'],
  ])
  expect(third.next).toBeUndefined()
  const oldest = await read({ size: 4, sort: 'cdt,asc' })
  const newer = await read({ size: 4, sort: 'cdt,asc', beyond: oldest.next })
  expect([oldest, newer].map(({ results }) => actions(results))).toEqual([
    ['1', '2', '3', '4'],
    ['5', 'new'],
  ])
  expect(newer.next).toBeUndefined()
})

test('names changed fields and assigned staff in words', async () => {
  const asha = await createStaff(service, 'tele_executive')
  const fields = ['basic.phone', 'location.current', 'durationUnit', 'dailyOpenings']
  await write({ action: 'profile change', subject: `profile ${family.id}`, detail: { fields } })
  const detail = { assignment: 'teleStaffId', formerStaff: null, staff: asha.id }
  await write({ action: 'profile assigned', subject: `profile ${family.id}`, detail })
  const texts = (await read()).results.map((entry) => entry.detail)
  expect(texts).toEqual([
    'Assigned as: Telemarketing executive. Previously assigned to: nobody. Assigned to: Staff Member',
    'Fields: Registered mobile, Current address, Unit of validity, Profiles a day',
  ])
})

test('reads a page in a fixed number of statements', async () => {
  await write({ action: 'a', subject: `profile ${family.id}` })
  await write({ action: 'b', subject: `user ${admin.id}` })
  const few = await service.statementsOf(() => read())
  for (const _ of [1, 2, 3]) await write({ action: 'b', subject: `user ${admin.id}` })
  await write({ action: 'c', subject: `user ${family.userId}` })
  expect(await service.statementsOf(() => read())).toHaveLength(few.length)
})

test('offers the actions that occur in the log, and the staff', async () => {
  for (const action of ['b', 'a', 'b']) await write({ action })
  const { body } = await service.call(auditChoices, {}, admin.token)
  expect(body.actions).toEqual(['a', 'b'])
  expect(body.staff).toContainEqual({ id: admin.id, name: 'Staff Member' })
  expect(body.staff.some(({ id }) => id === family.userId)).toBe(false)
})

const download = async (query: Record<string, unknown> = {}) =>
  (await downloadFile(service, exportAudit, { query }, admin.token)).body

test('is exported as a file with harmless formulas, and each export is logged with filter and count', async () => {
  await write({ action: 'other' })
  await write({ action: 'a', subject: `profile ${family.id}`, detail: { title: 'one, two' } })
  await write({ action: 'a', subject: '=HYPERLINK("x")' })
  const file = await download({ action: 'a' })
  expect(file.startsWith('\ufeff')).toBe(true)
  const lines = file.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe('When,Who,What,Whom,BNR ID,Details')
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
  expect(lines[2]).toContain(`"Anna Mary, Profile ${family.id}",${family.bnrId},"Title: one, two"`)
  const { results } = await read({ action: 'audit export' })
  expect(results).toMatchObject([{ by: 'Staff Member', detail: 'Rows: 2. Action: a' }])
  expect((await download()).match(/Downloaded the audit log/g)).toHaveLength(1)
})

test('a large file is read in batches without missing entries', async () => {
  const values = Array.from({ length: 2345 }, (_, index) => ({
    at: service.time.now,
    userId: admin.id,
    action: 'many',
    subject: `row${index}`,
  }))
  await service.db.insert(auditLog).values(values)
  const lines = (await download({ action: 'many' })).trim().split('\r\n')
  expect(lines).toHaveLength(2346)
  expect(new Set(lines).size).toBe(2346)
})

test.each([
  [{ by: 'x' }, 'by'],
  [{ pid: '12' }, 'pid'],
  [{ from: '22-11-2026' }, 'from'],
  [{ to: '0000-01-01' }, 'to'],
  [{ size: 51 }, 'size'],
])('refuses %j and names the field', async (query, field) => {
  const { status, wire } = await service.call(readAudit, { query }, admin.token)
  expect([status, Object.keys((wire as { fields: object }).fields)]).toEqual([400, [field]])
})

test('entries remain for two years, and the job deletes older ones in batches', async () => {
  const values = Array.from({ length: 5003 }, () => ({
    at: daysAfter(service.time.now, -731),
    userId: admin.id,
    action: 'profile opened',
    subject: '',
  }))
  await service.db.insert(auditLog).values(values)
  await write({ action: 'profile opened', at: daysAfter(service.time.now, -729) })
  await sweepAudit(service)
  expect(await service.db.$count(auditLog)).toBe(1)
})
