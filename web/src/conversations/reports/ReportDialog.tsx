import { type ReportReason, reportReasonNames, reportReasons } from '@bnr/contract/conversations/reportStates'
import type { Conversation, Message } from '@bnr/contract/conversations/schemas'
import { useIsShown } from '../../platform/useIsShown.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { nameOf } from '../words.ts'
import { useReportMessage } from './calls.ts'
import classes from './ReportDialog.module.css'

interface ReportDialogProps {
  conversation: Conversation
  message: Message
  onClose: () => void
}

/** One press on a reason sends the report, which harms nobody if it was a slip. */
export default function ReportDialog({ conversation, message, onClose }: ReportDialogProps) {
  const report = useReportMessage(conversation.bnrId, message.seq)
  const isShown = useIsShown()
  // The dialog may be closed by then, and with it the callbacks of mutate() would be gone.
  const send = (reason: ReportReason) =>
    report.mutateAsync(reason).then(
      (reply) => {
        if (!isShown.current) toastSuccess(reply.message)
      },
      (error: Error) => toastError(error.message),
    )
  return (
    <Dialog open title={t('Report this message')} onClose={onClose}>
      {report.isSuccess ? (
        <Reported message={report.data.message} onClose={onClose} />
      ) : (
        <>
          {message.text && <blockquote className={classes.quote}>{message.text}</blockquote>}
          <p>
            {t(
              'What is wrong with it? Our team reads this message and up to 19 messages around it. We do not tell {name}.',
              { name: nameOf(conversation) },
            )}
          </p>
          <ul className={classes.reasons}>
            {reportReasonNames.map((reason) => (
              <li key={reason}>
                <Button
                  wide
                  variant="outlined"
                  busy={report.isPending && report.variables === reason}
                  onClick={() => !report.isPending && send(reason)}
                >
                  {t(reportReasons[reason])}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function Reported({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <>
      <p role="status">{message}</p>
      <p className={classes.after}>
        {t('You can also block this member: open the profile and press "Block".')}
      </p>
      <div className="row-3">
        <Button onClick={onClose}>{t('Close')}</Button>
        <ButtonLink variant="quiet" to="/messages/reports">
          {t('Your reports')}
        </ButtonLink>
      </div>
    </>
  )
}
