import type { Criterion } from '@bnr/contract/criteria'
import type { Reply } from '@bnr/contract/endpoint'
import { listAt } from '@bnr/contract/profiles/fields'
import type { CountedKey } from '@bnr/contract/search/countedKeys'
import type { countProfiles } from '@bnr/contract/search/counts'
import type { SearchKey } from '@bnr/contract/search/keys'
import { searchedFields } from '@bnr/contract/search/searchable'
import { fewestCounted } from '@bnr/contract/search/widerMatches'
import { type Actor, accountOf, hasFullView } from '../http/actor.ts'
import { type ListName, lists } from '../reference/lists.ts'
import type { Services } from '../services/services.ts'
import { totalFor } from '../viewing/guestPages.ts'
import { isOnCard } from '../viewing/presentCard.ts'
import { askedBy } from './conditions.ts'
import { fieldCounted } from './counts.ts'
import type { SearchEngine } from './engine.ts'
import type { KeysTogether } from './keysTogether.ts'

/**
 * The counts of a search as the viewer may see them. Those who see what guests see learn the rounded total alone, and
 * members cannot read somebody's lists from the counts of a search for that person.
 */
export async function countReply(
  { clock }: Services,
  engine: SearchEngine,
  actor: Actor,
  criteria: readonly Criterion[],
): Promise<Reply<typeof countProfiles>> {
  const asked = askedBy(actor, criteria, clock.now())
  if (!hasFullView(actor) || (actor.kind === 'member' && namesSomebody(criteria))) {
    const { total } = await engine.search(asked, totalAlone, undefined)
    return { total: totalFor(actor, total), lists: [], without: [] }
  }
  const { total, without, together, lists } = await engine.count(asked, accountOf(actor))
  const isStaff = actor.kind === 'staff'
  const shown = [...lists].filter((list) => isStaff || mayBeCounted(list))
  const leftOut = together.filter((set) => isStaff || mayBeNamed(set))
  return {
    total,
    without,
    lists: shown.map(([key, codes]) => ({ key, counts: byValue(key, codes) })),
    ...(leftOut.length > 0 && { together: leftOut }),
  }
}

const namesSomebody = (criteria: readonly Criterion[]) => criteria.some(({ key }) => key === 'pid')

function mayBeCounted([key, codes]: readonly [CountedKey, ReadonlyMap<number, number>]): boolean {
  const people = [...codes.values()].reduce((sum, found) => sum + found, 0)
  // Members see other fields only when they open a profile, which is counted and limited.
  return people >= fewestCounted || isOnCard(fieldCounted(key), 'member')
}

/** A set that leaves few people would tell which choices they fail, also in fields that only an opened profile shows. */
const mayBeNamed = ({ keys, total }: KeysTogether): boolean =>
  total >= fewestCounted || !keys.some(isHiddenOnCards)

function isHiddenOnCards(key: SearchKey): boolean {
  const field = searchedFields.get(key)
  // Cards show ages.
  return field !== undefined && key !== 'bi.dob' && !isOnCard(field, 'member')
}

/** A page without profiles. */
const totalAlone = { page: 0, size: 0 }

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
