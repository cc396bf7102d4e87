import type { Criterion } from '@bnr/contract/criteria'
import { profileStatuses } from '@bnr/contract/profiles/transitions'
import { countProfiles } from '@bnr/contract/search/counts'
import { readSearchMappings, searchProfiles } from '@bnr/contract/search/endpoints'
import { readFit } from '@bnr/contract/search/fit'
import { searchKeys } from '@bnr/contract/search/keys'
import { readMatches } from '@bnr/contract/search/matches'
import * as endpoints from '@bnr/contract/search/saved'
import { type QueueSort, queueSortValues, type SearchSort, searchSorts } from '@bnr/contract/search/sorts'
import type { SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Page } from '../database/paged.ts'
import { type Actor, hasFullView } from '../http/actor.ts'
import { usableCriteria } from '../http/criteria.ts'
import { serve } from '../http/serve.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import { requireOwn, requireOwnerOrStaff } from '../profiles/policy.ts'
import type { Services } from '../services/services.ts'
import { cardsOf } from '../viewing/cards.ts'
import { pageFor, totalFor } from '../viewing/guestPages.ts'
import { conditionsOf } from './conditions.ts'
import { countReply } from './countReply.ts'
import { noIds, search } from './engine.ts'
import { featuredAmong } from './featured.ts'
import { fitOf, matchesOf } from './matches.ts'
import { searchQueue } from './queue.ts'
import { addSavedSearch, deleteSavedSearch, renameSavedSearch, savedOf } from './saved.ts'

export function searchRoutes(app: FastifyInstance, services: Services): void {
  serve(app, searchProfiles, async ({ actor, query, body }) => {
    requireOwnId(actor, body.fromId)
    const page = pageFor(actor, query)
    const { total, ids, extra } = await findPage(services, actor, body.criteria, page)
    const cards = await cardsOf(services, actor, [...ids, ...extra])
    const shown = (wanted: readonly number[]) => wanted.flatMap((id) => cards.get(id) ?? [])
    return {
      results: shown(ids),
      total: totalFor(actor, total),
      page: page.page,
      ...(extra.length > 0 && { featured: shown(extra) }),
    }
  })

  serve(app, countProfiles, ({ actor, body }) => countReply(services, actor, body.criteria))

  serve(app, readSearchMappings, ({ actor }) => usableCriteria(searchKeys, actor))

  serve(app, readMatches, async ({ actor, params, query }) => {
    requireOwnerOrStaff(actor, params.id)
    return await matchesOf(services, actor, { profileId: params.id, ...pageFor(actor, query) })
  })

  serve(app, readFit, ({ actor, params }) => fitOf(services, requireOwn(actor, params.id), params.targetId))
}

type SearchPage = Page & { sort: SearchSort | QueueSort }

async function findPage(services: Services, actor: Actor, criteria: readonly Criterion[], page: SearchPage) {
  const { db, clock } = services
  const { sort } = page
  const conditions = conditionsOf(actor, criteria, clock.now())
  if (!isQueueSort(sort))
    return await db.read((reader) =>
      search(
        reader,
        conditions,
        { ...page, sort: sortFor(actor, sort) },
        featuredFor(services, actor, conditions, page),
      ),
    )
  const queue = { ...page, ...queueOf(actor, sort, criteria) }
  return { ...(await searchQueue(db, conditions, queue)), extra: [] }
}

/** Featured profiles appear above the first page, for members with the full view. */
function featuredFor({ clock }: Services, actor: Actor, conditions: readonly SQL[], { page }: Page): SQL {
  if (actor.kind !== 'member' || !hasFullView(actor) || page > 0) return noIds
  return featuredAmong(conditions, actor, clock.now())
}

/** The order by activity would show what a guest or somebody who hides their own activity does not see. */
function sortFor(actor: Actor, sort: SearchSort): SearchSort {
  if (sort !== searchSorts.recentlyActive) return sort
  const sees = actor.kind === 'member' && hasFullView(actor) && !actor.hidesActivity
  return sees ? sort : searchSorts.newest
}

const isQueueSort = (sort: string): sort is QueueSort => queueSortValues.some((one) => one === sort)

/** Only staff may sort by when profiles got their status, and only within one status. */
function queueOf(actor: Actor, sort: QueueSort, criteria: readonly Criterion[]) {
  if (actor.kind !== 'staff') throw new Failure('not_allowed')
  const [wanted, ...others] = criteria.filter(({ key }) => key === 'ps').flatMap(({ value }) => value)
  const status = profileStatuses.find((one) => one === wanted)
  if (!status || others.length > 0) throw invalidInput({ sort: 'Choose one status for this order' })
  return { sort, status }
}

function requireOwnId(actor: Actor, fromId: number | undefined): void {
  if (fromId === undefined || actor.kind === 'staff') return
  if (actor.kind !== 'member' || actor.profileId !== fromId) throw new Failure('not_allowed')
}

export function savedSearchRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, endpoints.listSavedSearches, ({ actor }) => savedOf(db, actor))
  serve(app, endpoints.saveSearch, ({ actor, body }) => addSavedSearch(db, actor, body))
  serve(app, endpoints.renameSearch, ({ actor, params, body }) =>
    renameSavedSearch(db, actor, params.id, body.name),
  )
  serve(app, endpoints.deleteSearch, async ({ actor, params }) => {
    await deleteSavedSearch(db, actor, params.id)
    return { message: 'Search deleted' }
  })
}
