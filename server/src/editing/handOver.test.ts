import { dueFollowUps, writeContact } from '@bnr/contract/contactLog/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { adminCalls } from '@bnr/contract/profiles/admin'
import { handOver, holderLists, staffLists } from '@bnr/contract/profiles/assignment'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { users } from '../accounts/tables.ts'
import { auditLog } from '../database/tables.ts'
import { loadProfile, updateProfile } from '../profiles/store.ts'

const service = useService()
type StaffMember = Awaited<ReturnType<typeof createStaff>>
let [leaving, staying, manager] = [] as unknown as [StaffMember, StaffMember, StaffMember]
let assigned: number[] = []

beforeEach(async () => {
  leaving = await createStaff(service, 'tele_executive')
  staying = await createStaff(service, 'tele_executive')
  manager = await createStaff(service, 'tele_manager')
  assigned = []
  for (const status of ['Active', 'Ready', 'Settled'] as const) {
    const { id } = await createMember(service, { status })
    await service.db.inTransaction((tx) => updateProfile(tx, id, { teleStaffId: leaving.id }))
    assigned.push(id)
  }
})

const give = (from: number, to: number, { token }: StaffMember = manager) =>
  service.call(handOver.teleStaffId, { params: { id: from }, query: { to } }, token)
const promise = (id: number, note: string, { token }: StaffMember = leaving) =>
  service.call(
    writeContact,
    { params: { id }, body: { kind: 'note', note, followUpOn: indianDay(service.time.now) } },
    token,
  )
const dueFor = async ({ token }: StaffMember) =>
  (await service.call(dueFollowUps, { query: {} }, token)).body.results.map(({ note }) => note).sort()
const assignedTo = async (staffId: number) => {
  const criteria = [{ key: 'tmsid', operation: 'eq', value: staffId }]
  const { body } = await service.call(searchProfiles, { body: { criteria } }, manager.token)
  return body.results.map(({ id }) => id ?? 0).sort((a, b) => a - b)
}
const loadOf = async ({ id }: StaffMember) => {
  const { body } = await service.call(staffLists.teleStaffId, {}, manager.token)
  return body.find((one) => one.id === id)?.load
}

test('the load counts open profiles', async () => {
  expect([await loadOf(leaving), await loadOf(staying)]).toEqual([2, 0])
})

test('all profiles go to another person in every status, and the audit log has one entry with their number', async () => {
  await service.db.delete(auditLog)
  const { body } = await give(leaving.id, staying.id)
  expect(body).toEqual({ message: 'Profiles handed over', moved: 3, left: 0 })
  expect([await assignedTo(leaving.id), await assignedTo(staying.id)]).toEqual([[], assigned])
  for (const id of assigned) expect((await loadProfile(service.db, id)).teleStaffId).toBe(staying.id)
  const written = await service.db.select().from(auditLog).where(eq(auditLog.action, 'profiles handed over'))
  expect(written).toMatchObject([
    {
      action: 'profiles handed over',
      subject: `user ${leaving.id}`,
      detail: { assignment: 'teleStaffId', formerStaff: leaving.id, staff: staying.id, rows: 3 },
    },
  ])
})

test('profiles can be given to nobody, and then count as unassigned', async () => {
  await give(leaving.id, 0)
  expect((await loadProfile(service.db, assigned[0] ?? 0)).teleStaffId).toBeNull()
  expect(await assignedTo(0)).toEqual(expect.arrayContaining(assigned))
})

test('a disabled account is still listed with its profiles', async () => {
  await service.db.update(users).set({ disabled: true }).where(eq(users.id, leaving.id))
  const { body } = await service.call(holderLists.teleStaffId, {}, manager.token)
  expect(body.find(({ id }) => id === leaving.id)).toMatchObject({ disabled: true, held: 3 })
  expect(body.some(({ id }) => id === staying.id)).toBe(false)
  expect((await give(staying.id, leaving.id)).status).toBe(400)
})

test('profiles go only to another assignable person, and only managers hand them over', async () => {
  const other = await createStaff(service, 'cc_executive')
  expect((await give(leaving.id, other.id)).wire).toMatchObject({
    fields: { to: 'Select a value from the list' },
  })
  expect((await give(leaving.id, leaving.id)).wire).toMatchObject({ fields: { to: 'Choose somebody else' } })
  expect((await give(leaving.id, staying.id, staying)).status).toBe(403)
  expect(await assignedTo(leaving.id)).toEqual(assigned)
})

test('open follow-ups go with their profiles', async () => {
  const [active = 0, ready = 0] = assigned
  const { id: unassigned } = await createMember(service)
  await promise(active, 'One')
  await promise(ready, 'Two')
  await promise(unassigned, 'Three')
  await promise(active, 'Of another', staying)
  await service.call(
    handOver.teleStaffId,
    { params: { id: leaving.id }, query: { to: manager.id } },
    manager.token,
  )
  expect([await dueFor(leaving), await dueFor(staying)]).toEqual([[], ['Of another']])
  const { body } = await service.call(dueFollowUps, { query: {} }, manager.token)
  expect(body.results.map(({ note, by, owner }) => [note, by, owner]).sort()).toEqual([
    ['Three', 'Staff Member', 'Staff Member'],
    ['Two', 'Staff Member', 'Staff Member'],
  ])
})

test('follow-ups stay with a person who keeps the profile by another assignment', async () => {
  const [active = 0] = assigned
  await service.db.inTransaction((tx) => updateProfile(tx, active, { careStaffId: leaving.id }))
  await promise(active, 'One')
  await give(leaving.id, staying.id)
  expect([await dueFor(leaving), await dueFor(staying)]).toEqual([['One'], []])
})

test('without a receiver, follow-ups go to the person who hands over', async () => {
  await promise(assigned[0] ?? 0, 'One')
  await give(leaving.id, 0)
  expect([await dueFor(leaving), await dueFor(manager)]).toEqual([[], ['One']])
})

test('a refused handover moves neither profiles nor follow-ups', async () => {
  await promise(assigned[0] ?? 0, 'One')
  expect((await give(leaving.id, leaving.id)).status).toBe(400)
  expect(await dueFor(leaving)).toEqual(['One'])
})

test('assigning a single family to somebody else moves only its follow-ups', async () => {
  const [active = 0, ready = 0] = assigned
  const { id: unassigned } = await createMember(service)
  await promise(active, 'One')
  await promise(ready, 'Two')
  await promise(unassigned, 'Three')
  await service.call(
    adminCalls.teleStaffId,
    { params: { id: active }, query: { tmsid: staying.id } },
    manager.token,
  )
  expect([await dueFor(leaving), await dueFor(staying)]).toEqual([['Three', 'Two'], ['One']])
})

test('a disabled account with nothing but follow-ups is listed and can hand them over', async () => {
  const gone = await createStaff(service, 'tele_executive')
  const { id } = await createMember(service)
  await promise(id, 'One', gone)
  await service.db.update(users).set({ disabled: true }).where(eq(users.id, gone.id))
  const { body } = await service.call(holderLists.teleStaffId, {}, manager.token)
  expect(body.find((one) => one.id === gone.id)).toMatchObject({ disabled: true, held: 0 })
  await give(gone.id, staying.id)
  expect(await dueFor(staying)).toEqual(['One'])
})
