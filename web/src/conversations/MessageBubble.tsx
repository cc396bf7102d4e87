import { messageLimits } from '@bnr/contract/conversations/limits'
import type { Conversation, Message } from '@bnr/contract/conversations/schemas'
import { useId, useRef, useState } from 'react'
import { useHydrated } from '../platform/useHydrated.ts'
import { lazyDialog } from '../ui/lazyDialog.ts'
import { momentShown } from '../ui/moments.ts'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useWithdraw } from './calls.ts'
import classes from './MessageBubble.module.css'
import { moveFocus } from './moveFocus.ts'
import { nameOf } from './words.ts'

interface MessageBubbleProps {
  conversation: Conversation
  message: Message
}

export function MessageBubble({ conversation, message }: MessageBubbleProps) {
  const { mine, text, at } = message
  const bubble = useRef<HTMLDivElement>(null)
  const textId = useId()
  return (
    <div
      ref={bubble}
      tabIndex={-1}
      className={classes.bubble}
      data-mine={mine || undefined}
      data-removed={text === undefined || undefined}
    >
      <span className="visually-hidden">
        {mine ? t('You:') : t('{name}:', { name: nameOf(conversation) })}{' '}
      </span>
      <p id={textId} className={classes.text}>
        {text ?? removedText(message)}
      </p>
      <div className={classes.foot}>
        <time dateTime={at}>{timeShown(at)}</time>
        {mine && message.seq <= (conversation.readUpTo ?? 0) && <span>{t('Read')}</span>}
        <WithdrawButton
          conversation={conversation}
          message={message}
          textId={textId}
          onDone={() => moveFocus(bubble.current)}
        />
        <ReportButton conversation={conversation} message={message} textId={textId} />
      </div>
    </div>
  )
}

function removedText({ mine, removed }: Message): string {
  if (removed === 'staff') return t('This message was removed by our staff')
  return mine ? t('You withdrew this message') : t('This message was withdrawn')
}

/** The time alone, since the day is above the first message of the day. */
const timeShown = (at: string) => momentShown(at).split(', ')[1] ?? ''

interface ActionProps extends MessageBubbleProps {
  /** Describes the button, since every message has the same ones. */
  textId: string
}

interface WithdrawButtonProps extends ActionProps {
  /** The button is gone afterwards, so the focus needs another place. */
  onDone: () => void
}

function WithdrawButton({ conversation, message, textId, onDone }: WithdrawButtonProps) {
  const withdraw = useWithdraw(conversation.bnrId)
  const hydrated = useHydrated()
  const age = hydrated ? Date.now() - Date.parse(message.at) : Number.POSITIVE_INFINITY
  const isPossible = conversation.can.includes('withdraw') && message.mine && message.text !== undefined
  if (!isPossible || age > messageLimits.withdrawMinutes * 60_000) return null
  const onClick = () =>
    withdraw.mutate(message.seq, {
      onSuccess: (reply) => {
        toastSuccess(reply.message)
        onDone()
      },
      onError: (error) => toastError(error.message),
    })
  return (
    <button
      type="button"
      className={classes.withdraw}
      aria-describedby={textId}
      onClick={onClick}
      aria-busy={withdraw.isPending || undefined}
    >
      {t('Withdraw')}
    </button>
  )
}

/** A message that the server has not confirmed. */
export function WaitingBubble({ text, isOffline }: { text: string; isOffline: boolean }) {
  return (
    <div className={classes.bubble} data-mine data-waiting>
      <p className={classes.text}>{text}</p>
      <p className={classes.foot} role="status">
        {isOffline ? t('No connection. We send it as soon as you are online again.') : t('Sending…')}
      </p>
    </div>
  )
}

const ReportDialog = lazyDialog(() => import('./reports/ReportDialog.tsx'))

/** Shown at each message of the other member, also at a withdrawn one. */
function ReportButton({ conversation, message, textId }: ActionProps) {
  const [isOpen, setOpen] = useState(false)
  if (!conversation.can.includes('report') || message.mine || message.removed === 'staff') return null
  return (
    <>
      <button
        type="button"
        className={classes.report}
        aria-haspopup="dialog"
        aria-describedby={textId}
        onClick={() => setOpen(true)}
      >
        {t('Report')}
      </button>
      {isOpen && (
        <ReportDialog conversation={conversation} message={message} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
