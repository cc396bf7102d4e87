import { lists } from '@bnr/contract/activities/endpoints'
import { activityKinds } from '@bnr/contract/activities/kinds'
import { type ActivitySlug, activityLists, activitySlugs } from '@bnr/contract/activities/lists'
import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import { declaredEndpoints, type EndpointParts } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { photoQueue } from '@bnr/contract/media/endpoints'
import { profileCard } from '@bnr/contract/profiles/card'
import { readDraft, readProfile } from '@bnr/contract/profiles/endpoints'
import type { Viewer } from '@bnr/contract/profiles/field'
import { profile } from '@bnr/contract/profiles/profile'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { readMatches } from '@bnr/contract/search/matches'
import type { WireFields } from '@bnr/contract/wire'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { media } from '../src/media/tables.ts'
import { profiles } from '../src/profiles/tables.ts'
import { activities } from '../src/relations/tables.ts'
import { createStaff } from './factories/accounts.ts'
import { giveMembership } from './factories/memberships.ts'
import { createPhoto } from './factories/photos.ts'
import { createMember, everyHiddenField, wizardSections } from './factories/profiles.ts'
import { useService } from './harness.ts'
import { cardFieldLaw } from './laws/cardFields.ts'
import { seenFrom } from './laws/profileFields.ts'
import { pathsIn } from './paths.ts'

const service = useService()

/** `new` is a member whose number is verified and whose profile was never sent for review. */
type Looker = Viewer | 'guest' | 'new'

const owners: readonly Looker[] = ['owner', 'staff']
const members: readonly Looker[] = ['member', 'contact', ...owners]
const staff: readonly Looker[] = ['staff']
const onCards: readonly Looker[] = ['member', 'contact', 'staff']
const guests: readonly Looker[] = ['guest', 'new']

const whoReads: Record<Looker, readonly string[]> = {
  guest: ['everybody'],
  new: ['everybody'],
  member: ['everybody', 'members and staff', 'members'],
  contact: ['everybody', 'members and staff', 'members'],
  owner: [],
  staff: ['everybody', 'members and staff', 'staff'],
}

type Person = { viewer: Looker; id: number; token?: string }
type Reading = {
  endpoint: EndpointParts
  input: (person: Person, bride: { id: number; bnrId: string }) => Record<string, unknown>
  /** Who finds her there. */
  seen: readonly Looker[]
}

const ownId = ({ id }: Person) => ({ params: { id } })
/** She is on these for whoever did that to her, which hides her elsewhere: for the second member alone. */
const hiding: readonly ActivitySlug[] = ['blocked', 'ignored']

/** Every call whose reply can hold her whole profile. */
const readings: readonly Reading[] = [
  { endpoint: readProfile, input: (_, { bnrId }) => ({ query: { pid: bnrId } }), seen: members },
  { endpoint: readDraft, input: (_, { id }) => ({ params: { id } }), seen: owners },
  { endpoint: photoQueue, input: () => ({}), seen: staff },
  { endpoint: readDashboard, input: ownId, seen: ['owner'] },
]

/** Every call whose reply can hold her card. */
const cardReadings: readonly Reading[] = [
  { endpoint: searchProfiles, input: searchFor, seen: [...guests, ...onCards] },
  { endpoint: readMatches, input: ownId, seen: ['new', ...onCards] },
  { endpoint: readDashboard, input: ownId, seen: ['new', 'member', 'contact'] },
  ...activitySlugs.map((slug) => ({
    endpoint: lists[slug],
    input: ownId,
    seen: hiding.includes(slug) ? [] : (['new', ...onCards] as const),
  })),
]

function searchFor({ viewer }: Person, { bnrId }: { bnrId: string }) {
  const criteria = viewer === 'staff' ? [{ key: 'pid', operation: 'eq', value: bnrId }] : []
  return { query: { size: 50 }, body: { criteria } }
}

function holds(schema: z.ZodType, wanted: unknown): boolean {
  if ((schema as unknown) === wanted) return true
  const { fields } = schema as unknown as { fields?: WireFields }
  if (fields) return Object.values(fields).some(([, inner]) => holds(inner, wanted))
  const def = schema._zod.def as { innerType?: z.ZodType; element?: z.ZodType }
  return [def.innerType, def.element].some((inner) => inner !== undefined && holds(inner, wanted))
}

const at = (value: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown> | undefined)?.[name], value)

/** Her profile, wherever in a reply it stands. */
function findProfile(reply: unknown, id: number): object | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined
  if ('createdAt' in reply && 'id' in reply && reply.id === id) return reply
  return Object.values(reply)
    .map((inner) => findProfile(inner, id))
    .find(Boolean)
}

