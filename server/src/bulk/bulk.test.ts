import { staffRoles } from '@bnr/contract/access'
import { readAudit } from '@bnr/contract/audit/endpoints'
import * as endpoints from '@bnr/contract/bulk/endpoints'
import { bulkDays, bulkKinds } from '@bnr/contract/bulk/states'
import { indianDay } from '@bnr/contract/indianDay'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { users } from '../accounts/tables.ts'
import { contactLog } from '../contactLog/tables.ts'
import { daysAfter } from '../platform/clock.ts'
import { updateProfile } from '../profiles/store.ts'
import { profiles } from '../profiles/tables.ts'
import { sweepBulkActions } from './outcome.ts'
import { runBulk } from './run.ts'
import { bulkActions } from './tables.ts'

const service = useService()
type Person = Awaited<ReturnType<typeof createStaff>>
let manager: Person
let executive: Person
let ids: number[]
beforeAll(async () => {
  manager = await createStaff(service, 'tele_manager')
  executive = await createStaff(service, 'tele_executive')
  ids = []
  for (let one = 0; one < 5; one++) ids.push((await createMember(service, { gender: 'f' })).id)
  await createMember(service, { gender: 'm' })
})
beforeEach(async () => {
  await service.db.delete(bulkActions)
  await service.db.delete(contactLog)
  await service.db.inTransaction(async (tx) => {
    for (const id of ids) await updateProfile(tx, id, { teleStaffId: null, doNotCall: false })
  })
})

const women = [{ key: 'bi.ge', operation: 'eq', value: 'f' }]
const assign = (given: object = {}, by = manager) => {
  const body = { criteria: women, total: 5, teleStaffId: executive.id, ...given }
  return service.call(endpoints.assignAll, { body }, by.token)
}
const tomorrow = () => indianDay(daysAfter(service.time.now, 1))
const followUp = (given: object = {}, by = manager) => {
  const body = { criteria: women, total: 5, note: 'Ask about photos', followUpOn: tomorrow(), ...given }
  return service.call(endpoints.planFollowUps, { body }, by.token)
}
const listed = async (by = manager) =>
  (await service.call(endpoints.listBulkActions, {}, by.token)).body.results
const assignees = async () =>
  (await service.db.select().from(profiles).where(inArray(profiles.id, ids))).map(
    ({ teleStaffId }) => teleStaffId,
  )

test('assigns every profile that matches, as a job, with one audit row', async () => {
  const admin = await createStaff(service, 'super_admin')
  const { status, body } = await assign()
  expect([status, body.state, body.about]).toEqual([200, 'Running', 'Staff Member'])
  expect(await assignees()).toEqual([null, null, null, null, null])
  await service.workJobs()
  expect(await assignees()).toEqual(ids.map(() => executive.id))
  expect(await listed()).toMatchObject([{ kind: 'assign', state: 'Done', total: 5, done: 5, refused: 0 }])
  const audit = async (action: string) =>
    (await service.call(readAudit, { query: { action } }, admin.token)).body.results
  expect(await audit('profiles assigned together')).toHaveLength(1)
  expect(await audit('profile assigned')).toEqual([])
})

test.each([
  ['f', 'This search now finds 5 profiles. Check them and confirm again'],
  ['m', 'This search now finds 1 profile. Check it and confirm again'],
])('starts nothing when a search for %s finds another number than confirmed', async (gender, message) => {
  const { status, wire } = await assign({ criteria: [{ ...women[0], value: gender }], total: 4 })
  expect([status, (wire as { message: string }).message]).toEqual([409, message])
  expect(await listed()).toEqual([])
})

test('a profile that matches only after the start is left out', async () => {
  await assign()
  const late = await createMember(service, { gender: 'f' })
  await service.workJobs()
  const [row] = await service.db.select().from(profiles).where(eq(profiles.id, late.id))
  expect(row?.teleStaffId).toBeNull()
  expect(await listed()).toMatchObject([{ done: 5 }])
  await service.db.inTransaction((tx) => updateProfile(tx, late.id, { gender: 'm' }))
})

