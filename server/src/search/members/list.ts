import type { MemberSearch } from '@bnr/contract/search/memberSearches'
import { hasFullView, type Member } from '../../http/actor.ts'
import type { Services } from '../../services/services.ts'
import { conditionsNow } from './conditions.ts'
import { countNew, type NewCount } from './newProfiles.ts'
import { type MemberSearchRow, searchesOf } from './store.ts'

/**
 * The saved searches of a member with the number of their new profiles, in two statements. Members who see what guests
 * see get no numbers, because the totals of their searches are rounded.
 */
export async function memberSearchesOf({ db, clock }: Services, member: Member): Promise<MemberSearch[]> {
  const now = clock.now()
  const found = await searchesOf(db, member.profileId)
  const checked = found.map((row) => ({ row, ...conditionsNow(member, row.criteria, now) }))
  const counted = hasFullView(member) ? checked : []
  const sought = counted.flatMap(({ row, conditions }) =>
    conditions ? [{ id: row.id, conditions, since: row.lookedAt }] : [],
  )
  const counts = await db.read((reader) => countNew(reader, sought, now))
  const countOf = new Map(sought.map(({ id }, index) => [id, counts[index]]))
  return checked.map(({ row, problem }) => ({
    ...shown(row, countOf.get(row.id)),
    ...(problem && { problem }),
  }))
}

export const shown = (
  { id, name, query, daily, lookedAt }: MemberSearchRow,
  fresh?: NewCount,
): MemberSearch => ({
  id,
  name,
  query,
  daily,
  lookedAt: lookedAt.toISOString(),
  ...(fresh && { newCount: fresh.count, hasMore: fresh.hasMore }),
})
