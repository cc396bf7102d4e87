import type { Criterion } from '@bnr/contract/criteria'
import type { Gender } from '@bnr/contract/profiles/gender'
import { type SearchKey, searchKeys } from '@bnr/contract/search/keys'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { countOf } from '../database/paged.ts'
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
  /** What the statement of the session read for the engine. */
  alongside?: unknown
}

/** A search: who can be found, and the filter of each criterion. Staff have no audience: they find everybody. */
export interface Asked {
  audience: Audience | undefined
  own: readonly OwnFilter[]
}

/** The filter of a criterion; undefined if it excludes nobody in the audience. */
export type OwnFilter = { key: SearchKey; filter: Filter | undefined }

/** The search for criteria, checked by the table of keys. */
export function askedBy(actor: Actor, criteria: readonly Criterion[], now: Date): Asked {
  const requested = checkCriteria(searchKeys, actor, criteria)
  const audience = audienceOf(actor, requested)
  const own = requested.map((one) => {
    const isAudiences = audience && (one.key === 'ps' || one.key === 'bi.ge')
    const filter = isAudiences ? undefined : conditionOf(predicates, one, now, one.operation, actor)
    return { key: one.key, filter }
  })
  return { audience, own }
}

export const filtersOf = ({ own }: Asked): Filter[] => own.flatMap(({ filter }) => filter ?? [])

/** The conditions of a search in SQL. */
export const conditionsOf = (actor: Actor, criteria: readonly Criterion[], now: Date): SQL[] =>
  conditionsFor(askedBy(actor, criteria, now))

export const conditionsFor = (asked: Asked): SQL[] => [
  ...audienceConditions(asked.audience),
  ...filtersOf(asked).map((filter) => sqlOf(filter)),
]

export const audienceConditions = (audience: Audience | undefined): SQL[] =>
  audience ? whereFound(audience) : []

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`

/** How many profiles meet a condition. */
export const matching = (db: Queryable, where: SQL): Promise<number> =>
  countOf(db, sql`(select from search_profiles where ${where})`)

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
  return { gender, viewer: actor.profileId, alongside: actor.alongside }
}
