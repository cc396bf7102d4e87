import type { Criterion } from '@bnr/contract/criteria'
import type { Gender } from '@bnr/contract/profiles/gender'
import { type SearchKey, searchKeys } from '@bnr/contract/search/keys'
import type { SQL } from 'drizzle-orm'
import type { Actor } from '../http/actor.ts'
import { checkCriteria, conditionOf, type RequestedCriterion } from '../http/criteria.ts'
import { Failure } from '../platform/failure.ts'
import { active, genderIs, oppositeOf, whereVisible } from '../viewing/visibility.ts'
import { type Filter, sqlOf } from './filters.ts'
import { predicates } from './predicates.ts'

/** Who can be found at all: Active profiles of one gender, and of those only who neither blocked the viewer nor is blocked. */
export interface Audience {
  gender: Gender
  /** Profile of the viewer; none for guests. */
  viewer: number | undefined
}

export interface Asked {
  filters: Filter[]
  /** None for staff, who find everybody. */
  audience: Audience | undefined
}

/** The filters of a search, from criteria checked by the table of keys, and its audience. */
export function askedBy(actor: Actor, criteria: readonly Criterion[], now: Date): Asked {
  const { audience, own } = askedByCriterion(actor, criteria, now)
  return { audience, filters: own.flatMap(({ filter }) => filter ?? []) }
}

/** The same for each criterion. The filter is undefined if it excludes nobody in the audience. */
function askedByCriterion(actor: Actor, criteria: readonly Criterion[], now: Date) {
  const requested = checkCriteria(searchKeys, actor, criteria)
  const audience = audienceOf(actor, requested)
  const own = requested.map((one) => {
    const isAudiences = audience && (one.key === 'ps' || one.key === 'bi.ge')
    const filter = isAudiences ? undefined : conditionOf(predicates, one, now, one.operation, actor)
    return { key: one.key, filter }
  })
  return { audience, own }
}

/** The same as conditions of SQL. */
export function conditionsOf(actor: Actor, criteria: readonly Criterion[], now: Date): SQL[] {
  return conditionsFor(askedBy(actor, criteria, now))
}

export const conditionsFor = ({ audience, filters }: Asked): SQL[] => [
  ...(audience ? whereFound(audience) : []),
  ...filters.map(sqlOf),
]

export type OwnCondition = { key: SearchKey; condition: SQL | undefined }
/** The conditions that always apply to the viewer, and that of each criterion. */
export type ConditionsByCriterion = { always: SQL[]; own: OwnCondition[] }

export function conditionsByCriterion(
  actor: Actor,
  criteria: readonly Criterion[],
  now: Date,
): ConditionsByCriterion {
  const { audience, own } = askedByCriterion(actor, criteria, now)
  return {
    always: audience ? whereFound(audience) : [],
    own: own.map(({ key, filter }) => ({ key, condition: filter && sqlOf(filter) })),
  }
}

function whereFound({ gender, viewer }: Audience): SQL[] {
  if (viewer === undefined) return [active.where(undefined), genderIs(gender)]
  return whereVisible({ profileId: viewer, gender: oppositeOf(gender) })
}

type SearchCriterion = RequestedCriterion<typeof searchKeys>

function audienceOf(actor: Actor, requested: readonly SearchCriterion[]): Audience | undefined {
  if (actor.kind === 'staff') return undefined
  const statuses = requested.filter(({ key }) => key === 'ps').flatMap(({ value }) => value)
  if (statuses.some((status) => status !== 'Active')) throw new Failure('not_allowed')
  const genders = requested.flatMap((one) => (one.key === 'bi.ge' ? [one.value] : []))
  if (actor.kind !== 'member') return { gender: genders[0] ?? 'f', viewer: undefined }
  const gender = oppositeOf(actor.gender)
  if (genders.some((one) => one !== gender)) throw new Failure('same_gender')
  return { gender, viewer: actor.profileId }
}
