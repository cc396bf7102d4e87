import { lists } from '@bnr/contract/activities/endpoints'
import { activityKinds } from '@bnr/contract/activities/kinds'
import { activityLists } from '@bnr/contract/activities/lists'
import { declaredEndpoints, type EndpointParts } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { profileCard } from '@bnr/contract/profiles/card'
import type { Viewer } from '@bnr/contract/profiles/field'
import { profile } from '@bnr/contract/profiles/profile'
import { findCandidates } from '@bnr/contract/proposals/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openConversation } from '../src/conversations/open.ts'
import { media } from '../src/media/tables.ts'
import { profiles } from '../src/profiles/tables.ts'
import { activities } from '../src/relations/tables.ts'
import { createStaff } from './factories/accounts.ts'
import { acceptsInterests } from './factories/conversations.ts'
import { giveMembership } from './factories/memberships.ts'
import { createPhoto } from './factories/photos.ts'
import { createMember, everyHiddenField, wizardSections } from './factories/profiles.ts'
import { createAssisted, storeProposal } from './factories/proposals.ts'
import { useService } from './harness.ts'
import { pathsIn } from './paths.ts'
import {
  type AnyViewer,
  cardReadings,
  contains,
  findCard,
  findProfile,
  herChurch,
  hiding,
  type Person,
  readings,
  whoReads,
} from './readings.ts'
import { specifiedCardFields } from './specification/cardFields.ts'
import { seenFrom } from './specification/profileFields.ts'

const service = useService()

/** Objects that are one row of the table. */
const whole = ['me', 'mp', 'pac', 'can', 'bi.ht', 'bi.ph']

async function perform(
  fromId: number,
  toId: number,
  kind: (typeof activityKinds)[keyof typeof activityKinds],
) {
  const day = kind.code === 'v' ? '2026-01-01' : 'infinity'
  await service.db.insert(activities).values({ fromId, toId, kind: kind.code, at: new Date(), day })
}

/** Performs every activity between her and a member that hides neither of them; she accepts the interest. */
async function meet(bride: number, groom: number) {
  for (const { kind, side } of Object.values(activityLists)) {
    if (kind === 'block' || kind === 'ignore' || side === 'both') continue
    await (side === 'byMe'
      ? perform(groom, bride, activityKinds[kind])
      : perform(bride, groom, activityKinds[kind]))
  }
  const likes = and(eq(activities.fromId, groom), eq(activities.toId, bride), eq(activities.kind, 'l'))
  await service.db.inTransaction(async (tx) => {
    await tx.update(activities).set({ interest: 'Accepted' }).where(likes)
    await openConversation(tx, groom, bride, new Date())
  })
}

async function sendPhoto(profileId: number) {
  const [at, id] = [new Date(), `photo of ${profileId}`]
  const photo = { kind: 'pp', status: 'Ready', folder: id, width: 10, height: 10, processed: true } as const
  await service.db.insert(media).values({ id, profileId, ...photo, createdAt: at, changedAt: at })
}

test.each([
  ['whole profile', profile, readings],
  ['card', profileCard, cardReadings],
] as const)('these tests cover every call that returns a %s', (_, wanted, walks) => {
  const holding = declaredEndpoints().filter(({ reply }) => contains(reply, wanted))
  const walked = new Set<EndpointParts>(walks.map(({ endpoint }) => endpoint))
  expect(holding.filter((endpoint) => !walked.has(endpoint)).map(({ path }) => path)).toEqual([])
  expect(holding).toHaveLength(walked.size)
})

/** The bride, and one viewer of each kind. */
async function everybody() {
  const { professional, ...hidden } = everyHiddenField()
  const change = {
    ...hidden,
    professional: { ...wizardSections.professional, ...professional },
    basic: { ...hidden.basic, caste: 'Nadar' },
    religion: { ...wizardSections.religion, denomination: herChurch },
  }
  const bride = await createMember(service, { change })
  const [groom, payer, fresh] = [
    await createMember(service, { gender: 'm' }),
    await createMember(service, { gender: 'm' }),
    await createMember(service, { gender: 'm', status: 'Draft' }),
  ]
  for (const { id } of [groom, payer, fresh]) await meet(bride.id, id)
  await perform(payer.id, bride.id, activityKinds.view_phone)
  await giveMembership(service, bride.id)
  await service.db.update(profiles).set({ dailyOpenings: 300 }).where(eq(profiles.id, bride.id))
  await sendPhoto(bride.id)
  await acceptsInterests(service, bride)
  const manager = await createStaff(service, 'cc_executive')
  await service.db.update(profiles).set({ careStaffId: manager.id }).where(eq(profiles.id, groom.id))
  for (const { id } of [groom, payer, fresh]) await storeProposal(service, id, bride.id, manager.id)
  const people: Person[] = [
    { viewer: 'guest', id: groom.id },
    { viewer: 'new', ...fresh },
    { viewer: 'member', ...groom },
    { viewer: 'contact', ...payer },
    { viewer: 'owner', ...bride },
    { viewer: 'staff', id: groom.id, token: manager.token },
  ]
  return { bride, people }
}

