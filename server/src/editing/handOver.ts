import type { Assignment } from '@bnr/contract/profiles/assignment'
import { sql } from 'drizzle-orm'
import { handOnFollowUps, isOpen } from '../contactLog/store.ts'
import { contactLog } from '../contactLog/tables.ts'
import { audit } from '../database/audit.ts'
import { type Queryable, sqlRows } from '../database/database.ts'
import { countOf } from '../database/paged.ts'
import type { Staff } from '../http/actor.ts'
import { invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { requireAssignable, staffColumns } from './assignable.ts'

const movedAtOnce = 5000
const maxHolders = 500

/** Staff who look after profiles, and disabled accounts with open follow-ups: theirs can be handed over. */
export async function holdersOf(db: Queryable, assignment: Assignment) {
  const column = staffColumns[assignment]
  return await sqlRows<{ id: number; name: string; disabled: boolean; held: number }>(db)`
    select id, name, disabled, held from users
      cross join lateral (select count(*)::int as held from search_profiles where ${column} = users.id) as theirs
      where type = 'au' and (held > 0 or disabled and exists (
        select from ${contactLog} where ${contactLog.ownerId} = users.id and ${isOpen}))
      order by name, id limit ${maxHolders}`
}

type HandOver = { assignment: Assignment; from: number; to: number }

/**
 * Hands the profiles of one person to another, with one entry in the audit log. A call moves 5,000 at most, so larger
 * numbers take several calls. Follow-ups go with their profiles, or without a receiver to the person who hands over.
 */
export async function handOverNext({ db, clock }: Services, staff: Staff, handOver: HandOver) {
  const { assignment, from, to } = handOver
  if (from === to) throw invalidInput({ to: 'Choose somebody else' })
  await requireAssignable(db, assignment, to, 'to')
  const moved = await db.inTransaction(async (tx) => {
    const at = clock.now()
    const count = await moveNext(tx, handOver, at)
    const detail = { assignment, formerStaff: from, staff: to || null, rows: count }
    await audit(tx, at, staff.userId, 'profiles handed over', `user ${from}`, detail)
    await handOnFollowUps(tx, { from, to: to || staff.userId })
    return count
  })
  const left = await countOf(
    db,
    sql`(select from search_profiles where ${staffColumns[assignment]} = ${from})`,
  )
  return { message: 'Profiles handed over', moved, left }
}

async function moveNext(tx: Queryable, { assignment, from, to }: HandOver, at: Date): Promise<number> {
  const column = staffColumns[assignment]
  const moved = await sqlRows<{ id: number }>(tx)`
    with next as (select id from profiles where ${column} = ${from}
          and id in (select profile_id from search_profiles where ${column} = ${from} order by profile_id limit ${movedAtOnce})
          order by id for no key update),
        moved as (update profiles set ${column} = nullif(${to}, 0), changed_at = ${at.toISOString()}::timestamptz
          from next where profiles.id = next.id returning profiles.id)
      update search_profiles set ${column} = ${to} from moved where profile_id = moved.id returning profile_id as id`
  return moved.length
}
