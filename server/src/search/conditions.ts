import type { Criterion } from '@bnr/contract/criteria'
import { searchKeys } from '@bnr/contract/search/keys'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '../http/actor.ts'
import { checkCriteria, conditionOf, type RequestedCriterion } from '../http/criteria.ts'
import { Failure } from '../platform/failure.ts'
import { active, genderIs, oppositeOf, whereVisible } from '../viewing/visibility.ts'
import { predicates } from './predicates.ts'

/** The conditions of a search: its criteria, checked by the table of keys, and those that apply to its viewer. */
export function conditionsOf(actor: Actor, criteria: readonly Criterion[], now: Date): SQL[] {
  const requested = checkCriteria(searchKeys, actor, criteria)
  const viewed = viewerConditions(actor, requested)
  const own = requested
    .filter(({ key }) => actor.kind === 'staff' || (key !== 'ps' && key !== 'bi.ge'))
    .map((one) => conditionOf(predicates, one, now, one.operation, actor))
  return [...viewed, ...own].filter((condition) => condition !== undefined)
}

type SearchCriterion = RequestedCriterion<typeof searchKeys>

/** The conditions that always apply to members and guests: Active profiles, and for members the opposite gender. */
function viewerConditions(actor: Actor, requested: readonly SearchCriterion[]): SQL[] {
  if (actor.kind === 'staff') return []
  const statuses = requested.filter(({ key }) => key === 'ps').flatMap(({ value }) => value)
  if (statuses.some((status) => status !== 'Active')) throw new Failure('not_allowed')
  const genders = requested.flatMap((one) => (one.key === 'bi.ge' ? [one.value] : []))
  if (actor.kind !== 'member') return [active.where(actor), genderIs(genders[0] ?? 'f')]
  if (genders.some((gender) => gender !== oppositeOf(actor.gender))) throw new Failure('same_gender')
  return whereVisible(actor)
}
