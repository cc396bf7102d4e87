import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { Surface } from '../../../ui/Surface.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import { useSession } from '../../session.ts'
import { PanelSkeleton } from '../PanelSkeleton.tsx'
import classes from '../panel.module.css'
import { useEmail, useResendLink } from './calls.ts'
import { EmailForm } from './EmailForm.tsx'
import { WaitingEmail } from './WaitingEmail.tsx'

export default function EmailPanel() {
  const { user } = useSession()
  return user?.profileId ? <OwnEmail id={user.profileId} /> : null
}

function OwnEmail({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useEmail(id)
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <PanelSkeleton />
  return (
    <>
      <dl className={classes.current}>
        <dt>{t('Your e-mail address')}</dt>
        <dd>{addressShown(data)}</dd>
      </dl>
      {data.address && !data.confirmed && !data.waitingFor && <UnconfirmedEmail id={id} />}
      {data.waitingFor && (
        <WaitingEmail
          id={id}
          address={data.waitingFor}
          expiresAt={data.expiresAt}
          isOwn={data.waitingFor === data.address}
        />
      )}
      <EmailForm id={id} />
    </>
  )
}

function addressShown({ address, confirmed }: { address?: string | undefined; confirmed: boolean }) {
  if (!address) return t('None yet')
  return confirmed ? address : t('{address} (not confirmed)', { address })
}

/** Offers to send the link that confirms the address given at registration. */
function UnconfirmedEmail({ id }: { id: number }) {
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
      <p className="soft">
        {t(
          'Until you confirm it, we send this address nothing but the link: no notifications and no invoices.',
        )}
      </p>
      <div className="row-3">
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
