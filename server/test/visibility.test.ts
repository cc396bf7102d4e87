import { lists } from '@bnr/contract/activities/endpoints'
import { activityKinds } from '@bnr/contract/activities/kinds'
import { type ActivitySlug, activityLists, activitySlugs } from '@bnr/contract/activities/lists'
import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import { declaredEndpoints, type EndpointParts } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { photoQueue } from '@bnr/contract/media/endpoints'
import { readDraft, readProfile } from '@bnr/contract/profiles/endpoints'
import { profile } from '@bnr/contract/profiles/profile'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { readMatches } from '@bnr/contract/search/matches'
import type { WireFields } from '@bnr/contract/wire'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { activities } from '../src/activities/tables.ts'
import { media } from '../src/media/tables.ts'
import type { Viewer } from '../src/profiles/policy.ts'
import { createStaff } from './factories/accounts.ts'
import { createMember, everyHiddenField } from './factories/profiles.ts'
import { useService } from './harness.ts'

const service = useService()

const owners: readonly Viewer[] = ['owner', 'staff']
const members: readonly Viewer[] = ['member', 'contact', ...owners]
const everybody: readonly Viewer[] = ['guest', ...members]

/** Who sees each field, by its readable path. */
const seenBy: Record<string, readonly Viewer[]> = {
  'basic.phone': ['contact', ...owners],
  'basic.email': owners,
  'basic.landline': owners,
  'basic.dateOfBirth': owners,
  'basic.contactPersonName': owners,
  'basic.contactPersonPhone': owners,
  'basic.contactRelationship': owners,
  'professional.company': owners,
  'professional.designation': owners,
  'professional.additionalEducation': owners,
  'family.fatherName': owners,
  'family.motherName': owners,
  'location.current.door': owners,
  'location.current.locality': owners,
  'location.current.postalCode': owners,
  phoneVerified: owners,
  registeredAt: ['staff'],
  bnrId: members,
  'basic.aboutMe': members,
  'basic.motherTongue': members,
  'basic.maritalStatus': members,
  'family.fatherOccupation': members,
  'location.current.city': members,
  'basic.ageYears': everybody,
  'basic.height': everybody,
  'religion.denomination': everybody,
  'professional.education.degree': everybody,
  'professional.occupation': everybody,
  'location.current.state': everybody,
}

type Person = { viewer: Viewer; id: number; token?: string }
type Reading = {
  endpoint: EndpointParts
  input: (person: Person, bride: { id: number; bnrId: string }) => Record<string, unknown>
  /** Who finds her there. */
  seen: readonly Viewer[]
}

const ownId = ({ id }: Person) => ({ params: { id } })
/** She is on these for whoever did that to her, which hides her elsewhere: for the second member alone. */
const hiding: readonly ActivitySlug[] = ['blocked', 'ignored']

/** Every call whose reply can hold her profile. */
const readings: readonly Reading[] = [
  { endpoint: readProfile, input: (_, { bnrId }) => ({ query: { pid: bnrId } }), seen: members },
  { endpoint: readDraft, input: (_, { id }) => ({ params: { id } }), seen: owners },
  { endpoint: searchProfiles, input: searchFor, seen: ['guest', 'member', 'contact', 'staff'] },
  { endpoint: readMatches, input: ownId, seen: ['member', 'contact', 'staff'] },
  { endpoint: photoQueue, input: () => ({}), seen: ['staff'] },
  { endpoint: readDashboard, input: ownId, seen: ['member', 'contact', 'owner'] },
  ...activitySlugs.map((slug) => ({
    endpoint: lists[slug],
    input: ownId,
    seen: hiding.includes(slug) ? [] : (['member', 'contact', 'staff'] as const),
  })),
]

function searchFor({ viewer }: Person, { bnrId }: { bnrId: string }) {
  const criteria = viewer === 'staff' ? [{ key: 'pid', operation: 'eq', value: bnrId }] : []
  return { query: { size: 50 }, body: { criteria } }
}

