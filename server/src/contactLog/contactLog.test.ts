import { dueFollowUps, readContactLog, writeContact } from '@bnr/contract/contactLog/endpoints'
import type { NewContact } from '@bnr/contract/contactLog/entry'
import { readQueues } from '@bnr/contract/figures/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { logIn } from '../../test/factories/sessions.ts'
import { useService } from '../../test/harness.ts'
import { daysAfter } from '../platform/clock.ts'
import { accountOf } from '../privacy/account.ts'
import { ownerOf } from '../privacy/purge.ts'
import { loadProfile, updateProfile } from '../profiles/store.ts'

const service = useService()

const day = (days: number) => indianDay(daysAfter(service.time.now, days))
const caller = () => createStaff(service, 'tele_executive')
type Caller = Awaited<ReturnType<typeof caller>>

const write = (id: number, body: NewContact, { token }: Caller) =>
  service.call(writeContact, { params: { id }, body }, token)
const log = async (id: number, { token }: Caller, query = {}) =>
  (await service.call(readContactLog, { params: { id }, query }, token)).body
const due = async ({ token }: Caller, of: 'mine' | 'everybody' = 'mine') =>
  (await service.call(dueFollowUps, { query: { of, size: 50 } }, token)).body.results
const fieldsOf = ({ wire }: { wire: unknown }) => (wire as { fields?: object }).fields

test('calls and notes are listed newest first, with their authors', async () => {
  const { id } = await createMember(service)
  const staff = await caller()
  const call = await write(id, { kind: 'call', outcome: 'no_answer', note: '' }, staff)
  expect([call.status, call.body.message]).toEqual([200, 'Call saved'])
  await write(id, { kind: 'note', note: 'Evenings suit them', followUpOn: day(1) }, staff)
  const { results, total } = await log(id, staff)
  expect(total).toBe(2)
  expect(results).toMatchObject([
    { kind: 'note', note: 'Evenings suit them', by: 'Staff Member', followUpOn: day(1), due: true },
    { kind: 'call', outcome: 'no_answer', due: false },
  ])
  expect(results[1]).not.toHaveProperty('note')
  expect((await log(id, staff, { page: 1, size: 1 })).results).toMatchObject([{ outcome: 'no_answer' }])
})

test.each([
  [{ kind: 'call' }, { oc: 'Select how the call went' }],
  [{ kind: 'call', outcome: 'call_back' }, { fud: 'Select the day to call back' }],
  [{ kind: 'call', outcome: 'reached', followUpOn: '2020-01-01' }, { fud: 'Select today or a later day' }],
  [{ kind: 'note' }, { no: 'Enter a note' }],
  [{ kind: 'note', note: 'x'.repeat(1001) }, { no: 'Use at most 1000 characters' }],
] as [NewContact, object][])('refuses %j and names the field', async (entry, fields) => {
  const { id } = await createMember(service)
  const answer = await write(id, entry, await caller())
  expect([answer.status, fieldsOf(answer)]).toEqual([400, fields])
})

test('"do not call" refuses calls until somebody notes why calls are allowed again', async () => {
  const { id, bnrId } = await createMember(service)
  const staff = await caller()
  const flag = async () =>
    (await service.call(readProfile, { query: { pid: bnrId } }, staff.token)).body.doNotCall
  expect(await flag()).toBe(false)
  expect((await write(id, { kind: 'allow', note: 'Why not' }, staff)).status).toBe(409)
  await write(id, { kind: 'call', outcome: 'do_not_call' }, staff)
  expect(await flag()).toBe(true)
  const refused = await write(id, { kind: 'call', outcome: 'reached' }, staff)
  expect(refused).toMatchObject({ status: 409, wire: { code: 'do_not_call' } })
  expect((await write(id, { kind: 'note', note: 'They wrote a letter' }, staff)).status).toBe(200)
  expect(await flag()).toBe(true)
  expect((await write(id, { kind: 'allow', note: 'They rang us' }, staff)).status).toBe(200)
  expect(await flag()).toBe(false)
  expect((await write(id, { kind: 'call', outcome: 'reached' }, staff)).status).toBe(200)
})

test('one of twenty concurrent "do not call" calls is saved and refuses the others', async () => {
  const { id } = await createMember(service)
  const staff = await caller()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => write(id, { kind: 'call', outcome: 'do_not_call' }, staff)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await log(id, staff)).total).toBe(1)
})

