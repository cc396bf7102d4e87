import { CallError } from '@bnr/contract/client'
import { errors } from '@bnr/contract/errors'
import { isStaff, useSession } from '../../accounts/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { t } from '../../ui/translation.ts'
import { NextStep } from '../fullView/NextStep.tsx'

export interface ProfileFailureProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** Explains a profile that is missing or closed to this person. Other errors can be tried again. */
export function ProfileFailure({ error, busy, onRetry }: ProfileFailureProps) {
  const { user } = useSession()
  const code = error instanceof CallError ? error.code : undefined
  const search = (
    <ButtonLink to={isStaff(user) ? '/ad/profile/search' : '/profile/search'}>
      {t('Search Profiles')}
    </ButtonLink>
  )
  if (code === 'same_gender')
    return <EmptyState isPage title={t(errors.same_gender.message)} action={search} />
  if (code === 'number_not_verified' || code === 'review_not_asked')
    return <EmptyState isPage title={t(errors[code].message)} action={<NextStep step={code} />} />
  if (code === 'openings_used')
    return (
      <EmptyState
        isPage
        title={t('You have reached today’s limit')}
        message={error.message}
        action={search}
      />
    )
  if (code === 'profile_not_found' || code === 'invalid_input') {
    return (
      <EmptyState
        isMissing
        title={t(errors.profile_not_found.message)}
        message={t('Check the ID. The profile may have been closed.')}
        action={search}
      />
    )
  }
  return <ErrorState isPage message={error.message} busy={busy} onRetry={onRetry} />
}
