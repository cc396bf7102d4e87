import { type Meeting, meetingFamilies } from '@bnr/contract/conversations/meetings'
import type { Conversation } from '@bnr/contract/conversations/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { Button } from '../../ui/Button.tsx'
import { momentShown } from '../../ui/moments.ts'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useFileDownload } from '../../ui/useFileDownload.ts'
import { moveFocus } from '../moveFocus.ts'
import { ShownAtEnd } from '../ShownAtEnd.tsx'
import { nameOf } from '../words.ts'
import { calendarAddress, useAccept, useAnswer, useEnd } from './calls.ts'
import classes from './MeetingCard.module.css'

const titleId = 'meeting-title'

interface MeetingCardProps {
  conversation: Conversation
  meeting: Meeting
  onPropose: () => void
}

/** The newest proposal to meet, with what this member can do about it. */
export default function MeetingCard(props: MeetingCardProps) {
  const { conversation, meeting } = props
  const { state, place, families } = meeting
  const isUnanswered = state === 'Proposed' && !conversation.can.includes('write')
  const isPast = isUnanswered || state === 'Declined' || state === 'Cancelled' || state === 'Lapsed'
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1} className={classes.title}>
        {isUnanswered ? t('Nobody chose a time to meet') : titleOf(meeting, nameOf(conversation))}
      </h2>
      {!isPast && (
        <p>
          {place} · {t(meetingFamilies[families])}
        </p>
      )}
      {state === 'Proposed' && !isUnanswered && <Times {...props} />}
      {state === 'Over' && <Outcome {...props} />}
      <Actions {...props} />
      <ShownAtEnd key={state} />
    </section>
  )
}

function titleOf({ state, mine, chosen }: Meeting, name: string): string {
  const day = chosen && momentShown(chosen)
  if (state === 'Proposed')
    return mine
      ? t('You proposed to meet. {name} has not answered yet', { name })
      : t('{name} proposes to meet. Choose a time', { name })
  if (state === 'Accepted') return t('You meet {name} on {day}', { name, day: day ?? '' })
  if (state === 'Over') return t('Did you meet {name} on {day}?', { name, day: day ?? '' })
  if (state === 'Declined') return t('The proposed times did not suit')
  if (state === 'Lapsed') return t('The proposed times have passed')
  return t('The meeting was cancelled')
}

/** One press on a time accepts it; a meeting can be cancelled later. */
function Times({ conversation, meeting }: MeetingCardProps) {
  const { id, times } = meeting
  const accept = useAccept({ pid: conversation.bnrId, id })
  const isChoice = canDo(meeting, 'accept')
  return (
    <ul className={classes.times}>
      {times.map((time, at) => (
        <li key={time}>
          {isChoice ? (
            <Button
              wide
              variant="outlined"
              busy={accept.isPending && accept.variables === at}
              // The times are gone by then, and with them the callbacks of mutate().
              onClick={() => accept.mutateAsync(at).then(toasts.onSuccess, toasts.onError)}
            >
              {momentShown(time)}
            </Button>
          ) : (
            momentShown(time)
          )}
        </li>
      ))}
    </ul>
  )
}

/** The pressed button is gone afterwards, so the focus moves to the title. */
const toasts = {
  onSuccess: ({ message }: { message: string }) => {
    toastSuccess(message)
    const title = document.getElementById(titleId)
    moveFocus(title, title?.parentElement)
  },
  onError: ({ message }: Error) => toastError(message),
}

function Outcome({ conversation, meeting }: MeetingCardProps) {
  const { id, met } = meeting
  const answer = useAnswer({ pid: conversation.bnrId, id })
  return (
    <>
      <p className="note">{t('Only you see your answer.')}</p>
      <div className="row-2">
        {([true, false] as const).map((value) => (
          <Button
            key={String(value)}
            variant={met === value ? 'filled' : 'outlined'}
            aria-pressed={met === value}
            busy={answer.isPending && answer.variables === value}
            onClick={() => answer.mutate(value, toasts)}
          >
            {value ? t('We met') : t('We did not meet')}
          </Button>
        ))}
      </div>
    </>
  )
}

const endings = { decline: 'Decline', withdraw: 'Withdraw', cancel: 'Cancel the meeting' } as const

function Actions({ conversation, meeting, onPropose }: MeetingCardProps) {
  const which = { pid: conversation.bnrId, id: meeting.id }
  const end = useEnd(which)
  const calendar = useFileDownload(() => calendarAddress(which))
  const ending = (['decline', 'withdraw', 'cancel'] as const).find((name) => canDo(meeting, name))
  const isBooked = meeting.state === 'Accepted'
  const mayPropose = conversation.can.includes('meet')
  if (!isBooked && !mayPropose && !ending) return null
  return (
    <div className="row-2">
      {isBooked && (
        <Button variant="outlined" busy={calendar.isPending} onClick={() => calendar.mutate()}>
          {t('Add to calendar')}
        </Button>
      )}
      {mayPropose && (
        <Button variant="quiet" onClick={onPropose}>
          {meeting.state === 'Over' ? t('Propose another meeting') : t('Propose other times')}
        </Button>
      )}
      {ending && (
        <Button variant="quiet" busy={end.isPending} onClick={() => end.mutate(ending, toasts)}>
          {t(endings[ending])}
        </Button>
      )}
    </div>
  )
}
