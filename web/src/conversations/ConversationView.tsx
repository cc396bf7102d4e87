import type { Conversation } from '@bnr/contract/conversations/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Disclosure } from '../ui/Disclosure.tsx'
import { lazyDialog } from '../ui/lazyDialog.ts'
import { lazyPart } from '../ui/lazyPart.ts'
import { t } from '../ui/translation.ts'
import { Composer } from './Composer.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import classes from './ConversationView.module.css'
import { markRead } from './calls.ts'
import { listKey, oneKey, unreadKey } from './keys.ts'
import { MessageList } from './MessageList.tsx'
import type { Messages } from './messagesOf.ts'
import { newestMessage } from './moveFocus.ts'
import { useSendMessages } from './useSendMessages.ts'
import { endOf } from './words.ts'
import { YourTurn } from './YourTurn.tsx'

const dialogs = {
  close: lazyDialog(() => import('./CloseDialog.tsx')),
  share: lazyDialog(() => import('./ShareDialog.tsx')),
  meet: lazyDialog(() => import('./meetings/ProposeDialog.tsx')),
}
const MeetingCard = lazyPart(
  'conversations/meetings/MeetingCard.tsx',
  () => import('./meetings/MeetingCard.tsx'),
)
type DialogName = keyof typeof dialogs

interface ConversationViewProps {
  conversation: Conversation
  messages: Messages
}

export function ConversationView({ conversation, messages }: ConversationViewProps) {
  const { bnrId, can } = conversation
  const [opened, setOpened] = useState<DialogName>()
  const { waiting, refused, isOffline, send } = useSendMessages(bnrId)
  const view = useRef<HTMLDivElement>(null)
  useReadMark(conversation)
  useFocusOnEnd(opened !== undefined, !can.includes('write'))
  const OpenedDialog = opened && dialogs[opened]
  return (
    <div ref={view} className={classes.conversation}>
      <ConversationHead
        conversation={conversation}
        actions={<MoreActions conversation={conversation} onOpen={setOpened} />}
      />
      <MessageList conversation={conversation} messages={messages} waiting={waiting} isOffline={isOffline} />
      {conversation.isDue && (
        <YourTurn
          bnrId={bnrId}
          myWeek={conversation.myWeek}
          onReply={() => view.current?.querySelector('textarea')?.focus()}
          onClose={() => setOpened('close')}
          onFocusLost={() => newestMessage(view.current)?.focus({ preventScroll: true })}
        />
      )}
      {conversation.meeting && (
        <Suspense>
          <MeetingCard
            conversation={conversation}
            meeting={conversation.meeting}
            onPropose={() => setOpened('meet')}
          />
        </Suspense>
      )}
      <Composer
        bnrId={bnrId}
        refused={refused}
        isOpen={can.includes('write')}
        onSend={send}
        onShare={can.includes('sharePhone') ? () => setOpened('share') : undefined}
      />
      {!can.includes('write') && <Ended conversation={conversation} />}
      {OpenedDialog && <OpenedDialog conversation={conversation} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

/** In milliseconds. */
const markAgainAfter = 15_000

/** Marks what is on screen as read, once for each new message. In a hidden tab nobody sees it. */
function useReadMark({ bnrId, lastSeq, unread }: Conversation): void {
  const client = useQueryClient()
  useEffect(() => {
    if (unread === 0) return
    let isOver = false
    const noteRead = () => {
      client.setQueryData<Conversation>(
        oneKey(bnrId),
        // A message that has arrived since remains unread.
        (here) => (here?.lastSeq === lastSeq ? { ...here, readSeq: lastSeq, unread: 0 } : here),
      )
      for (const queryKey of [listKey, unreadKey]) void client.invalidateQueries({ queryKey })
    }
    const markShown = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', markShown)
      markRead(bnrId, lastSeq).then(noteRead, () => setTimeout(markOnceShown, markAgainAfter))
    }
    const markOnceShown = () => {
      if (isOver) return
      document.addEventListener('visibilitychange', markShown)
      markShown()
    }
    markOnceShown()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', markShown)
    }
  }, [bnrId, lastSeq, unread, client])
}

const endId = 'conversation-end'

/** The menu and the dialog that ended the conversation are gone, in either order, and with them the focus. */
function useFocusOnEnd(isDialogOpen: boolean, hasEnded: boolean): void {
  const hadDialog = useRef(false)
  useEffect(() => {
    if (isDialogOpen) hadDialog.current = true
    else if (hasEnded && hadDialog.current && document.activeElement === document.body)
      document.getElementById(endId)?.focus()
  }, [isDialogOpen, hasEnded])
}

function Ended({ conversation }: { conversation: Conversation }) {
  const end = endOf(conversation)
  if (!end) return null
  return (
    <section className={classes.ended}>
      <h2 id={endId} tabIndex={-1} className={classes.title}>
        {end.title}
      </h2>
      {end.text && <p>“{end.text}”</p>}
      {end.note && <p className="note">{end.note}</p>}
    </section>
  )
}

interface MoreActionsProps {
  conversation: Conversation
  onOpen: (dialog: DialogName) => void
}

function MoreActions({ conversation: { can }, onOpen }: MoreActionsProps) {
  if (!can.includes('close')) return null
  return (
    <Disclosure label={t('More')} title={t('More about this conversation')}>
      {can.includes('meet') && (
        <button type="button" className={classes.action} onClick={() => onOpen('meet')}>
          {t('Propose to meet')}
        </button>
      )}
      {can.includes('sharePhone') && (
        <button type="button" className={classes.action} onClick={() => onOpen('share')}>
          {t('Share my phone number')}
        </button>
      )}
      <button type="button" className={classes.action} onClick={() => onOpen('close')}>
        {t('Close kindly')}
      </button>
    </Disclosure>
  )
}
