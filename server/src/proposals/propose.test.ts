import type { Criterion } from '@bnr/contract/criteria'
import { readNotifications } from '@bnr/contract/messages/notifications'
import * as endpoints from '@bnr/contract/proposals/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMembers, does } from '../../test/factories/activities.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember, wizardSections } from '../../test/factories/profiles.ts'
import { createAssisted, createGroom, createProposed, proposes } from '../../test/factories/proposals.ts'
import { useService } from '../../test/harness.ts'
import { race } from '../../test/race.ts'
import { lockProfile, updateProfile } from '../profiles/store.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

const candidatesOf = async (manager: { token: string }, id: number, fit?: endpoints.CandidateFit) => {
  const { body } = await service.call(
    endpoints.findCandidates,
    { params: { id }, query: { size: 50, ...(fit && { fit }) } },
    manager.token,
  )
  return body
}
const idsFor = async (manager: { token: string }, id: number, fit?: endpoints.CandidateFit) =>
  (await candidatesOf(manager, id, fit)).results.map(({ profile }) => profile.id)
const membersOf = async (who: { token: string }, of?: endpoints.MemberOwner) => {
  const query = of ? { of, size: 50 } : {}
  return (await service.call(endpoints.listAssistedMembers, { query }, who.token)).body.results
}
const messageOf = ({ wire }: { wire: unknown }) => (wire as { message: string }).message

test('a manager proposes several people together, and the member is notified once', async () => {
  const { manager, member } = await createAssisted(service)
  const people = await createMembers(service, 2, 'm')
  const answer = await proposes(service, manager, member, people)
  expect(answer).toMatchObject({ status: 200, body: { message: '2 profiles proposed' } })
  const told = await service.call(readNotifications, { params: { id: member.id } }, member.token)
  const proposed = told.body.results.filter(({ kind }) => kind === 'proposalsSent')
  expect(proposed.map(({ words }) => words.manager)).toEqual(['Staff Member'])
  const { body } = await service.call(
    endpoints.readProposalHistory,
    { params: { id: member.id } },
    manager.token,
  )
  expect(body).toMatchObject({ total: 2, aim: 3, manager: 'Staff Member' })
  expect(body.weeks[0]?.sent).toBe(2)
  expect(body.weeks).toHaveLength(6)
  expect(body.results.map(({ state, can }) => [state, can])).toEqual([
    ['Waiting', []],
    ['Waiting', []],
  ])
})

test('a manager narrows the search by criteria of their own, in the terms of every search', async () => {
  const { manager, member } = await createAssisted(service)
  const { professional } = wizardSections
  const nurse = await createGroom(service, { professional: { ...professional, occupation: 'Nurse' } })
  const doctor = await createGroom(service, { professional: { ...professional, occupation: 'Doctor' } })
  const search = (criteria: Criterion[]) =>
    service.call(
      endpoints.findCandidates,
      { params: { id: member.id }, query: { size: 50 }, body: { criteria } },
      manager.token,
    )
  const found = await search([{ key: 'pi.oc', operation: 'eq', value: ['Nurse'] }])
  const ids = found.body.results.map(({ profile }) => profile.id)
  expect(ids).toContain(nurse.id)
  expect(ids).not.toContain(doctor.id)
  expect(found.body.total).toBe(ids.length)
  const unknown = await search([{ key: 'nonsense', operation: 'eq', value: 1 }])
  expect(unknown.status).toBe(400)
})

test('proposes nobody when one of them cannot be proposed', async () => {
  const { manager, member } = await createAssisted(service)
  const [groom, bride] = [await createGroom(service), await createMember(service)]
  const answer = await proposes(service, manager, member, [groom, bride])
  expect(answer.wire).toMatchObject({ code: 'wrong_state' })
  expect(messageOf(answer)).toBe('This profile cannot be proposed. Search again')
  expect(await idsFor(manager, member.id)).toContain(groom.id)
})

test('nobody is proposed who is blocked, ignored, not Active, liked already, or the member', async () => {
  const { manager, member } = await createAssisted(service)
  const [blocker, blocked, ignored, sleeping, liked, likes] = await createMembers(service, 6, 'm')
  if (!blocker || !blocked || !ignored || !sleeping || !liked || !likes) throw new Error('too few')
  await does(service, blocker, 'block', member)
  await does(service, member, 'block', blocked)
  await does(service, member, 'ignore', ignored)
  await does(service, member, 'like', liked)
  await giveMembership(service, likes.id)
  await does(service, likes, 'like', member)
  await service.db.inTransaction((tx) => updateProfile(tx, sleeping.id, { status: 'Deactivated' }))
  const refused = [blocker, blocked, ignored, sleeping, liked, likes, member]
  const found = await idsFor(manager, member.id, 'anybody')
  for (const one of refused) {
    expect((await proposes(service, manager, member, [one])).status).toBe(409)
    expect(found).not.toContain(one.id)
  }
})

