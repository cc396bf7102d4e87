import type { PageOf } from '@bnr/contract/page'
import type { Proposal } from '@bnr/contract/proposals/schemas'
import { proposalMachine } from '@bnr/contract/proposals/states'
import { allowedActions } from '@bnr/contract/stateMachine'
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
  const shown = results.flatMap(({ profileId, at, answeredAt, reason, backOn, interest, ...row }) => {
    const profile = cards.get(profileId)
    if (!profile) return []
    const state = stateOf({ state: row.state, backOn }, now)
    const can = allowedActions(proposalMachine, state, actor)
    return [
      {
        ...row,
        profile,
        state,
        can,
        at: new Date(at).toISOString(),
        ...(reason && { reason }),
        ...(state === 'Later' && backOn && { backOn }),
        ...(answeredAt && { answeredAt: new Date(answeredAt).toISOString() }),
        ...(interest && { interest }),
      },
    ]
  })
  return { ...page, results: shown }
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
