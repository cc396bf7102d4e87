import { lists, takeBackInterest } from '@bnr/contract/activities/endpoints'
import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { readNotifications } from '@bnr/contract/messages/notifications'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import * as endpoints from '@bnr/contract/proposals/endpoints'
import * as own from '@bnr/contract/proposals/ownEndpoints'
import type { ProposalReason } from '@bnr/contract/proposals/states'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { does } from '../../test/factories/activities.ts'
import { createMember, type TestMember, wizardSections } from '../../test/factories/profiles.ts'
import { createAssisted, createGroom, createProposed, proposes } from '../../test/factories/proposals.ts'
import { useService } from '../../test/harness.ts'
import { race } from '../../test/race.ts'
import { accountOf } from '../privacy/account.ts'
import { ownerOf } from '../privacy/purge.ts'
import { loadProfile } from '../profiles/store.ts'
import { proposals } from './tables.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

const yes = (who: TestMember, id: number) => service.call(own.acceptProposal, { params: { id } }, who.token)
const no = (who: TestMember, id: number, reason: ProposalReason = 'other') =>
  service.call(own.declineProposal, { params: { id }, body: { reason } }, who.token)
const later = (who: TestMember, id: number) =>
  service.call(own.postponeProposal, { params: { id } }, who.token)
const listOf = async (who: TestMember, list: own.ProposalList = 'waiting') =>
  (await service.call(own.readOwnProposals, { query: { list } }, who.token)).body
const kindsOf = async (who: TestMember) => {
  const { body } = await service.call(readNotifications, { params: { id: who.id } }, who.token)
  return body.results.map(({ kind }) => kind)
}
const leftOf = async (who: TestMember) => {
  const { body } = await service.call(readCurrentMembership, { params: { id: who.id } }, who.token)
  return body.expressInterests - body.usedExpressInterests
}
const days = (count: number) => {
  service.time.now = new Date(service.time.now.getTime() + count * 86_400_000)
}

test('a yes sends an interest that costs nothing, and the other side sees who introduced them', async () => {
  const { member, groom, id } = await createProposed(service)
  const before = await leftOf(member)
  expect((await yes(member, id)).body.message).toBe('Interest expressed. Our office introduces you')
  expect(await leftOf(member)).toBe(before)
  expect(await kindsOf(groom)).toEqual(['interestIntroduced'])
  const received = await service.call(lists['interest-received'], { params: { id: groom.id } }, groom.token)
  expect(received.body.results[0]).toMatchObject({ introduced: true, interest: 'Pending' })
  const opened = await service.call(readProfile, { query: { pid: member.bnrId } }, groom.token)
  expect(opened.body.activities?.[0]).toMatchObject({ kind: 'l', introduced: true })
  expect((await listOf(member)).total).toBe(0)
  expect((await listOf(member, 'answered')).results[0]).toMatchObject({
    state: 'Yes',
    interest: 'Pending',
    can: [],
  })
})

