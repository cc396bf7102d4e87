import type { Criterion } from '@bnr/contract/criteria'
import type { Reply } from '@bnr/contract/endpoint'
import { listAt } from '@bnr/contract/profiles/fields'
import type { CountedKey, countProfiles } from '@bnr/contract/search/counts'
import { type Actor, hasFullView } from '../http/actor.ts'
import { type ListName, lists } from '../reference/lists.ts'
import type { Services } from '../services/services.ts'
import { totalFor } from '../viewing/guestPages.ts'
import { conditionsByCriterion, conditionsOf } from './conditions.ts'
import { countsOf, fieldCounted } from './counts.ts'
import { allOf, matching } from './engine.ts'

/** The counts of a search as the viewer may see them. Those who see what guests see learn the rounded total alone. */
export async function countReply(
  { db, clock }: Services,
  actor: Actor,
  criteria: readonly Criterion[],
): Promise<Reply<typeof countProfiles>> {
  const now = clock.now()
  if (!hasFullView(actor)) {
    const where = allOf(conditionsOf(actor, criteria, now))
    const total = await db.read((reader) => matching(reader, where))
    return { total: totalFor(actor, total), lists: [], without: [] }
  }
  const conditions = conditionsByCriterion(actor, criteria, now)
  const counts = await db.read((reader) => countsOf(reader, conditions))
  const counted = [...counts.lists].map(([key, codes]) => ({ key, counts: byValue(key, codes) }))
  return { ...counts, lists: counted }
}

/** Counts by the value that a search sends. Places of the same name are one value, and a search for it finds them all. */
function byValue(key: CountedKey, codes: ReadonlyMap<number, number>): Record<string, number> {
  const list = lists[listAt(fieldCounted(key)) as ListName]
  const counts: Record<string, number> = {}
  for (const [code, found] of codes) {
    const value = list.byCode(code)?.key
    if (value !== undefined) counts[value] = (counts[value] ?? 0) + found
  }
  return counts
}