test('follow-ups are due from their day on, mine or everybody’s, the longest waiting first', async () => {
  const [mine, theirs] = [await caller(), await caller()]
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => createMember(service)))
  if (!first || !second || !third) throw new Error('no members')
  await write(first.id, { kind: 'call', outcome: 'call_back', followUpOn: day(2) }, mine)
  await write(second.id, { kind: 'note', note: 'Ask again', followUpOn: day(1) }, mine)
  await write(third.id, { kind: 'call', outcome: 'call_back', followUpOn: day(1) }, theirs)
  expect(await due(mine)).toEqual([])
  const { now } = service.time
  service.time.now = daysAfter(now, 2)
  const [later, other] = [await refreshed(mine), await refreshed(theirs)]
  expect(await due(later)).toMatchObject([
    { bnrId: second.bnrId, name: 'Anna Mary', status: 'Active', note: 'Ask again' },
    { bnrId: first.bnrId },
  ])
  const everybody = (await due(other, 'everybody')).map(({ bnrId }) => bnrId)
  expect(everybody.filter((id) => [first, second, third].some(({ bnrId }) => bnrId === id))).toHaveLength(3)

  await write(first.id, { kind: 'note', note: 'Their number is busy' }, other)
  expect(await due(later)).toHaveLength(2)
  await write(first.id, { kind: 'call', outcome: 'reached' }, other)
  await service.db.inTransaction((tx) => updateProfile(tx, second.id, { status: 'Settled' }))
  expect(await due(later)).toEqual([])
  service.time.now = now
})

test('families that asked not to be called, or are settled or deleted, get no follow-up', async () => {
  const staff = await caller()
  const entry = { kind: 'note', note: 'Ask again', followUpOn: day(0) } as const
  const refusedFor = async (change: Parameters<typeof updateProfile>[2]) => {
    const { id } = await createMember(service)
    await service.db.inTransaction((tx) => updateProfile(tx, id, change))
    const answer = await write(id, entry, staff)
    return [answer.status, fieldsOf(answer), (await log(id, staff)).total]
  }
  const over = { fud: 'You cannot plan a call for a profile that is settled or deleted' }
  expect(await refusedFor({ doNotCall: true })).toEqual([
    400,
    { fud: 'This family asked not to be called' },
    0,
  ])
  for (const status of ['Settled', 'Deleted'] as const)
    expect(await refusedFor({ status })).toEqual([400, over, 0])
})

test('families that asked not to be called are not listed or counted among the follow-ups', async () => {
  const { id, number } = await createMember(service)
  const staff = await caller()
  await write(id, { kind: 'note', note: 'Ask again', followUpOn: day(0) }, staff)
  const waiting = async () =>
    (await service.call(readQueues, {}, staff.token)).body.find(({ name }) => name === 'followUps')?.count
  expect(await due(staff)).toMatchObject([{ profileId: id, maskedPhone: `+91 ••••••${number.slice(-4)}` }])
  expect(await waiting()).toBe(1)
  await service.db.inTransaction((tx) => updateProfile(tx, id, { doNotCall: true }))
  expect([await due(staff), await waiting()]).toEqual([[], 0])
})

/** Logs in again, since two days are longer than a token lasts. */
async function refreshed(staff: Caller): Promise<Caller> {
  return { ...staff, ...(await logIn(service, staff)) }
}

test('a list of follow-ups takes a fixed number of statements', async () => {
  const staff = await caller()
  const add = async () =>
    write((await createMember(service)).id, { kind: 'note', note: 'x', followUpOn: day(0) }, staff)
  await add()
  const few = await service.statementsOf(() => due(staff))
  await add()
  expect(await due(staff)).toHaveLength(2)
  expect(await service.statementsOf(() => due(staff))).toHaveLength(few.length)
})

test('members see when staff called and with what outcome, but not their notes', async () => {
  const { id, token } = await createMember(service)
  const staff = await caller()
  await write(id, { kind: 'call', outcome: 'reached', note: 'A quiet family' }, staff)
  await write(id, { kind: 'note', note: 'Rather stern' }, staff)
  const row = await loadProfile(service.db, id)
  const { calls } = await accountOf(service.db, row, ownerOf(row))
  expect(calls).toEqual([{ at: service.time.now, outcome: 'Reached' }])
  expect(JSON.stringify(await accountOf(service.db, row, ownerOf(row)))).not.toMatch(/quiet|stern/)
  expect((await service.call(readContactLog, { params: { id } }, token)).status).toBe(403)
})

test('finance cannot read the log, and a super administrator can only read it', async () => {
  const { id } = await createMember(service)
  const [finance, admin] = [
    await createStaff(service, 'finance_admin'),
    await createStaff(service, 'super_admin'),
  ]
  const read = async (token: string) => (await service.call(readContactLog, { params: { id } }, token)).status
  expect([await read(finance.token), await read(admin.token)]).toEqual([403, 200])
  expect((await write(id, { kind: 'note', note: 'x' }, admin)).status).toBe(403)
  const unknown = await service.call(readContactLog, { params: { id: 2_000_000_000 } }, admin.token)
  expect(unknown.status).toBe(404)
})

test('a profile stores its first call; notes do not count', async () => {
  const { id } = await createMember(service, { status: 'Draft' })
  const staff = await caller()
  const calledAt = async () => (await loadProfile(service.db, id)).calledAt
  await write(id, { kind: 'note', note: 'Evenings suit them' }, staff)
  expect(await calledAt()).toBeNull()
  const first = service.time.now
  await write(id, { kind: 'call', outcome: 'no_answer' }, staff)
  service.time.now = new Date(first.getTime() + 60_000)
  await write(id, { kind: 'call', outcome: 'reached' }, staff)
  expect(await calledAt()).toEqual(first)
  service.time.now = first
})