test('two quick presses of yes send one interest, and another answer is refused', async () => {
  const { member, groom, id } = await createProposed(service)
  const row = (tx: Parameters<Parameters<typeof service.db.inTransaction>[0]>[0]) =>
    tx.select().from(proposals).where(eq(proposals.id, id)).for('no key update')
  const answers = await race(service.db, row, [() => yes(member, id), () => yes(member, id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await kindsOf(groom)).toEqual(['interestIntroduced'])
  expect((await no(member, id)).wire).toMatchObject({
    code: 'wrong_state',
    message: 'Not for us is not possible: this proposal has your yes already',
  })
  expect((await later(member, id)).status).toBe(409)
})

test('an introduced interest that is withdrawn returns nothing to the plan', async () => {
  const { member, groom, id } = await createProposed(service)
  await yes(member, id)
  const sent = await service.call(lists['interest-expressed'], { params: { id: member.id } }, member.token)
  const params = { id: sent.body.results[0]?.id ?? 0 }
  const before = await leftOf(member)
  const answer = await service.call(takeBackInterest, { params }, member.token)
  expect(answer.body.message).toBe('Interest withdrawn')
  expect(await leftOf(member)).toBe(before)
  expect(await kindsOf(groom)).toEqual([])
})

test('only the member answers, and nobody who was blocked in the meantime gets an interest', async () => {
  const { member, groom, id } = await createProposed(service)
  for (const who of [groom, await createMember(service)]) expect((await yes(who, id)).status).toBe(404)
  expect((await yes(member, 2_000_000_000)).status).toBe(404)
  await does(service, groom, 'block', member)
  expect((await listOf(member)).total).toBe(0)
  expect((await yes(member, id)).status).toBe(404)
  expect(await kindsOf(groom)).toEqual([])
})

test('a no needs a reason of the list, which the manager sees', async () => {
  const { manager, member, id } = await createProposed(service)
  const wrong = { params: { id }, wire: { rn: 'rude' } }
  expect((await service.call(own.declineProposal, wrong, member.token)).status).toBe(400)
  expect((await no(member, id, 'place')).status).toBe(200)
  expect((await no(member, id, 'place')).status).toBe(200)
  expect((await no(member, id, 'age')).status).toBe(409)
  const history = await service.call(
    endpoints.readProposalHistory,
    { params: { id: member.id } },
    manager.token,
  )
  expect(history.body.results[0]).toMatchObject({ state: 'No', reason: 'place' })
})

test('later waits 14 days, then the proposal can be answered again', async () => {
  const { member, id } = await createProposed(service)
  expect((await later(member, id)).body.message).toBe('This proposal comes back in 14 days')
  expect((await listOf(member)).total).toBe(0)
  const [postponed] = (await listOf(member, 'answered')).results
  expect(postponed).toMatchObject({ state: 'Later', can: ['yes', 'no'] })
  days(13)
  expect((await listOf(member)).total).toBe(0)
  days(1)
  expect((await listOf(member)).results[0]).toMatchObject({ state: 'Waiting', can: ['yes', 'no', 'later'] })
  expect((await later(member, id)).status).toBe(200)
  expect((await listOf(member)).total).toBe(0)
  expect((await yes(member, id)).status).toBe(200)
})

const { religion, basic, professional } = wizardSections
const chennai = wizardSections.location
const madurai = { current: { ...chennai?.current, city: 'Madurai' } }
const born = (dateOfBirth: string) => ({ basic: { ...basic, dateOfBirth } })

/** For each reason: the refused groom, another groom who is left out as well, and one who is still found. */
const cases: [ProposalReason, object, object, object][] = [
  ['age', born('1990-01-01'), born('1985-05-05'), born('1991-01-01')],
  ['place', {}, {}, { location: madurai }],
  ['denomination', {}, {}, { religion: { ...religion, denomination: 'CNI (Church of North India)' } }],
  ['education', {}, {}, { professional: { ...professional, education: { degree: 'M.Sc.' } } }],
]

test.each(cases)(
  'the reason %s leaves out similar people in the next search',
  async (reason, refused, similar, other) => {
    const { manager, member } = await createAssisted(service)
    const [groom, alike, different] = [
      await createGroom(service, refused),
      await createGroom(service, similar),
      await createGroom(service, other),
    ]
    await proposes(service, manager, member, [groom])
    const [waiting] = (await listOf(member)).results
    await no(member, waiting?.id ?? 0, reason)
    const { body } = await service.call(
      endpoints.findCandidates,
      { params: { id: member.id }, query: { fit: 'anybody', size: 50 } },
      manager.token,
    )
    const ids = body.results.map(({ profile }) => profile.id)
    expect(body.excluding).toEqual([reason])
    expect(ids).not.toContain(groom.id)
    expect(ids).not.toContain(alike.id)
    expect(ids).toContain(different.id)
  },
)

test.each(['known', 'other'] as const)('the reason %s leaves out that person only', async (reason) => {
  const { manager, member, groom, id } = await createProposed(service)
  const twin = await createGroom(service)
  await no(member, id, reason)
  const { body } = await service.call(
    endpoints.findCandidates,
    { params: { id: member.id }, query: { size: 50 } },
    manager.token,
  )
  const ids = body.results.map(({ profile }) => profile.id)
  expect(body.excluding).toEqual([])
  expect(ids).toContain(twin.id)
  expect(ids).not.toContain(groom.id)
  expect((await proposes(service, manager, member, [groom])).status).toBe(409)
})

test('the dashboard and the download of a member contain the proposals', async () => {
  const { member, groom, id } = await createProposed(service)
  const read = () => service.call(readDashboard, { params: { id: member.id } }, member.token)
  expect((await read()).body.proposals).toMatchObject({
    total: 1,
    manager: 'Staff Member',
    results: [{ id: groom.id }],
  })
  await no(member, id, 'known')
  expect((await read()).body.proposals).toEqual({ results: [], total: 0 })
  const free = await createMember(service)
  const theirs = await service.call(readDashboard, { params: { id: free.id } }, free.token)
  expect(theirs.body.proposals).toBeUndefined()
  const row = await loadProfile(service.db, member.id)
  const { proposals: downloaded } = await accountOf(service.db, row, ownerOf(row))
  expect(downloaded).toMatchObject([
    { bnrId: Number(groom.bnrId), answer: 'No', reason: 'We know this family' },
  ])
})