test('plans follow-ups for the person who looks after a family, and says where that is not possible', async () => {
  await service.db.inTransaction(async (tx) => {
    await updateProfile(tx, ids[0] ?? 0, { teleStaffId: executive.id })
    await updateProfile(tx, ids[1] ?? 0, { doNotCall: true })
  })
  expect((await followUp()).status).toBe(200)
  await service.workJobs()
  const entries = await service.db.select().from(contactLog).orderBy(contactLog.profileId)
  expect(entries.map(({ profileId, ownerId }) => [profileId, ownerId])).toEqual([
    [ids[0], executive.id],
    ...ids.slice(2).map((id) => [id, manager.id]),
  ])
  const [action] = await listed()
  expect(action).toMatchObject({ state: 'Done', done: 4, refused: 1, about: 'Ask about photos' })
  const params = { id: action?.id }
  const { body } = await downloadFile(service, endpoints.downloadBulkOutcome, { params }, manager.token)
  const lines = body.trim().split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines.filter((line) => line.endsWith(',Done,'))).toHaveLength(4)
  expect(body).toContain(',Not possible,This family asked not to be called')
})

test('a job that is killed or runs twice treats no profile twice', async () => {
  const { body } = await followUp()
  const letGo = new AbortController()
  letGo.abort()
  await runBulk(service, body.id, letGo.signal).catch(() => undefined)
  await Promise.all([runBulk(service, body.id), runBulk(service, body.id)])
  await service.workJobs()
  expect(await service.db.$count(contactLog)).toBe(5)
  expect(await listed()).toMatchObject([{ done: 5 }])
})

test('a person runs one action at a time, and can cancel it', async () => {
  const { body } = await assign()
  const second = await followUp()
  expect([second.status, (second.wire as { message: string }).message]).toEqual([
    409,
    'Your last action on many profiles is still running',
  ])
  const params = { id: body.id }
  const cancelled = await service.call(endpoints.cancelBulkAction, { params }, manager.token)
  expect(cancelled.body.state).toBe('Cancelled')
  await service.workJobs()
  expect(await assignees()).toEqual([null, null, null, null, null])
  expect((await followUp()).status).toBe(200)
})

test('nobody sees or cancels the action of another person, and lost permissions stop it', async () => {
  const other = await createStaff(service, 'tele_manager')
  const { body } = await assign({}, other)
  expect(await listed()).toEqual([])
  const params = { id: body.id }
  expect((await service.call(endpoints.cancelBulkAction, { params }, manager.token)).status).toBe(404)
  await service.db.update(users).set({ disabled: true }).where(eq(users.id, other.id))
  await service.workJobs()
  const [row] = await service.db.select().from(bulkActions).where(eq(bulkActions.id, body.id))
  expect(row).toMatchObject({ state: 'Cancelled', done: 0, failure: expect.stringContaining('no longer') })
})

test.each(staffRoles)('a %s may do with many what the role may do with one', async (role) => {
  const { token } = await createStaff(service, role)
  const mayAssign = role === 'tele_manager'
  const mayPlan = !['finance_admin', 'super_admin'].includes(role)
  const person = { ...manager, token }
  expect((await assign({}, person)).status).toBe(mayAssign ? 200 : 403)
  await service.db.delete(bulkActions)
  expect((await followUp({}, person)).status).toBe(mayPlan ? 200 : 403)
})

test.each([
  ['nobody to assign', () => assign({ teleStaffId: undefined }), 400],
  ['somebody who cannot be assigned', () => assign({ teleStaffId: manager.id + 999 }), 400],
  ['an unknown criterion', () => assign({ criteria: [{ key: 'x', operation: 'eq', value: 1 }] }), 400],
  ['a day that has passed', () => followUp({ followUpOn: '2020-01-01' }), 400],
  ['no note', () => followUp({ note: '' }), 400],
])('refuses %s', async (_, send, status) => {
  expect((await send()).status).toBe(status)
})

test('the limits are those of the specification, and old actions are erased', async () => {
  expect([bulkKinds.assign.most, bulkKinds.followUp.most]).toEqual([20_000, 5000])
  await assign()
  await service.workJobs()
  const before = service.time.now
  service.time.now = daysAfter(before, bulkDays + 1)
  await sweepBulkActions(service)
  service.time.now = before
  expect(await service.db.$count(bulkActions)).toBe(0)
})

test('an old action whose job was lost is erased, and one that still runs is not', async () => {
  await assign()
  const before = service.time.now
  service.time.now = daysAfter(before, bulkDays + 1)
  const setRunning = (changedAt: Date) => service.db.update(bulkActions).set({ state: 'Running', changedAt })
  await setRunning(daysAfter(service.time.now, -0.5))
  await sweepBulkActions(service)
  const remaining = await service.db.$count(bulkActions)
  await setRunning(before)
  await sweepBulkActions(service)
  service.time.now = before
  expect([remaining, await service.db.$count(bulkActions)]).toEqual([1, 0])
})