function holdsProfile(schema: z.ZodType): boolean {
  if ((schema as unknown) === profile) return true
  const { fields } = schema as unknown as { fields?: WireFields }
  if (fields) return Object.values(fields).some(([, inner]) => holdsProfile(inner))
  const def = schema._zod.def as { innerType?: z.ZodType; element?: z.ZodType }
  return [def.innerType, def.element].some((inner) => inner !== undefined && holdsProfile(inner))
}

const at = (value: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown> | undefined)?.[name], value)

/** Her profile, wherever in a reply it stands. */
function findProfile(reply: unknown, id: number): object | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined
  if ('status' in reply && 'id' in reply && reply.id === id) return reply
  return Object.values(reply)
    .map((inner) => findProfile(inner, id))
    .find(Boolean)
}

async function act(fromId: number, toId: number, kind: (typeof activityKinds)[keyof typeof activityKinds]) {
  const day = kind.code === 'v' ? '2026-01-01' : 'infinity'
  await service.db.insert(activities).values({ fromId, toId, kind: kind.code, at: new Date(), day })
}

/** Everything she and a member can have done to one another that hides nobody. */
async function meet(bride: number, groom: number) {
  for (const { kind, side } of Object.values(activityLists)) {
    if (kind === 'block' || kind === 'ignore') continue
    await (side === 'byMe' ? act(groom, bride, activityKinds[kind]) : act(bride, groom, activityKinds[kind]))
  }
}

async function sendPhoto(profileId: number) {
  const [at, id] = [new Date(), `photo of ${profileId}`]
  const photo = { kind: 'pp', status: 'Ready', folder: id, width: 10, height: 10, processed: true } as const
  await service.db.insert(media).values({ id, profileId, ...photo, createdAt: at, changedAt: at })
}

test('no call gives a profile that these tests do not walk', () => {
  const holding = declaredEndpoints().filter(({ reply }) => holdsProfile(reply))
  const walked = new Set<EndpointParts>(readings.map(({ endpoint }) => endpoint))
  expect(holding.filter((endpoint) => !walked.has(endpoint)).map(({ path }) => path)).toEqual([])
  expect(holding).toHaveLength(walked.size)
})

test('each viewer sees each field as the table says, in every call that gives a profile', async () => {
  const bride = await createMember(service, { change: everyHiddenField() })
  const [groom, payer] = [
    await createMember(service, { gender: 'm' }),
    await createMember(service, { gender: 'm' }),
  ]
  for (const { id } of [groom, payer]) await meet(bride.id, id)
  await act(payer.id, bride.id, activityKinds.view_phone)
  await sendPhoto(bride.id)
  const people: Person[] = [
    { viewer: 'guest', id: groom.id },
    { viewer: 'member', ...groom },
    { viewer: 'contact', ...payer },
    { viewer: 'owner', ...bride },
    { viewer: 'staff', id: groom.id, token: (await createStaff(service, 'cc_executive')).token },
  ]
  for (const { endpoint, input, seen } of readings) {
    for (const person of people) {
      const where = `${person.viewer}: ${endpoint.method} ${endpoint.path}`
      const { body, status } = await service.call(endpoint, input(person, bride) as never, person.token)
      const found = status === 200 ? findProfile(body, bride.id) : undefined
      expect(found !== undefined, where).toBe(seen.includes(person.viewer))
      if (found) expect(visibleIn(found), where).toEqual(fieldsOf(person.viewer))
    }
  }
})

test.each(hiding)('the list %s gives what any member sees', async (slug) => {
  const bride = await createMember(service, { change: everyHiddenField() })
  const groom = await createMember(service, { gender: 'm' })
  await act(groom.id, bride.id, activityKinds[activityLists[slug].kind])
  const { body } = await service.call(lists[slug], { params: { id: groom.id } }, groom.token)
  expect(visibleIn(findProfile(body, bride.id) ?? {})).toEqual(fieldsOf('member'))
})

const visibleIn = (found: object) => Object.keys(seenBy).filter((path) => at(found, path) !== undefined)
const fieldsOf = (viewer: Viewer) => Object.keys(seenBy).filter((path) => seenBy[path]?.includes(viewer))
