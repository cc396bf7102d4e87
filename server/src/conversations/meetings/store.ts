import { type Meeting, type MeetingState, meetingMachine } from '@bnr/contract/conversations/meetings'
import { allowedActions } from '@bnr/contract/stateMachine'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { requireRow } from '../../database/requireRow.ts'
import { daysAfter } from '../../platform/clock.ts'
import { meetingAnswers, meetings } from './tables.ts'

export type MeetingRow = typeof meetings.$inferSelect
export type OwnMeeting = { meeting: MeetingRow; met: boolean | null }

/** By conversation: the newest proposal, with the answer of this member. */
export async function newestMeetings(db: Queryable, profileId: number, conversationIds: readonly number[]) {
  const found: OwnMeeting[] = await db
    .selectDistinctOn([meetings.conversationId], { meeting: meetings, met: meetingAnswers.met })
    .from(meetings)
    .leftJoin(
      meetingAnswers,
      and(eq(meetingAnswers.meetingId, meetings.id), eq(meetingAnswers.profileId, profileId)),
    )
    .where(inArray(meetings.conversationId, [...conversationIds]))
    .orderBy(meetings.conversationId, desc(meetings.id))
  return new Map(found.map((one) => [one.meeting.conversationId, one]))
}

export const loadMeeting = (db: Queryable, conversationId: number, id: number): Promise<MeetingRow> =>
  requireRow(
    db
      .select()
      .from(meetings)
      .where(and(eq(meetings.conversationId, conversationId), eq(meetings.id, id))),
    'not_found',
  )

/** The state now: a time that has come changes it without anybody's doing. */
export function stateOf({ state, chosen, times }: MeetingRow, now: Date): MeetingState {
  if (state === 'Accepted' && chosen && chosen <= now) return 'Over'
  const last = times.at(-1)
  return state === 'Proposed' && last && new Date(last) <= now ? 'Lapsed' : state
}

/** Once the conversation has ended, only the private answer remains. */
export function presentMeeting(
  { meeting, met }: OwnMeeting,
  profileId: number,
  { now, isOpen }: { now: Date; isOpen: boolean },
): Meeting {
  const { id, times, place, families, chosen } = meeting
  const state = stateOf(meeting, now)
  const mine = meeting.proposerId === profileId
  const can = allowedActions(meetingMachine, state, { roles: ['profile_user'], isOwn: mine })
  return {
    id,
    mine,
    times: [...times],
    place,
    families,
    state,
    can: can.filter((name) => isOpen || name === 'answer'),
    ...(chosen && { chosen: chosen.toISOString() }),
    ...(met !== null && { met }),
  }
}

/** The places that a member proposed within the last 24 hours, the oldest first. */
export async function placesOf(
  db: Queryable,
  { conversationId, senderId }: { conversationId: number; senderId: number },
  now: Date,
): Promise<string[]> {
  const found = await db
    .select({ place: meetings.place })
    .from(meetings)
    .where(
      and(
        eq(meetings.conversationId, conversationId),
        eq(meetings.proposerId, senderId),
        gt(meetings.at, daysAfter(now, -1)),
      ),
    )
    .orderBy(meetings.id)
  return found.map(({ place }) => place)
}
