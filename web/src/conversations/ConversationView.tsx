import type { readMessages } from '@bnr/contract/conversations/endpoints'
import type { Conversation } from '@bnr/contract/conversations/schemas'
import type { Reply } from '@bnr/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Disclosure } from '../ui/Disclosure.tsx'
import { lazyDialog } from '../ui/lazyDialog.ts'
import { t } from '../ui/translation.ts'
import { Composer } from './Composer.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import classes from './ConversationView.module.css'
import { allConversations, markRead } from './calls.ts'
import { MessageList } from './MessageList.tsx'
import { useSendMessages } from './useSendMessages.ts'
import { endOf } from './words.ts'
import { YourTurn } from './YourTurn.tsx'

const CloseDialog = lazyDialog(() => import('./CloseDialog.tsx'))

interface ConversationViewProps {
  conversation: Conversation
  newest: Reply<typeof readMessages>
}

export function ConversationView({ conversation, newest }: ConversationViewProps) {
  const { bnrId, can } = conversation
  const [refused, setRefused] = useState<{ text: string; reason: string }>()
  const [isClosing, setClosing] = useState(false)
  const { waiting, isOffline, send } = useSendMessages(bnrId, (text, reason) => setRefused({ text, reason }))
  useReadMark(conversation)
  const close = () => setClosing(true)
  const mayClose = can.includes('close')
  return (
    <div className={classes.conversation}>
      <ConversationHead
        conversation={conversation}
        actions={
          mayClose && (
            <Disclosure label={t('More')} title={t('More about this conversation')}>
              <button type="button" className={classes.action} onClick={close}>
                {t('Close kindly')}
              </button>
            </Disclosure>
          )
        }
      />
      <MessageList conversation={conversation} newest={newest} waiting={waiting} isOffline={isOffline} />
      {conversation.isDue && <YourTurn bnrId={bnrId} myWeek={conversation.myWeek} onClose={close} />}
      {can.includes('write') ? (
        <Composer key={refused?.text} refused={refused} onSend={send} />
      ) : (
        <Ended conversation={conversation} />
      )}
      {isClosing && <CloseDialog conversation={conversation} onClose={() => setClosing(false)} />}
    </div>
  )
}

/** Marks what is on screen as read, once for each new message. */
function useReadMark({ bnrId, lastSeq, unread }: Conversation): void {
  const client = useQueryClient()
  useEffect(() => {
    if (unread === 0) return
    markRead(bnrId, lastSeq).then(
      () => client.invalidateQueries({ queryKey: allConversations }),
      () => undefined,
    )
  }, [bnrId, lastSeq, unread, client])
}

function Ended({ conversation }: { conversation: Conversation }) {
  const end = endOf(conversation)
  if (!end) return null
  return (
    <section className={classes.ended}>
      <h2 className={classes.title}>{end.title}</h2>
      {end.text && <p>“{end.text}”</p>}
      {end.note && <p className="note">{end.note}</p>}
    </section>
  )
}
