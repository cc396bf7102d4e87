import type { readMessages as messagesEndpoint } from '@bnr/contract/conversations/endpoints'
import type { Conversation, Message } from '@bnr/contract/conversations/schemas'
import type { Reply } from '@bnr/contract/endpoint'
import { useEffect, useRef, useState } from 'react'
import type { WaitingMessage } from '../platform/waitingMessages.ts'
import { Button } from '../ui/Button.tsx'
import { dayShown } from '../ui/moments.ts'
import { toastError } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { readMessages } from './calls.ts'
import { MessageBubble, WaitingBubble } from './MessageBubble.tsx'
import classes from './MessageList.module.css'
import { nameOf } from './words.ts'

interface MessageListProps {
  conversation: Conversation
  newest: Reply<typeof messagesEndpoint>
  waiting: readonly WaitingMessage[]
  isOffline: boolean
}

export function MessageList({ conversation, newest, waiting, isOffline }: MessageListProps) {
  const { bnrId } = conversation
  const { older, hasOlder, busy, showOlder } = useOlder(bnrId, newest)
  const shown = [...older, ...newest.results]
  const unsent = waiting.filter(({ clientId }) => !shown.some((one) => one.clientId === clientId))
  const end = useScrollToEnd(newest.results.at(-1)?.seq ?? 0, unsent.length)
  return (
    <div className={classes.list}>
      {hasOlder && (
        <Button variant="quiet" busy={busy} onClick={showOlder}>
          {t('Show earlier messages')}
        </Button>
      )}
      {shown.length === 0 && unsent.length === 0 && (
        <p className={classes.empty}>
          {t('You and {name} are interested in each other. Say hello, free of charge.', {
            name: nameOf(conversation),
          })}
        </p>
      )}
      <ol className={classes.messages} aria-label={t('Messages')}>
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
      <div ref={end} className={classes.end} />
    </div>
  )
}

/** The day above its first message, in Indian time. */
function Day({ message, before }: { message: Message; before: Message | undefined }) {
  const day = dayShown(message.at)
  if (before && dayShown(before.at) === day) return null
  return <p className={classes.day}>{day}</p>
}

/** Loads earlier messages page by page. Each page ends where the next one begins, so no message appears twice. */
function useOlder(bnrId: string, newest: MessageListProps['newest']) {
  const [pages, setPages] = useState<Pick<MessageListProps['newest'], 'results' | 'hasOlder'>>()
  const [busy, setBusy] = useState(false)
  const [firstNewest] = newest.results
  const older = (pages?.results ?? []).filter(({ seq }) => seq < (firstNewest?.seq ?? 0))
  async function showOlder() {
    const first = older[0] ?? firstNewest
    if (!first) return
    setBusy(true)
    try {
      const found = await readMessages(bnrId, { before: first.seq })
      setPages({
        results: [...found.results, ...(pages?.results ?? newest.results)],
        hasOlder: found.hasOlder,
      })
    } catch (error) {
      toastError((error as Error).message)
    }
    setBusy(false)
  }
  return { older, busy, showOlder, hasOlder: pages?.hasOlder ?? newest.hasOlder }
}

/** Shows the newest message when the page opens and whenever one is added. */
function useScrollToEnd(lastSeq: number, unsent: number) {
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message scrolls the page
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [lastSeq, unsent])
  return end
}
