import { indianDay } from '@bnr/contract/indianDay'
import type { CardViewer } from '@bnr/contract/profiles/field'
import { type SQL, sql } from 'drizzle-orm'
import { arrayOf } from '../database/database.ts'
import { plannedRows } from '../database/planned.ts'
import type { Actor } from '../http/actor.ts'
import { badgeOf } from '../memberships/badge.ts'
import { changedSince, oldestOpen, thisServer } from '../profiles/changeLog.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { activitiesWith, type MutualActivity } from '../relations/mutualActivities.ts'
import type { Services } from '../services/services.ts'
import { type CardsMoment, cardsKept, type KeptCard, mostCardChanges } from './cardCache.ts'
import { cardProfile, type ShownFacts, shownFacts, withDates } from './joined.ts'
import { presentCard } from './presentCard.ts'

/** A profile as a list shows it: its card, and the activities between its owner and the viewer. */
export type Listed = KeptCard & { activities: readonly MutualActivity[] }

type ReadProfile = ProfileRow & ShownFacts
type Reply = CardsMoment & {
  read: ReadProfile[] | null
  activities: (MutualActivity & { other: number })[] | null
}

/** Reads profiles in one statement. Of those whose cards this process has, it reads only whether they have changed. */
export async function readCards(
  { db, clock }: Services,
  actor: Actor,
  viewer: CardViewer,
  ids: readonly number[],
): Promise<Listed[]> {
  const now = clock.now()
  const day = indianDay(now)
  const cache = cardsKept(db)
  const { since, server, resets } = cache
  const cards = cache.cardsOf(viewer, ids, day)
  const unknown = ids.filter((id) => !cards.has(id))
  const [reply] = await plannedRows<Reply>(db, 'cards')`
    with log as materialized (
      select ${oldestOpen} as oldest, ${thisServer} as server, array(
        select profile_id from card_changes where ${changedSince(since)} limit ${mostCardChanges + 1}) as changed),
    moment as materialized (select oldest::text as oldest, server, changed, server = ${server}
      and oldest >= ${since}::text::xid8 and cardinality(changed) <= ${mostCardChanges} as continues from log)
    select moment.*, ${activitiesOf(actor, ids, day)} as activities,
      (select json_agg(read) from (select ${cardProfile}, ${shownFacts(now)} from profiles
        where id = any(${arrayOf(ids)})
          and id = any(case when continues then ${arrayOf(unknown)} || changed else ${arrayOf(ids)} end)) as read) as read
    from moment`
  if (!reply) throw new Error('The query for cards returned no row')
  const read = (reply.read ?? []).map((row) => cardFor(viewer, row, now))
  if (!reply.continues) cards.clear()
  for (const id of reply.changed) cards.delete(id)
  for (const card of read) cards.set(card.id, card)
  cache.update(viewer, reply, read, resets)
  return withActivities(cards, reply.activities ?? [])
}

const activitiesOf = (actor: Actor, ids: readonly number[], day: string): SQL =>
  actor.kind === 'member' ? activitiesWith(actor.profileId, arrayOf(ids), day) : sql`null::json`

function cardFor(viewer: CardViewer, read: ReadProfile, now: Date): KeptCard {
  const { photos, membership, answerHours, daysSinceActive, ...row } = read
  const known = { ...badgeOf(membership, now), ...(answerHours === null ? {} : { answerHours }) }
  return {
    id: row.id,
    status: row.status,
    gender: row.gender,
    day: indianDay(now),
    card: presentCard(withDates(row), viewer, { media: [], ...(viewer !== 'guest' && known) }, now),
    photo: portraitFor(viewer, photos),
    daysSinceActive,
  }
}

/** The approved profile photo. Staff also see one that waits for approval. */
function portraitFor(viewer: CardViewer, photos: ShownFacts['photos']) {
  const portraits = photos.filter(({ kind }) => kind === 'pp')
  return (
    portraits.find(({ status }) => status === 'Active') ??
    (viewer === 'staff' ? portraits.find(({ status }) => status === 'Ready') : undefined)
  )
}

function withActivities(
  cards: ReadonlyMap<number, KeptCard>,
  activities: NonNullable<Reply['activities']>,
): Listed[] {
  const byOther = Map.groupBy(activities, ({ other }) => other)
  return [...cards.values()].map((card) => ({ ...card, activities: byOther.get(card.id) ?? [] }))
}
