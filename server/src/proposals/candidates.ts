import type { Criterion } from '@bnr/contract/criteria'
import type { Candidate, CandidateFit } from '@bnr/contract/proposals/endpoints'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import { limits, type Page } from '../database/paged.ts'
import type { Staff } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { genderOfCode } from '../profiles/searchRow.ts'
import { blockedOrIgnored } from '../relations/blocks.ts'
import { conditionsOf } from '../search/conditions.ts'
import { sqlOf } from '../search/filters.ts'
import { ofEither } from '../search/match/match.ts'
import { type Person, readPeople } from '../search/match/person.ts'
import { metBy, preferredBy, preferring } from '../search/match/preferences.ts'
import type { Services } from '../services/services.ts'
import { cardsOf } from '../viewing/cards.ts'
import { active, oppositeGender } from '../viewing/visibility.ts'
import { excludedBy } from './excluded.ts'

type CandidateSearch = Page & { memberId: number; fit: CandidateFit; criteria: readonly Criterion[] }

/** Profiles that can be proposed to a member, with the preferences that each is known to meet. */
export async function findCandidates(
  services: Services,
  actor: Staff,
  { memberId, fit, criteria, ...page }: CandidateSearch,
) {
  const { db, clock } = services
  const now = clock.now()
  const member = (await readPeople(db, [memberId])).get(memberId)
  if (!member) throw new Failure('profile_not_found')
  const { reasons, conditions } = await excludedBy(db, member)
  const narrowed = narrowing(conditionsOf(actor, criteria, now))
  const where = [...fitting(member, fit, now), ...proposable(memberId), ...conditions, ...narrowed]
  const { total, ids } = await newest(db, where, page)
  return { results: await withMet(services, actor, member, ids), total, page: page.page, excluding: reasons }
}

/** Conditions on rows of search_profiles (`p`) and search_preferences (`w`). */
function fitting(member: Person, fit: CandidateFit, now: Date): SQL[] {
  const column = (name: string) => sql`p.${sql.identifier(name)}`
  const filters = [
    ...(fit === 'anybody' ? [] : preferredBy(member, now)),
    ...(fit === 'both' ? preferring(member, now) : []),
  ]
  return [
    active.where(member, column),
    oppositeGender.where({ gender: genderOfCode(member.gender) }, column),
    ...filters.map((filter) => sqlOf(filter, ofEither)),
  ]
}

/** The manager's own criteria, as conditions on `p`. */
const narrowing = (criteria: SQL[]): SQL[] =>
  criteria.length === 0
    ? []
    : [sql`p.profile_id in (select profile_id from search_profiles where ${sql.join(criteria, sql` and `)})`]

/** Nobody blocked or ignored, proposed before, or with an interest either way. */
export const proposable = (memberId: number): SQL[] => [
  sql`p.profile_id <> all(${blockedOrIgnored(memberId)})`,
  sql`p.profile_id <> all(array(select profile_id from proposals where member_id = ${memberId}))`,
  sql`p.profile_id <> all(array(select to_id from activities where from_id = ${memberId} and kind = 'l'
    union all select from_id from activities where to_id = ${memberId} and kind = 'l'))`,
]

const candidatesFrom = sql`search_profiles p join search_preferences w on w.profile_id = p.profile_id`

async function newest(db: Queryable, where: readonly SQL[], page: Page) {
  const [found] = await sqlRows<{ total: number; ids: number[] }>(db)`
    with fitting as materialized (select p.profile_id from ${candidatesFrom} where ${sql.join([...where], sql` and `)})
      select (select count(*)::int from fitting) as total,
        array(select profile_id from fitting order by profile_id desc ${limits(page)}) as ids`
  return found ?? { total: 0, ids: [] }
}

async function withMet(
  services: Services,
  actor: Staff,
  member: Person,
  ids: readonly number[],
): Promise<Candidate[]> {
  const now = services.clock.now()
  const people = await readPeople(services.db, ids)
  return [...(await cardsOf(services, actor, ids))].map(([id, profile]) => {
    const other = people.get(id)
    const meets = other && { mine: metBy(member, other, now), theirs: metBy(other, member, now) }
    return { profile, meets: meets ?? { mine: [], theirs: [] } }
  })
}
