import { passwordEmpty, staffPassword, staffPasswordRule } from '@bnr/contract/accounts/password'
import { settingsMessages } from '@bnr/contract/accounts/settings'
import { changeStaffPassword } from '@bnr/contract/accounts/staffAccount'
import { errorsOf, type FormErrors } from '../../platform/formErrors.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { fieldCheckedOnBlur } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { Section } from '../../ui/Section.tsx'
import { toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useSession } from '../session.ts'
import { resume } from '../sessionKeeper.ts'
import { PanelForm } from '../settings/PanelForm.tsx'
import { PanelSkeleton } from '../settings/PanelSkeleton.tsx'
import { SessionList } from '../settings/sessions/SessionList.tsx'
import { changePassword, type StaffAccount, useEndSession, useStaffAccount } from './calls.ts'
import { FactorList } from './FactorList.tsx'
import classes from './StaffAccountPage.module.css'

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

const empty = { currentPassword: '', password: '', again: '' }

function StaffPasswordForm() {
  const form = useForm({
    initial: empty,
    check,
    send: async ({ currentPassword, password }) => {
      const { message } = await changePassword({ currentPassword, password })
      form.setValues(empty)
      toastSuccess(t(message))
      // Reads the user again, so that the back office opens for staff who had to choose a password first.
      await resume()
    },
    refused: (error) => errorsOf(error, changeStaffPassword.body),
  })
  return (
    <PanelForm form={form} action={t('Change Password')}>
      <PasswordField
        label={t('Current password')}
        required
        {...fieldCheckedOnBlur(form, 'currentPassword')}
      />
      <PasswordField
        label={t('New password')}
        required
        autoComplete="new-password"
        description={t(staffPasswordRule)}
        {...fieldCheckedOnBlur(form, 'password')}
      />
      <PasswordField
        label={t('Confirm password')}
        required
        autoComplete="new-password"
        {...fieldCheckedOnBlur(form, 'again')}
      />
    </PanelForm>
  )
}

function check({ currentPassword, password, again }: typeof empty): FormErrors {
  const result = staffPassword.safeParse(password)
  return {
    ...(!currentPassword && { currentPassword: passwordEmpty }),
    ...(!result.success && { password: result.error.issues[0]?.message ?? staffPasswordRule }),
    ...(again !== password && { again: settingsMessages.passwordsDiffer }),
  }
}