test('a pair is proposed once, also on two quick presses', async () => {
  const { manager, member } = await createAssisted(service)
  const groom = await createGroom(service)
  const press = () => proposes(service, manager, member, [groom])
  const answers = await race(service.db, (tx) => lockProfile(tx, member.id), [press, press])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(messageOf(await press())).toBe('This profile was proposed to the member before')
  expect(await idsFor(manager, member.id)).not.toContain(groom.id)
  expect((await proposes(service, manager, member, [groom, groom])).status).toBe(400)
})

test('only the relationship manager of the member and cc_manager propose and read', async () => {
  const { manager, member } = await createAssisted(service)
  const [colleague, head] = [
    await createStaff(service, 'cc_executive'),
    await createStaff(service, 'cc_manager'),
  ]
  const reads = [endpoints.findCandidates, endpoints.readProposalHistory]
  const statuses = async (who: { token: string }) => {
    const found = reads.map((read) => service.call(read, { params: { id: member.id } }, who.token))
    const sent = await proposes(service, who, member, [await createGroom(service)])
    return [...(await Promise.all(found)).map(({ status }) => status), sent.status]
  }
  expect(await statuses(colleague)).toEqual([404, 404, 404])
  expect(await statuses(manager)).toEqual([200, 200, 200])
  expect(await statuses(head)).toEqual([200, 200, 200])
})

test('proposes only to Active members with a running assisted plan', async () => {
  const { manager, member } = await createAssisted(service)
  const groom = await createGroom(service)
  const others = await createMember(service)
  await giveMembership(service, others.id)
  await service.db.inTransaction((tx) => updateProfile(tx, others.id, { careStaffId: manager.id }))
  expect(messageOf(await proposes(service, manager, others, [groom]))).toBe(
    'This membership does not include assisted service',
  )
  await service.db.inTransaction((tx) => updateProfile(tx, member.id, { status: 'Ready' }))
  expect(messageOf(await proposes(service, manager, member, [groom]))).toBe(
    'This is possible once the profile of the member is Active',
  )
})

test('refuses contact details in a sentence, too many together and too many in a day', async () => {
  const { manager, member } = await createAssisted(service)
  const people = await createMembers(service, 11, 'm')
  const call = await proposes(service, manager, member, people.slice(0, 1), 'Call him on 98400 12345')
  expect(call.wire).toMatchObject({
    code: 'contact_details_in_text',
    fields: { 'proposals.0.tx': expect.anything() },
  })
  expect((await proposes(service, manager, member, people.slice(0, 1), ' ')).status).toBe(400)
  expect((await proposes(service, manager, member, people.slice(0, 6))).status).toBe(400)
  expect((await proposes(service, manager, member, people.slice(0, 5))).status).toBe(200)
  expect((await proposes(service, manager, member, people.slice(5, 10))).status).toBe(200)
  const refused = await proposes(service, manager, member, people.slice(10))
  expect(refused.status).toBe(429)
  expect(messageOf(refused)).toBe('A member gets at most 10 proposals in a day')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  service.time.now = new Date(service.time.now.getTime() + 86_400_000)
  expect((await proposes(service, manager, member, people.slice(10))).status).toBe(200)
})

test('candidates meet the preferences of the member unless the manager asks for anybody', async () => {
  const change = { religiousPreference: { denominations: ['CNI (Church of North India)'] } }
  const { manager, member } = await createAssisted(service, { change })
  const religion = { ...wizardSections.religion, denomination: 'CNI (Church of North India)' }
  const [groom, catholic] = [await createGroom(service), await createGroom(service, { religion })]
  expect(await idsFor(manager, member.id)).toContain(catholic.id)
  expect(await idsFor(manager, member.id, 'both')).toContain(catholic.id)
  expect(await idsFor(manager, member.id)).not.toContain(groom.id)
  expect(await idsFor(manager, member.id, 'anybody')).toContain(groom.id)
})

test('the list of members shows the week against the aim, the farthest first', async () => {
  const { manager, member, groom } = await createProposed(service)
  const head = await createStaff(service, 'cc_manager')
  const [row] = await membersOf(manager)
  expect(row).toMatchObject({ id: member.id, aim: 3, proposed: 1, waiting: 1, manager: 'Staff Member' })
  expect(await membersOf(manager)).toHaveLength(1)
  expect(await membersOf(manager, 'everybody')).toHaveLength(1)
  expect(await membersOf(head)).toEqual([])
  const all = await membersOf(head, 'everybody')
  expect(all.length).toBeGreaterThan(1)
  const missing = all.map(({ aim, proposed }) => aim - proposed)
  expect(missing).toEqual([...missing].sort((a, b) => b - a))
  expect(groom.id).not.toBe(member.id)
})
