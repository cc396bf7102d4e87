import { ErrorState } from '../../../ui/ErrorState.tsx'
import { t } from '../../../ui/translation.ts'
import { useSession } from '../../session.ts'
import { PanelSkeleton } from '../PanelSkeleton.tsx'
import classes from '../panel.module.css'
import { useEmail } from './calls.ts'
import { EmailForm } from './EmailForm.tsx'
import { UnconfirmedEmail } from './UnconfirmedEmail.tsx'
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
