import type { Criterion } from '@bnr/contract/criteria'
import { profileStatuses } from '@bnr/contract/profiles/transitions'
import { type QueueSort, queueSortValues, type SearchSort, searchSorts } from '@bnr/contract/search/sorts'
import type { SQL } from 'drizzle-orm'
import type { Page } from '../database/paged.ts'
import { type Actor, hasFullView } from '../http/actor.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { type Asked, askedBy, conditionsFor, conditionsOf } from './conditions.ts'
import { type Found, noIds, type SortedPage, search } from './engine.ts'
import { featuredAmong } from './featured.ts'
import type { KeptIndex } from './memory/keptIndex.ts'
import { canAnswer } from './memory/narrow.ts'
import { searchInMemory } from './memory/searchInMemory.ts'
import { searchQueue } from './queue.ts'
import { searchesAnswered } from './searchMetrics.ts'

type SearchPage = Page & { sort: SearchSort | QueueSort }
type FoundPage = Found & { extra: number[] }

/** The total and the ids of one page of a search, and those of featured profiles above the first page. */
export async function findPage(
  services: Services,
  index: KeptIndex,
  actor: Actor,
  { criteria, page }: { criteria: readonly Criterion[]; page: SearchPage },
): Promise<FoundPage> {
  const { sort } = page
  if (isQueueSort(sort)) {
    const conditions = conditionsOf(actor, criteria, services.clock.now())
    const queue = { ...page, ...queueOf(actor, sort, criteria) }
    return { ...(await searchQueue(services.db, conditions, queue)), extra: [] }
  }
  const asked = askedBy(actor, criteria, services.clock.now())
  const sorted = { ...page, sort: sortFor(actor, sort) }
  return (
    (await findInMemory(services, index, actor, { asked, page: sorted })) ??
    (await findInSql(services, actor, { asked, page: sorted }))
  )
}

/** Undefined if there is no index, or if it lacks a column of this search. */
async function findInMemory(
  { db, clock }: Services,
  index: KeptIndex,
  actor: Actor,
  { asked, page }: { asked: Asked; page: SortedPage },
): Promise<FoundPage | undefined> {
  const { audience, filters } = asked
  const { current } = index
  if (!current || !audience || !canAnswer(filters)) return undefined
  const showsFeatured = seesFeatured(actor, page)
  try {
    const request = { audience, filters, page, showsFeatured, now: clock.now() }
    const found = await searchInMemory(db, current, request)
    searchesAnswered.inc({ engine: 'memory' })
    return found
  } catch (error) {
    index.giveUp(error)
    return undefined
  }
}

async function findInSql(
  { db, clock }: Services,
  actor: Actor,
  { asked, page }: { asked: Asked; page: SortedPage },
): Promise<FoundPage> {
  const conditions = conditionsFor(asked)
  const extra = featuredFor(actor, conditions, page, clock.now())
  return await db.read((reader) => search(reader, conditions, page, extra))
}

/** Featured profiles appear above the first page, for members with the full view. */
const seesFeatured = (actor: Actor, { page }: Page): boolean =>
  actor.kind === 'member' && hasFullView(actor) && page === 0

const featuredFor = (actor: Actor, conditions: readonly SQL[], page: Page, now: Date): SQL =>
  actor.kind === 'member' && seesFeatured(actor, page) ? featuredAmong(conditions, actor, now) : noIds

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
