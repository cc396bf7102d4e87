import type { Criterion } from '@bnr/contract/criteria'
import { profileStatuses } from '@bnr/contract/profiles/transitions'
import { readSearchMappings, searchProfiles } from '@bnr/contract/search/endpoints'
import { searchKeys } from '@bnr/contract/search/keys'
import { readMatches } from '@bnr/contract/search/matches'
import { type QueueSort, queueSortValues } from '@bnr/contract/search/sorts'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../platform/actor.ts'
import { usableCriteria } from '../platform/criteria.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { requireOwnerOrStaff } from '../profiles/policy.ts'
import { cardsOf } from '../viewing/cards.ts'
import { pageFor } from '../viewing/guestPages.ts'
import { conditionsOf } from './conditions.ts'
import { search } from './engine.ts'
import { matchesOf } from './matches.ts'
import { searchQueue } from './queue.ts'

export function searchRoutes(app: FastifyInstance, services: Services): void {
  serve(app, searchProfiles, async ({ actor, query, body }) => {
    requireOwnId(actor, body.fromId)
    const page = pageFor(actor, query)
    const conditions = conditionsOf(actor, body.criteria, services.clock.now())
    const { total, ids } = isQueueSort(query.sort)
      ? await searchQueue(services.db, conditions, { ...page, ...queueOf(actor, query.sort, body.criteria) })
      : await search(services.db, conditions, { ...page, sort: query.sort })
    const cards = await cardsOf(services, actor, ids)
    return { results: [...cards.values()], total, page: page.page }
  })

  serve(app, readSearchMappings, ({ actor }) => usableCriteria(searchKeys, actor))

  serve(app, readMatches, async ({ actor, params, query }) => {
    requireOwnerOrStaff(actor, params.id)
    return await matchesOf(services, actor, { profileId: params.id, ...pageFor(actor, query) })
  })
}

const isQueueSort = (sort: string): sort is QueueSort => queueSortValues.some((one) => one === sort)

/** When a profile came into its status concerns staff alone, and orders the profiles of one status. */
function queueOf(actor: Actor, sort: QueueSort, criteria: readonly Criterion[]) {
  if (actor.kind !== 'staff') throw new Failure('not_allowed')
  const [asked, ...others] = criteria.filter(({ key }) => key === 'ps').flatMap(({ value }) => value)
  const status = profileStatuses.find((one) => one === asked)
  if (!status || others.length > 0) throw invalidInput({ sort: 'Choose one status for this order' })
  return { sort, status }
}

function requireOwnId(actor: Actor, fromId: number | undefined): void {
  if (fromId === undefined || actor.kind === 'staff') return
  if (actor.kind !== 'member' || actor.profileId !== fromId) throw new Failure('not_allowed')
}
