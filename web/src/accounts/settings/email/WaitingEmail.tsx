import { Button } from '../../../ui/Button.tsx'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { momentShown } from '../../../ui/moments.ts'
import { Surface } from '../../../ui/Surface.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import classes from '../panel.module.css'
import { useCancelChange, useResendLink } from './calls.ts'

export interface WaitingEmailProps {
  id: number
  address: string
  expiresAt: string | undefined
  /** True if the address is already in use, so that there is no old one to keep. */
  isOwn: boolean
}

/** Shows an address whose link has not been opened yet. */
export function WaitingEmail({ id, address, expiresAt, isOwn }: WaitingEmailProps) {
  const resend = useResendLink(id)
  const cancel = useCancelChange(id)
  const callbacks = {
    onSuccess: ({ message }: { message: string }) => toastSuccess(t(message)),
    onError: (error: Error) => toastError(messageOf(error)),
  }
  return (
    <Surface compact className={classes.box} role="status">
      <p>
        <strong>{t('Waiting for confirmation:')}</strong> {address}
      </p>
      {expiresAt && (
        <p className="soft">
          {t('Open the link in our message by {moment}.', { moment: momentShown(expiresAt) })}
        </p>
      )}
      <div className="row-3">
        <Button
          variant="outlined"
          busy={resend.isPending}
          onClick={() => resend.mutate(undefined, callbacks)}
        >
          {t('Send the link again')}
        </Button>
        {!isOwn && (
          <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate(undefined, callbacks)}>
            {t('Keep the old address')}
          </Button>
        )}
      </div>
    </Surface>
  )
}
