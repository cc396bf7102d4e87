import { indianDay } from '@bnr/contract/indianDay'
import type { ProfileCard } from '@bnr/contract/profiles/card'
import type { CardViewer } from '@bnr/contract/profiles/field'
import { sql } from 'drizzle-orm'
import { arrayOf } from '../database/database.ts'
import { plannedRows } from '../database/planned.ts'
import type { Actor } from '../http/actor.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import type { Services } from '../services/services.ts'
import { cardsKept, type KeptCard } from './cardCache.ts'
import { cardProfile, type Joined, shownWith, withDates } from './joined.ts'
import { presentCard } from './presentCard.ts'

/** A profile as a list shows it: what the card says of the row itself, and what depends on others. */
export type Listed = Pick<ProfileRow, 'id' | 'status' | 'gender'> &
  Pick<Joined, 'photos' | 'membership' | 'activities' | 'answerHours' | 'daysSinceActive'> & {
    card: ProfileCard
  }

type Read = Omit<Listed, 'card'> & { version: string; row: ProfileRow | null }

/** Changes with each write to the row: the place of the row, and the transaction that wrote it there. */
const version = sql`concat(profiles.id, ':', profiles.xmin, translate(profiles.ctid::text, '(,)', ':.'))`

/** Reads profiles in one statement, without the wide columns of those whose cards this process has. */
export async function readCards(
  { db, clock }: Services,
  actor: Actor,
  viewer: CardViewer,
  ids: readonly number[],
): Promise<Listed[]> {
  const now = clock.now()
  const cache = cardsKept(db)
  const day = indianDay(now)
  const kept = new Map<number, KeptCard>()
  for (const id of ids) {
    const found = cache.get(viewer, id)
    if (found?.day === day) kept.set(id, found)
  }
  const known = [...kept.values()].map(({ version }) => version).join(',')
  const found = await plannedRows<Read>(db, 'cards')`
    select id, status, gender, ${version} as version, ${shownWith(actor, now)},
      case when ${version} <> all(${`{${known}}`}::text[])
        then (select to_json(card) from (select ${cardProfile}) as card) end as row
    from profiles where id = any(${arrayOf(ids)})`
  return found.map(({ row, version, ...rest }) => {
    if (row)
      kept.set(rest.id, { version, day, card: presentCard(withDates(row), viewer, { media: [] }, now) })
    const current = kept.get(rest.id)
    if (!current) throw new Error(`No card of profile ${rest.id} was read`)
    if (row) cache.put(viewer, rest.id, current)
    return { ...rest, card: current.card }
  })
}
