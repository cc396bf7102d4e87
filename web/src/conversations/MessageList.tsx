import type { Conversation, Message } from '@bnr/contract/conversations/schemas'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WaitingMessage } from '../platform/waitingMessages.ts'
import { Button } from '../ui/Button.tsx'
import { dayShown } from '../ui/moments.ts'
import { toastError } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { MessageBubble, WaitingBubble } from './MessageBubble.tsx'
import classes from './MessageList.module.css'
import { addEarlier, type Messages } from './messagesOf.ts'
import { useFollowEnd } from './useFollowEnd.ts'
import { nameOf } from './words.ts'

interface MessageListProps {
  conversation: Conversation
  messages: Messages
  waiting: readonly WaitingMessage[]
  isOffline: boolean
}

export function MessageList({ conversation, messages, waiting, isOffline }: MessageListProps) {
  const { results: shown, hasOlder } = messages
  const unsent = waiting.filter(({ clientId }) => !shown.some((one) => one.clientId === clientId))
  const { end, hasNew, showEnd } = useFollowEnd(shown.at(-1)?.seq ?? 0, unsent.length)
  return (
    <div className={classes.list}>
      {hasOlder && <EarlierButton bnrId={conversation.bnrId} />}
      {shown.length === 0 && unsent.length === 0 && (
        <p className={classes.empty}>
          {conversation.can.includes('write')
            ? t('You and {name} are interested in each other. Say hello, free of charge.', {
                name: nameOf(conversation),
              })
            : t('There are no messages.')}
        </p>
      )}
      <ol className="stack-2" aria-label={t('Messages')} aria-live="polite">
        {shown.map((message, at) => (
          <li key={message.seq} className={classes.row}>
            <Day message={message} before={shown[at - 1]} />
            <MessageBubble conversation={conversation} message={message} />
          </li>
        ))}
        {unsent.map((message) => (
          <li key={message.clientId} className={classes.row}>
            <WaitingBubble text={message.text} isOffline={isOffline} />
          </li>
        ))}
      </ol>
      {conversation.theirWeek && conversation.turn === 'theirs' && (
        <p className={classes.empty}>
          {t('{name} needs time to answer, until {day}.', {
            name: nameOf(conversation),
            day: dayShown(conversation.theirWeek),
          })}
        </p>
      )}
      <div ref={end} className={classes.end} data-opens-here />
      {hasNew && (
        <div className={classes.newer}>
          <Button icon={<IconArrowDown size={20} aria-hidden />} onClick={showEnd}>
            {t('New messages')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The day above its first message, in Indian time. */
function Day({ message, before }: { message: Message; before: Message | undefined }) {
  const day = dayShown(message.at)
  if (before && dayShown(before.at) === day) return null
  return <p className={classes.day}>{day}</p>
}

function EarlierButton({ bnrId }: { bnrId: string }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    await addEarlier(client, bnrId).catch((error: Error) => toastError(error.message))
    setBusy(false)
  }
  return (
    <Button variant="quiet" busy={busy} onClick={show}>
      {t('Show earlier messages')}
    </Button>
  )
}
