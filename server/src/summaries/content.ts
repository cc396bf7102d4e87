import { indianDay } from '@bnr/contract/indianDay'
import { matchesInSummary } from '@bnr/contract/summaries/rules'
import { type SQL, sql } from 'drizzle-orm'
import { arrayOf, rows, sqlRows, type Transaction } from '../database/database.ts'
import { daysAfter } from '../platform/clock.ts'
import { type Person, readPeople } from '../search/match/person.ts'
import { fits } from '../search/match/preferences.ts'
import { whereThere } from '../viewing/visibility.ts'
import type { Due } from './due.ts'

/** What a summary says. */
export type Content = { matches: number[]; interests: number; messages: number; endsOn?: string | undefined }

/** New profiles that one run considers: the newest of both genders within a week. */
const mostNew = 2000

export type NewPerson = { person: Person; at: Date }

/** The profiles that became Active in the last week, the newest first. An index has them in this order. */
export async function newPeople(tx: Transaction, now: Date): Promise<NewPerson[]> {
  const found = await sqlRows<{ id: number; at: string }>(tx)`
    select id, status_at as at from profiles where status = 'Active'
        and status_at > ${daysAfter(now, -7).toISOString()}::timestamptz
      order by status_at desc limit ${mostNew}`
  const people = await readPeople(
    tx,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, at }) => {
    const person = people.get(id)
    return person ? [{ person, at: new Date(at) }] : []
  })
}

/** The summaries of a batch, in a fixed number of statements; members without news are left out. */
export async function contentsOf(
  tx: Transaction,
  due: readonly Due[],
  fresh: readonly NewPerson[],
  now: Date,
): Promise<Map<number, Content>> {
  const ids = due.map(({ id }) => id)
  const people = await readPeople(tx, ids)
  const hidden = await hiddenFrom(tx, ids)
  const interests = await countsOf(tx, waitingInterests(ids))
  const messages = await countsOf(tx, unreadConversations(ids))
  const ending = await endingOf(tx, ids, now)
  const contents = due.map(({ id, since }): [number, Content] => {
    const self = people.get(id)
    const matches = self ? matchesOf({ self, since, fresh, hidden: hidden.get(id), now }) : []
    const waiting = { interests: interests.get(id) ?? 0, messages: messages.get(id) ?? 0 }
    return [id, { matches, ...waiting, endsOn: ending.get(id) }]
  })
  return new Map(contents.filter(([, content]) => hasContent(content)))
}

const hasContent = ({ matches, interests, messages, endsOn }: Content) =>
  matches.length > 0 || interests > 0 || messages > 0 || endsOn !== undefined

type Matching = {
  self: Person
  since: Date
  fresh: readonly NewPerson[]
  hidden: ReadonlySet<number> | undefined
  now: Date
}

/** Both ways, as the page of matches has them. */
function matchesOf({ self, since, fresh, hidden, now }: Matching): number[] {
  const found: number[] = []
  for (const { person, at } of fresh) {
    if (at <= since || person.gender === self.gender || hidden?.has(person.profile_id)) continue
    if (fits(self, person, now) && fits(person, self, now)) found.push(person.profile_id)
    if (found.length === matchesInSummary) break
  }
  return found
}

/** The people that the members blocked or ignored, and those who blocked them. */
async function hiddenFrom(tx: Transaction, ids: readonly number[]): Promise<Map<number, Set<number>>> {
  const found = await sqlRows<{ id: number; other: number }>(tx)`
    select from_id as id, to_id as other from activities where from_id = any(${arrayOf(ids)}) and kind in ('b', 'i')
      union all select to_id, from_id from activities where to_id = any(${arrayOf(ids)}) and kind = 'b'`
  const grouped = Map.groupBy(found, ({ id }) => id)
  return new Map([...grouped].map(([id, pairs]) => [id, new Set(pairs.map(({ other }) => other))]))
}

async function countsOf(tx: Transaction, counted: SQL): Promise<Map<number, number>> {
  const found = await rows<{ id: number; count: number }>(tx, counted)
  return new Map(found.map(({ id, count }) => [id, count]))
}

const waitingInterests = (ids: readonly number[]): SQL => sql`
  select a.to_id as id, count(*)::int as count from activities a
  where a.to_id = any(${arrayOf(ids)}) and a.kind = 'l' and a.interest = 'Pending'
    and ${whereThere(sql`a.from_id`, { profileId: sql`a.to_id` })}
  group by 1`

const unreadConversations = (ids: readonly number[]): SQL => sql`
  select s.profile_id as id, count(*)::int as count from conversation_sides s
    join conversations c on c.id = s.conversation_id and c.ended_at is null
  where s.profile_id = any(${arrayOf(ids)}) and exists (select 1 from conversation_messages m
    where m.conversation_id = s.conversation_id and m.seq > s.read_seq
      and m.sender_id <> s.profile_id and m.removed_at is null)
  group by 1`

/** The last day of memberships that end within a week and that no renewal follows. */
async function endingOf(tx: Transaction, ids: readonly number[], now: Date): Promise<Map<number, string>> {
  const found = await sqlRows<{ id: number; endsOn: string }>(tx)`
    select profile_id as id, max(ends_on)::text as "endsOn" from memberships
      where profile_id = any(${arrayOf(ids)}) and replaced_at is null
      group by 1 having max(ends_on) between ${indianDay(now)}::date and ${indianDay(now)}::date + 7`
  return new Map(found.map(({ id, endsOn }) => [id, endsOn]))
}
