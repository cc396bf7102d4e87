import type { Criterion } from '@bnr/contract/criteria'
import { profileStatuses } from '@bnr/contract/profiles/transitions'
import { type QueueSort, queueSortValues, type SearchSort, searchSorts } from '@bnr/contract/search/sorts'
import type { Page } from '../database/paged.ts'
import { type Actor, hasFullView } from '../http/actor.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { askedBy, conditionsFor } from './conditions.ts'
import type { FoundPage, SearchEngine } from './engine.ts'
import { searchQueue } from './queue.ts'

type SearchPage = Page & { sort: SearchSort | QueueSort }

/** The total and the ids of one page of a search, and those of featured profiles above the first page. */
export async function findPage(
  { db, clock }: Services,
  engine: SearchEngine,
  actor: Actor,
  { criteria, page }: { criteria: readonly Criterion[]; page: SearchPage },
): Promise<FoundPage> {
  const { sort } = page
  const now = clock.now()
  const asked = askedBy(actor, criteria, now)
  if (isQueueSort(sort)) {
    const queue = { ...page, ...queueOf(actor, sort, criteria) }
    return { ...(await searchQueue(db, conditionsFor(asked), queue)), extra: [] }
  }
  const sorted = { ...page, sort: sortFor(actor, sort) }
  return await engine.search(asked, sorted, seesFeatured(actor, page) ? now : undefined)
}

/** Featured profiles appear above the first page, for members with the full view. */
const seesFeatured = (actor: Actor, { page }: Page): boolean =>
  actor.kind === 'member' && hasFullView(actor) && page === 0

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
