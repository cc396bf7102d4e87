import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { Section } from '../../ui/Section.tsx'
import { t } from '../../ui/translation.ts'
import { useSession } from '../session.ts'
import { PanelSkeleton } from '../settings/PanelSkeleton.tsx'
import { SessionList } from '../settings/sessions/SessionList.tsx'
import { type StaffAccount, useEndSession, useStaffAccount } from './calls.ts'
import { FactorList } from './FactorList.tsx'
import classes from './StaffAccountPage.module.css'
import { StaffPasswordForm } from './StaffPasswordForm.tsx'

export const meta = () => pageMeta('My account')

export default function StaffAccountPage() {
  const { user } = useSession()
  const account = useStaffAccount()
  const { data, error, isFetching, refetch } = account
  return (
    <>
      <PageTitle title={t('My account')} lead={user && `${user.name}, ${user.mobile}`} />
      {user?.passwordDue && (
        <p role="status" className={classes.due}>
          {t('Somebody else chose your password. Choose your own to continue.')}
        </p>
      )}
      <div className={classes.parts}>
        <Section title={t('Password')}>
          <StaffPasswordForm />
        </Section>
        {error && <ErrorState message={t(error.message)} busy={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <PanelSkeleton />}
        {data && <Security account={data} />}
      </div>
    </>
  )
}

function Security({ account }: { account: StaffAccount }) {
  return (
    <>
      <Section title={t('Second factor')}>
        <FactorList account={account} />
      </Section>
      <Section title={t('Where you are logged in')}>
        <SessionList sessions={account.sessions} end={useEndSession()} />
      </Section>
    </>
  )
}
