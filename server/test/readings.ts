import { lists } from '@bnr/contract/activities/endpoints'
import { type ActivitySlug, activitySlugs } from '@bnr/contract/activities/lists'
import { readConversation, readConversations } from '@bnr/contract/conversations/endpoints'
import { readDashboard } from '@bnr/contract/dashboard/endpoints'
import type { EndpointParts } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { photoQueue } from '@bnr/contract/media/endpoints'
import { readDraft, readProfile } from '@bnr/contract/profiles/endpoints'
import type { Viewer } from '@bnr/contract/profiles/field'
import { findCandidates, readProposalHistory } from '@bnr/contract/proposals/endpoints'
import { readOwnProposals } from '@bnr/contract/proposals/ownEndpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { readMatches } from '@bnr/contract/search/matches'
import type { WireFields } from '@bnr/contract/wire'
import type { z } from 'zod'

/** `new` is a member whose number is verified and whose profile was never sent for review. */
export type AnyViewer = Viewer | 'guest' | 'new'

const owners: readonly AnyViewer[] = ['owner', 'staff']
const members: readonly AnyViewer[] = ['member', 'contact', ...owners]
const staff: readonly AnyViewer[] = ['staff']
const onCards: readonly AnyViewer[] = ['member', 'contact', 'staff']
const guests: readonly AnyViewer[] = ['guest', 'new']

export const whoReads: Record<AnyViewer, readonly string[]> = {
  guest: ['everybody'],
  new: ['everybody'],
  member: ['everybody', 'members and staff', 'members'],
  contact: ['everybody', 'members and staff', 'members'],
  owner: [],
  staff: ['everybody', 'members and staff', 'staff'],
}

export type Person = { viewer: AnyViewer; id: number; token?: string }
type Reading = {
  endpoint: EndpointParts
  input: (person: Person, bride: { id: number; bnrId: string }) => Record<string, unknown>
  /** Viewers who find her in the reply. */
  seen: readonly AnyViewer[]
}

const ownId = ({ id }: Person) => ({ params: { id } })
/** Nobody finds her on these lists: no viewer has blocked or ignored her, which would hide her elsewhere. */
export const hiding: readonly ActivitySlug[] = ['blocked', 'ignored']

/** Every call whose reply can contain her whole profile. */
export const readings: readonly Reading[] = [
  { endpoint: readProfile, input: (_, { bnrId }) => ({ query: { pid: bnrId } }), seen: members },
  { endpoint: readDraft, input: (_, { id }) => ({ params: { id } }), seen: owners },
  { endpoint: photoQueue, input: () => ({}), seen: staff },
  { endpoint: readDashboard, input: ownId, seen: ['owner'] },
]

/** Every call whose reply can contain her card. */
export const cardReadings: readonly Reading[] = [
  { endpoint: searchProfiles, input: searchFor, seen: [...guests, ...onCards] },
  { endpoint: readMatches, input: ownId, seen: ['new', ...onCards] },
  { endpoint: readDashboard, input: ownId, seen: ['new', 'member', 'contact'] },
  { endpoint: readConversations, input: () => ({}), seen: ['new', 'member', 'contact'] },
  { endpoint: readConversation, input: withHer, seen: ['new', 'member', 'contact'] },
  { endpoint: readOwnProposals, input: () => ({}), seen: ['new', 'member', 'contact'] },
  { endpoint: readProposalHistory, input: ownId, seen: staff },
  // Candidates have a test of their own, because they never include profiles with an interest.
  { endpoint: findCandidates, input: () => ({ params: { id: 2_000_000_000 } }), seen: [] },
  ...activitySlugs.map((slug) => ({
    endpoint: lists[slug],
    input: ownId,
    seen: hiding.includes(slug) ? [] : (['new', ...onCards] as const),
  })),
]

function withHer(_: Person, { bnrId }: { bnrId: string }) {
  return { params: { pid: bnrId } }
}

function searchFor({ viewer }: Person, { bnrId }: { bnrId: string }) {
  const criteria = viewer === 'staff' ? [{ key: 'pid', operation: 'eq', value: bnrId }] : []
  return { query: { size: 50 }, body: { criteria } }
}

export function contains(schema: z.ZodType, wanted: unknown): boolean {
  if ((schema as unknown) === wanted) return true
  const { fields } = schema as unknown as { fields?: WireFields }
  if (fields) return Object.values(fields).some(([, inner]) => contains(inner, wanted))
  const def = schema._zod.def as { innerType?: z.ZodType; element?: z.ZodType }
  return [def.innerType, def.element].some((inner) => inner !== undefined && contains(inner, wanted))
}

const at = (value: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown> | undefined)?.[name], value)

/** Finds her profile anywhere in a reply. */
export function findProfile(reply: unknown, id: number): object | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined
  if ('createdAt' in reply && 'id' in reply && reply.id === id) return reply
  return Object.values(reply)
    .map((inner) => findProfile(inner, id))
    .find(Boolean)
}

export const herChurch = 'Mar Thoma Syrian'

/** Finds her card anywhere in a reply: nobody else is of her church. */
export function findCard(reply: unknown): object | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined
  if ('me' in reply && !('cdt' in reply) && at(reply, 'ri.de') === herChurch) return reply
  return Object.values(reply).map(findCard).find(Boolean)
}
