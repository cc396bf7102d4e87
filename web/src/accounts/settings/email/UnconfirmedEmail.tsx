import { Button } from '../../../ui/Button.tsx'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { Surface } from '../../../ui/Surface.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import classes from '../panel.module.css'
import { useResendLink } from './calls.ts'

/** Offers to send the link that confirms the address given at registration. */
export function UnconfirmedEmail({ id }: { id: number }) {
  const resend = useResendLink(id)
  const callbacks = {
    onSuccess: ({ message }: { message: string }) => toastSuccess(t(message)),
    onError: (error: Error) => toastError(messageOf(error)),
  }
  return (
    <Surface compact className={classes.box}>
      <p>
        <strong>{t('Confirm this address')}</strong>
      </p>
      <p className={classes.soft}>
        {t(
          'Until you confirm it, we send this address nothing but the link: no notifications and no invoices.',
        )}
      </p>
      <div className={classes.actions}>
        <Button
          variant="outlined"
          busy={resend.isPending}
          onClick={() => resend.mutate(undefined, callbacks)}
        >
          {t('Send the link to this address')}
        </Button>
      </div>
    </Surface>
  )
}
