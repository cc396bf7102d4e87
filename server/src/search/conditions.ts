import type { Criterion } from '@bnr/contract/criteria'
import { searchKeys } from '@bnr/contract/search/keys'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '../platform/actor.ts'
import { checkCriteria, conditionOf, type RequestedCriterion } from '../platform/criteria.ts'
import { Failure } from '../platform/failure.ts'
import { active, genderIs, oppositeOf, whereVisible } from '../viewing/visibility.ts'
import { predicates } from './predicates.ts'

/** The conditions a search asks for, each checked by the table of keys, and those its viewer brings. */
export function conditionsOf(actor: Actor, criteria: readonly Criterion[], now: Date): SQL[] {
  const asked = checkCriteria(searchKeys, actor, criteria)
  const viewed = viewerConditions(actor, asked)
  const own = asked
    .filter(({ key }) => actor.kind === 'staff' || (key !== 'ps' && key !== 'bi.ge'))
    .map((one) => conditionOf(predicates, one, now, one.operation, actor))
  return [...viewed, ...own].filter((condition) => condition !== undefined)
}

type SearchCriterion = RequestedCriterion<typeof searchKeys>

/** What holds for members and guests whether or not they ask: Active alone, and for members the opposite gender. */
function viewerConditions(actor: Actor, asked: readonly SearchCriterion[]): SQL[] {
  if (actor.kind === 'staff') return []
  const statuses = asked.filter(({ key }) => key === 'ps').flatMap(({ value }) => value)
  if (statuses.some((status) => status !== 'Active')) throw new Failure('not_allowed')
  const genders = asked.flatMap((one) => (one.key === 'bi.ge' ? [one.value] : []))
  if (actor.kind !== 'member') return [active.where(actor), genderIs(genders[0] ?? 'f')]
  if (genders.some((gender) => gender !== oppositeOf(actor.gender))) throw new Failure('same_gender')
  return whereVisible(actor)
}
