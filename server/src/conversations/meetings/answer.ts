import type { MeetingEnding } from '@bnr/contract/conversations/meetingEndpoints'
import { meetingMachine, meetingMessages } from '@bnr/contract/conversations/meetings'
import type { ActionOf } from '@bnr/contract/stateMachine'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import type { Member } from '../../http/actor.ts'
import { notify } from '../../notifications/notify.ts'
import { wrongState } from '../../platform/failure.ts'
import { requireAction } from '../../platform/requireAction.ts'
import type { Services } from '../../services/services.ts'
import { inConversation } from '../act.ts'
import { requireRight } from '../policy.ts'
import type { Found } from '../store.ts'
import { loadMeeting, type MeetingRow, stateOf } from './store.ts'
import { meetingAnswers, meetings } from './tables.ts'

type Which = { pid: string; id: number }
type Work = (tx: Transaction, meeting: MeetingRow, found: Found, now: Date) => Promise<unknown>

/** Runs `work` if the member can take this action on the meeting now. */
async function onMeeting(
  services: Services,
  member: Member,
  { pid, id }: Which,
  name: ActionOf<typeof meetingMachine>,
  work: Work,
) {
  return await inConversation(services, member, pid, async (tx, found, now) => {
    const meeting = await loadMeeting(tx, found.conversation.id, id)
    requireRight(found, name === 'answer' ? 'read' : 'meet', now)
    const isOwn = meeting.proposerId === member.profileId
    requireAction(meetingMachine, name, stateOf(meeting, now), { roles: ['profile_user'], isOwn })
    await work(tx, meeting, found, now)
  })
}

export async function acceptMeeting(services: Services, member: Member, which: Which, time: number) {
  await onMeeting(services, member, which, 'accept', async (tx, { id, times }, found, now) => {
    const chosen = new Date(times[time] ?? 0)
    if (chosen <= now) throw wrongState(meetingMessages.timePassed)
    await tx.update(meetings).set({ state: 'Accepted', chosen }).where(eq(meetings.id, id))
    await notify(services, tx, { to: found.other.id, kind: 'meetingAccepted', about: member.profileId })
  })
  return { message: meetingMachine.actions.accept.message }
}

/** Declines, withdraws or cancels. The other is notified unless they have not answered yet. */
export async function endMeeting(services: Services, member: Member, which: Which, name: MeetingEnding) {
  const { to: state, message } = meetingMachine.actions[name]
  await onMeeting(services, member, which, name, async (tx, { id }, found) => {
    await tx.update(meetings).set({ state }).where(eq(meetings.id, id))
    if (name !== 'withdraw')
      await notify(services, tx, { to: found.other.id, kind: 'meetingEnded', about: member.profileId })
  })
  return { message }
}

/** Notes whether the member met the other. A later answer replaces the first. */
export async function answerMeeting(services: Services, member: Member, which: Which, met: boolean) {
  const { profileId } = member
  await onMeeting(services, member, which, 'answer', (tx, { id: meetingId }) =>
    tx
      .insert(meetingAnswers)
      .values({ meetingId, profileId, met })
      .onConflictDoUpdate({ target: [meetingAnswers.meetingId, meetingAnswers.profileId], set: { met } }),
  )
  return { message: meetingMachine.actions.answer.message }
}
