import type { PageOf } from '@bnr/contract/page'
import type { Proposal } from '@bnr/contract/proposals/schemas'
import { proposalMachine } from '@bnr/contract/proposals/states'
import { type ActionOf, allowedActions } from '@bnr/contract/stateMachine'
import { eq } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../database/database.ts'
import type { Member, Staff } from '../http/actor.ts'
import type { Services } from '../services/services.ts'
import { cardsOf } from '../viewing/cards.ts'
import { type Listed, stateOf, weeklyAimOf } from './store.ts'
import { weeksOf } from './weeks.ts'

/** The rows of a page with the cards of their profiles, without those that the actor may not see any more. */
export async function presentProposals(
  services: Services,
  actor: Member | Staff,
  { results, ...page }: PageOf<Listed>,
): Promise<PageOf<Proposal>> {
  const now = services.clock.now()
  const cards = await cardsOf(
    services,
    actor,
    results.map(({ profileId }) => profileId),
  )
  const shown = results.flatMap((row) => {
    const profile = cards.get(row.profileId)
    return profile ? [{ profile, ...factsOf(row, actor, now) }] : []
  })
  return { ...page, results: shown }
}

function factsOf(row: Listed, actor: Member | Staff, now: Date): Omit<Proposal, 'profile'> {
  const { id, sentence, by, at, answeredAt, reason, backOn, interest, callAt, callLoggedAt } = row
  const state = stateOf(row, now)
  const iso = (moment: string) => new Date(moment).toISOString()
  return {
    id,
    sentence,
    by,
    at: iso(at),
    state,
    can: allowedActions(proposalMachine, state, actor).filter((name) => isTimely(name, row)),
    ...(reason && { reason }),
    ...(state === 'Later' && backOn && { backOn }),
    ...(answeredAt && { answeredAt: iso(answeredAt) }),
    ...(interest && { interest }),
    ...(callAt && { callAt: iso(callAt) }),
    ...(callLoggedAt && { callLoggedAt: iso(callLoggedAt) }),
  }
}

/** A call needs a mutual yes, and its outcome an arranged call. */
function isTimely(
  name: ActionOf<typeof proposalMachine>,
  { interest, callAt, callLoggedAt }: Listed,
): boolean {
  if (name === 'arrange') return interest === 'Accepted'
  return name !== 'log' || (interest === 'Accepted' && callAt !== null && callLoggedAt === null)
}

/** The relationship manager of a member, the weekly aim, and what was delivered. */
export async function serviceOf(
  db: Queryable,
  { id, careStaffId }: { id: number; careStaffId: number | null },
  now: Date,
) {
  const [manager] = careStaffId
    ? await db.select({ name: users.name }).from(users).where(eq(users.id, careStaffId))
    : []
  return {
    ...(manager && { manager: manager.name }),
    aim: (await weeklyAimOf(db, id, now)) ?? 0,
    weeks: await weeksOf(db, id, now),
  }
}