const churchOfHers = 'Mar Thoma Syrian'

/** Her card, wherever on the wire it stands: she alone is of her church. */
function findCard(reply: unknown): object | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined
  if ('me' in reply && !('cdt' in reply) && at(reply, 'ri.de') === churchOfHers) return reply
  return Object.values(reply).map(findCard).find(Boolean)
}

/** Objects that stand as one line of the table. */
const whole = ['me', 'mp', 'pac', 'bi.ht', 'bi.ph']

async function perform(
  fromId: number,
  toId: number,
  kind: (typeof activityKinds)[keyof typeof activityKinds],
) {
  const day = kind.code === 'v' ? '2026-01-01' : 'infinity'
  await service.db.insert(activities).values({ fromId, toId, kind: kind.code, at: new Date(), day })
}

/** Everything she and a member can have done to one another that hides nobody. */
async function meet(bride: number, groom: number) {
  for (const { kind, side } of Object.values(activityLists)) {
    if (kind === 'block' || kind === 'ignore') continue
    await (side === 'byMe'
      ? perform(groom, bride, activityKinds[kind])
      : perform(bride, groom, activityKinds[kind]))
  }
}

async function sendPhoto(profileId: number) {
  const [at, id] = [new Date(), `photo of ${profileId}`]
  const photo = { kind: 'pp', status: 'Ready', folder: id, width: 10, height: 10, processed: true } as const
  await service.db.insert(media).values({ id, profileId, ...photo, createdAt: at, changedAt: at })
}

test.each([
  ['whole profile', profile, readings],
  ['card', profileCard, cardReadings],
] as const)('no call gives a %s that these tests do not walk', (_, wanted, walks) => {
  const holding = declaredEndpoints().filter(({ reply }) => holds(reply, wanted))
  const walked = new Set<EndpointParts>(walks.map(({ endpoint }) => endpoint))
  expect(holding.filter((endpoint) => !walked.has(endpoint)).map(({ path }) => path)).toEqual([])
  expect(holding).toHaveLength(walked.size)
})

/** Her, and one of each who looks at her. */
async function everybody() {
  const { professional, ...hidden } = everyHiddenField()
  const change = {
    ...hidden,
    professional: { ...wizardSections.professional, ...professional },
    basic: { ...hidden.basic, caste: 'Nadar' },
    religion: { ...wizardSections.religion, denomination: churchOfHers },
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
  const people: Person[] = [
    { viewer: 'guest', id: groom.id },
    { viewer: 'new', ...fresh },
    { viewer: 'member', ...groom },
    { viewer: 'contact', ...payer },
    { viewer: 'owner', ...bride },
    { viewer: 'staff', id: groom.id, token: (await createStaff(service, 'cc_executive')).token },
  ]
  return { bride, people }
}

test('no viewer sees a field that the law keeps from her, in any call that gives a profile', async () => {
  const { bride, people } = await everybody()
  for (const { endpoint, input, seen } of readings) {
    for (const person of people) {
      const where = `${person.viewer}: ${endpoint.method} ${endpoint.path}`
      const { body, status } = await service.call(endpoint, input(person, bride) as never, person.token)
      const found = status === 200 ? findProfile(body, bride.id) : undefined
      expect(found !== undefined, where).toBe(seen.includes(person.viewer))
      if (found) expect(beyondLaw(found, person.viewer as Viewer), where).toEqual([])
    }
  }
})

test('a card says to each viewer what the law says and nothing else, in every call that gives one', async () => {
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

test.each(hiding)('the list %s gives what any member sees', async (slug) => {
  const bride = await createMember(service, {
    change: { religion: { ...wizardSections.religion, denomination: churchOfHers } },
  })
  const groom = await createMember(service, { gender: 'm' })
  await perform(groom.id, bride.id, activityKinds[activityLists[slug].kind])
  const { wire } = await service.call(lists[slug], { params: { id: groom.id } }, groom.token)
  const unsaid = ['bi.ca', 'mp']
  expect(pathsIn(findCard(wire) ?? {}, whole)).toEqual(
    cardFieldsOf('member').filter((path) => !unsaid.includes(path)),
  )
})

const beyondLaw = (found: object, viewer: Viewer) => {
  const allowed = seenFrom(viewer)
  return pathsIn(found).filter((path) => !allowed.includes(path))
}
const cardFieldsOf = (viewer: Looker) =>
  Object.keys(cardFieldLaw)
    .filter((path) => whoReads[viewer].includes(cardFieldLaw[path] ?? ''))
    .sort()