test('no call that returns a profile shows a viewer more than the specified fields', async () => {
  const { bride, people } = await everybody()
  for (const { endpoint, input, seen } of readings) {
    for (const person of people) {
      const where = `${person.viewer}: ${endpoint.method} ${endpoint.path}`
      const { body, status } = await service.call(endpoint, input(person, bride) as never, person.token)
      const found = status === 200 ? findProfile(body, bride.id) : undefined
      expect(found !== undefined, where).toBe(seen.includes(person.viewer))
      if (found) expect(beyondSpecified(found, person.viewer as Viewer), where).toEqual([])
    }
  }
})

test('every call that returns a card shows each viewer exactly the specified fields', async () => {
  const { bride, people } = await everybody()
  for (const { endpoint, input, seen } of cardReadings) {
    for (const person of people) {
      const where = `${person.viewer}: ${endpoint.method} ${endpoint.path}`
      const { wire, status } = await service.call(endpoint, input(person, bride) as never, person.token)
      const found = status === 200 ? findCard(wire) : undefined
      expect(found !== undefined, where).toBe(seen.includes(person.viewer))
      if (found) expect(pathsIn(found, whole), where).toEqual(cardFieldsOf(person.viewer))
    }
  }
})

test('a card has one photo, the approved one, in one size', async () => {
  const bride = await createMember(service)
  const groom = await createMember(service, { gender: 'm' })
  for (const kind of ['ap', 'pp', 'ap'] as const) await createPhoto(service, bride.id, { kind })
  await createPhoto(service, bride.id, { kind: 'pp', status: 'Ready' })
  const photosFor = async (token?: string) => {
    const { wire } = await service.call(searchProfiles, { body: {}, query: { sort: 'cdt,desc' } }, token)
    return (wire as { results: { me: Record<string, string>[] }[] }).results[0]?.me
  }
  for (const [token, size] of [
    [groom.token, '/thumbnail?'],
    [undefined, '/blurred?'],
  ] as const) {
    const photos = await photosFor(token)
    expect(photos).toEqual([{ mt: 'pp', ms: 'Active', cut: expect.stringContaining(size) }])
  }
})

test.each(hiding)('the list %s shows cards as every member sees them', async (slug) => {
  const bride = await createMember(service, {
    change: { religion: { ...wizardSections.religion, denomination: herChurch } },
  })
  const groom = await createMember(service, { gender: 'm' })
  await perform(groom.id, bride.id, activityKinds[activityLists[slug].kind])
  const { wire } = await service.call(lists[slug], { params: { id: groom.id } }, groom.token)
  const unset = ['abt', 'ath', 'bi.ca', 'mp']
  expect(pathsIn(findCard(wire) ?? {}, whole)).toEqual(
    cardFieldsOf('member').filter((path) => !unset.includes(path)),
  )
})

test('candidates for a proposal are cards as staff see them', async () => {
  const { manager, member } = await createAssisted(service)
  await createMember(service, {
    gender: 'm',
    change: { religion: { ...wizardSections.religion, denomination: herChurch } },
  })
  const input = { params: { id: member.id }, query: { size: 50 } }
  const { wire } = await service.call(findCandidates, input, manager.token)
  const found = pathsIn(findCard(wire) ?? {}, whole)
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((path) => !cardFieldsOf('staff').includes(path))).toEqual([])
})

const beyondSpecified = (found: object, viewer: Viewer) => {
  const allowed = seenFrom(viewer)
  return pathsIn(found).filter((path) => !allowed.includes(path))
}
const cardFieldsOf = (viewer: AnyViewer) =>
  Object.keys(specifiedCardFields)
    .filter((path) => whoReads[viewer].includes(specifiedCardFields[path] ?? ''))
    .sort()
