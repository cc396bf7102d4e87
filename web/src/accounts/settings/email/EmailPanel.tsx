import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { useSession } from '../../session.ts'
import { PanelSkeleton } from '../PanelSkeleton.tsx'
import classes from '../panel.module.css'
import { useEmail } from './calls.ts'
import { EmailForm } from './EmailForm.tsx'
import { WaitingEmail } from './WaitingEmail.tsx'

export default function EmailPanel() {
  const { user } = useSession()
  return user?.profileId ? <OwnEmail id={user.profileId} /> : null
}

function OwnEmail({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useEmail(id)
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <PanelSkeleton />
  return (
    <>
      <dl className={classes.held}>
        <dt>{t('Your e-mail address')}</dt>
        <dd>{data.address ?? t('None yet')}</dd>
      </dl>
      {data.waitingFor && <WaitingEmail id={id} address={data.waitingFor} expiresAt={data.expiresAt} />}
      <EmailForm id={id} />
    </>
  )
}
