import type { InterestState } from '@bnr/contract/activities/interests'
import { activityKeys } from '@bnr/contract/activities/keys'
import { type ActivityCode, activityKinds } from '@bnr/contract/activities/kinds'
import { activityLists } from '@bnr/contract/activities/lists'
import type { Activity } from '@bnr/contract/activities/schemas'
import type { Criterion } from '@bnr/contract/criteria'
import { type SQL, sql } from 'drizzle-orm'
import { noteMember } from '../database/auditContext.ts'
import type { Queryable } from '../database/database.ts'
import { type Page, pageOfText, presented } from '../database/paged.ts'
import { type Actor, type Member, requireFullView } from '../http/actor.ts'
import { type Conditions, checkCriteria, conditionOf, type RequestedCriterion } from '../http/criteria.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import { notBlockedByOwner, whereThere } from '../viewing/visibility.ts'

type ActivityCriterion = RequestedCriterion<typeof activityKeys>
type Found = {
  id: number
  at: string
  kind: ActivityCode
  interest: InterestState | null
  fromId: number
  fromBnrId: number
  fromName: string
  toId: number
  toBnrId: number
  toName: string
}

/** Finds activities, newest first. A search always names a profile, so that it can use an index. */
export async function searchActivities(
  db: Queryable,
  actor: Actor,
  criteria: readonly Criterion[],
  page: Page,
) {
  requireFullView(actor)
  noteMember(criteria, ['fromId', 'toId'])
  const found = sql`select a.id, a.at, a.kind, a.interest, f.id as "fromId", f.bnr_id as "fromBnrId", f.name as "fromName",
      t.id as "toId", t.bnr_id as "toBnrId", t.name as "toName"
    from activities a join profiles f on f.id = a.from_id join profiles t on t.id = a.to_id
    where ${sql.join(conditionsOf(actor, criteria), sql` and `)}`
  return presented(await pageOfText<Found>(db, found, sql`a.at desc, a.id desc`, page), present)
}

function conditionsOf(actor: Actor, criteria: readonly Criterion[]): SQL[] {
  const requested = checkCriteria(activityKeys, actor, criteria)
  const own = requested.map((one) => conditionOf(conditions, one))
  if (actor.kind === 'member') return [...own, ...ownOf(actor, requested)]
  if (partiesOf(requested).length > 0) return own
  throw invalidInput({ criterias: 'Search by fromId or toId' })
}

const conditions: Conditions<typeof activityKeys> = {
  fromId: (value) => sql`a.from_id = ${value}`,
  toId: (value) => sql`a.to_id = ${value}`,
  at: (value) => sql`a.kind = any(${`{${[value].flat().join(',')}}`}::text[])`,
}

/** Activities of others that a member sees in lists. Ignoring and blocking remain private. */
const seenByTarget: string[] = Object.values(activityLists)
  .filter(({ side }) => side === 'toMe')
  .map(({ kind }) => activityKinds[kind].code)

function ownOf({ profileId }: Member, requested: readonly ActivityCriterion[]): SQL[] {
  const parties = partiesOf(requested)
  if (parties.length > 0 && !parties.includes(profileId)) throw new Failure('not_allowed')
  const seen = sql`a.kind = any(${`{${seenByTarget.join(',')}}`}::text[])`
  return [
    sql`(a.from_id = ${profileId} or (a.to_id = ${profileId} and ${seen}))`,
    ...[sql`a.from_id`, sql`a.to_id`].map((party) => whereThere(party, { profileId }, notBlockedByOwner)),
  ]
}

function partiesOf(requested: readonly ActivityCriterion[]): unknown[] {
  return requested.filter(({ key }) => key !== 'at').map(({ value }) => value)
}

function present(row: Found): Activity {
  const { id, at, kind, interest, fromId, fromBnrId, fromName, toId, toBnrId, toName } = row
  return {
    id,
    at: new Date(at).toISOString(),
    kind,
    ...(interest ? { interest } : {}),
    from: { id: fromId, bnrId: String(fromBnrId), name: fromName },
    target: { id: toId, bnrId: String(toBnrId), name: toName },
  }
}
