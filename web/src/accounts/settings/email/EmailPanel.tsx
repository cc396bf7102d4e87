import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { momentShown } from '../../../ui/moments.ts'
import { Surface } from '../../../ui/Surface.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import { useSession } from '../../session.ts'
import { PanelSkeleton } from '../PanelSkeleton.tsx'
import classes from '../panel.module.css'
import { useCancelChange, useEmail, useResendLink } from './calls.ts'
import { EmailForm } from './EmailForm.tsx'

export default function EmailPanel() {
  const { user } = useSession()
  return user?.profileId ? <OwnEmail id={user.profileId} /> : null
}

function OwnEmail({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useEmail(id)
  if (!data && error)
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
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
        <ResendButton id={id} label={t('Send the link to this address')} />
      </div>
    </Surface>
  )
}

interface WaitingEmailProps {
  id: number
  address: string
  expiresAt: string | undefined
  /** True if the address is already in use, so that there is no old one to keep. */
  isOwn: boolean
}

/** Shows an address whose link has not been opened yet. */
function WaitingEmail({ id, address, expiresAt, isOwn }: WaitingEmailProps) {
  const cancel = useCancelChange(id)
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
        <ResendButton id={id} label={t('Send the link again')} />
        {!isOwn && (
          <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate(undefined, said)}>
            {t('Keep the old address')}
          </Button>
        )}
      </div>
    </Surface>
  )
}

function ResendButton({ id, label }: { id: number; label: string }) {
  const resend = useResendLink(id)
  return (
    <Button variant="outlined" busy={resend.isPending} onClick={() => resend.mutate(undefined, said)}>
      {label}
    </Button>
  )
}

/** Toasts say how it went. */
const said = {
  onSuccess: ({ message }: { message: string }) => toastSuccess(t(message)),
  onError: (error: Error) => toastError(messageOf(error)),
}
