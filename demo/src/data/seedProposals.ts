import { indianDay } from '@bnr/contract/indianDay'
import type { ProposalReason, ProposalState } from '@bnr/contract/proposals/states'
import { sql } from 'drizzle-orm'
import { rows, type Transaction } from '../../../server/src/database/database.ts'
import { running } from '../../../server/src/memberships/current.ts'
import { daysAfter } from '../../../server/src/platform/clock.ts'
import { proposals } from '../../../server/src/proposals/tables.ts'
import { activities } from '../../../server/src/relations/tables.ts'
import type { Services } from '../../../server/src/services/services.ts'

type Past = { state: ProposalState; daysAgo: number; sentence: string; reason?: ProposalReason }

/** Proposals to one member, in every state. */
const past: readonly Past[] = [
  {
    state: 'Waiting',
    daysAgo: 0,
    sentence: 'The families would live an hour apart, and both sing in the choir.',
  },
  { state: 'Waiting', daysAgo: 1, sentence: 'A calm person, close to the parents, and open to moving.' },
  { state: 'Later', daysAgo: 3, sentence: 'The same denomination, and a mother tongue in common.' },
  { state: 'Yes', daysAgo: 8, sentence: 'Both families know the same parish from earlier years.' },
  { state: 'No', daysAgo: 9, sentence: 'A steady career and a large, friendly family.', reason: 'age' },
  // This one waits again since yesterday.
  { state: 'Later', daysAgo: 16, sentence: 'Their parents and yours come from the same district.' },
]

/** Gives the newest member with assisted service and a relationship manager proposals, once. */
export async function seedProposals({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  if ((await db.$count(proposals)) > 0) return
  await db.inTransaction(async (tx) => {
    const [member] = await rows<{ id: number; staff: number }>(
      tx,
      sql`select p.id, p.care_staff_id as staff from profiles p where p.status = 'Active'
        and p.care_staff_id is not null and p.id in (select profile_id from memberships
          where plan_id in (select id from plans where assisted) and ${running(now)})
        order by p.id desc limit 1`,
    )
    if (!member) return
    const people = await peopleFor(tx, member.id)
    for (const [index, one] of past.entries()) {
      const profileId = people[index]
      if (profileId) await insertPast(tx, { memberId: member.id, staffId: member.staff, profileId }, one, now)
    }
  })
}

/** Active profiles of the opposite gender and a similar age, without an interest either way. */
async function peopleFor(tx: Transaction, id: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    sql`select other.id from profiles me join profiles other on other.gender <> me.gender
        and other.date_of_birth between me.date_of_birth - 2200 and me.date_of_birth + 2200
      where me.id = ${id} and other.status = 'Active' and other.bnr_id >= 20000000
        and not exists (select from activities a where (a.from_id, a.to_id) in ((me.id, other.id), (other.id, me.id)))
      order by other.id desc limit ${past.length}`,
  )
  return found.map((row) => row.id)
}

type Pair = { memberId: number; profileId: number; staffId: number }

async function insertPast(
  tx: Transaction,
  pair: Pair,
  { state, daysAgo, sentence, reason }: Past,
  now: Date,
) {
  const at = daysAfter(now, -daysAgo)
  const answeredAt = state === 'Waiting' ? null : daysAfter(at, 1)
  const backOn = state === 'Later' ? indianDay(daysAfter(at, 15)) : null
  const answer = { state, answeredAt, backOn, reason: reason ?? null }
  await tx.insert(proposals).values({ ...pair, sentence, at, sentOn: indianDay(at), ...answer })
  if (state !== 'Yes' || !answeredAt) return
  const interest = {
    kind: 'l',
    at: answeredAt,
    day: 'infinity',
    interest: 'Pending',
    introduced: true,
  } as const
  await tx.insert(activities).values({ fromId: pair.memberId, toId: pair.profileId, ...interest })
}
