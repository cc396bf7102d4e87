import type { Conversation, Message } from '@bnr/contract/conversations/schemas'
import { useState } from 'react'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { t } from '../../ui/translation.ts'
import classes from '../MessageBubble.module.css'

const ReportDialog = lazyDialog(() => import('./ReportDialog.tsx'))

interface ReportButtonProps {
  conversation: Conversation
  message: Message
}

/** Shown at each message of the other member, also at a withdrawn one. */
export function ReportButton({ conversation, message }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!conversation.can.includes('report') || message.mine || message.removed === 'staff') return null
  return (
    <>
      <button type="button" className={classes.report} onClick={() => setOpen(true)}>
        {t('Report')}
      </button>
      {isOpen && (
        <ReportDialog conversation={conversation} message={message} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
