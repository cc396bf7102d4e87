import { writeContact } from '@bnr/contract/contactLog/endpoints'
import { endingMemberships } from '@bnr/contract/contactLog/renewals'
import { indianDay } from '@bnr/contract/indianDay'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { dayAfter } from '../memberships/days.ts'
import { renewMembership } from '../memberships/start.ts'
import { memberships } from '../memberships/tables.ts'
import { updateProfile } from '../profiles/store.ts'

const service = useService()
const caller = () => createStaff(service, 'tele_executive')
type Caller = Awaited<ReturnType<typeof caller>>

const list = async ({ token }: Caller, query: object = {}) =>
  (await service.call(endingMemberships, { query: { size: 50, ...query } }, token)).body.results
const idsOf = async (staff: Caller, query?: object) =>
  (await list(staff, query)).map(({ profileId }) => profileId)

/** A member of this executive whose membership ends in some days. */
async function memberWhoseEnds(days: number, staff: Caller) {
  const { id } = await createMember(service)
  const plan = await giveMembership(service, id, { duration: 60, durationUnit: 'DAYS' })
  const today = indianDay(service.time.now)
  const dates = { startsOn: dayAfter(today, -20), endsOn: dayAfter(today, days) }
  await service.db.update(memberships).set(dates).where(eq(memberships.profileId, id))
  await service.db.inTransaction((tx) => updateProfile(tx, id, { teleStaffId: staff.id }))
  return { id, plan }
}

test('memberships that end within 30 days are listed by their end, with plan and executive', async () => {
  const [staff, other] = [await caller(), await caller()]
  const later = await memberWhoseEnds(30, staff)
  const sooner = await memberWhoseEnds(3, staff)
  const today = await memberWhoseEnds(0, staff)
  await memberWhoseEnds(31, staff)
  const theirs = await memberWhoseEnds(5, other)
  expect(await idsOf(staff)).toEqual([today.id, sooner.id, later.id])
  expect(await idsOf(staff, { sort: 'ed,desc' })).toEqual([later.id, sooner.id, today.id])
  expect(await idsOf(staff, { within: '7' })).toEqual([today.id, sooner.id])
  expect(await idsOf(staff, { of: 'everybody' })).toContain(theirs.id)
  const [first] = await list(staff)
  expect(first).toMatchObject({ planName: today.plan.name, owner: 'Staff Member', status: 'Active' })
  expect(first).not.toHaveProperty('calledAt')
})

test('a family leaves the list when it renews, closes its profile or asks not to be called', async () => {
  const staff = await caller()
  const [renewed, settled, silent, stays] = [
    await memberWhoseEnds(5, staff),
    await memberWhoseEnds(5, staff),
    await memberWhoseEnds(5, staff),
    await memberWhoseEnds(5, staff),
  ]
  await service.db.inTransaction(async (tx) => {
    await renewMembership(service, tx, renewed.id, renewed.plan, {})
    await updateProfile(tx, settled.id, { status: 'Settled' })
    await updateProfile(tx, silent.id, { doNotCall: true })
  })
  expect(await idsOf(staff)).toEqual([stays.id])
})

test('the last call is shown with its outcome, and called families can be left out', async () => {
  const staff = await caller()
  const [called, noted] = [await memberWhoseEnds(4, staff), await memberWhoseEnds(5, staff)]
  const write = (id: number, body: object) =>
    service.call(writeContact, { params: { id }, body }, staff.token)
  await write(called.id, { kind: 'call', outcome: 'no_answer' })
  await write(called.id, { kind: 'call', outcome: 'reached' })
  await write(noted.id, { kind: 'note', note: 'Has moved' })
  const [first] = await list(staff)
  expect(first).toMatchObject({ profileId: called.id, outcome: 'reached', calledBy: 'Staff Member' })
  expect(await idsOf(staff, { calls: 'none' })).toEqual([noted.id])
})
