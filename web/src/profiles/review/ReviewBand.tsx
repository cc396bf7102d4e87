import { CallError } from '@bnr/contract/client'
import type { Profile } from '@bnr/contract/profiles/profile'
import { transitions } from '@bnr/contract/profiles/transitions'
import { Button } from '../../ui/Button.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useProfileTransition } from '../calls.ts'
import { ContinueRegistration } from './ContinueRegistration.tsx'
import { MissingList } from './MissingList.tsx'
import classes from './ReviewBand.module.css'
import { reviewStates } from './reviewStates.ts'

/** Where the owner's profile stands on its way to be seen, and the next step. An Active one needs none. */
export function ReviewBand({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const state = reviewStates[profile.status]
  const transition = useProfileTransition()
  if (!state) return null
  const failure = transition.error instanceof CallError ? transition.error : undefined
  const missing = failure?.code === 'incomplete_profile' ? failure.fields : undefined

  const send = () =>
    transition.mutate(
      { id: profile.id, name: 'ready' },
      {
        onSuccess: ({ message }) => toastSuccess(message),
        onError: (error) => toastError(error.message),
      },
    )

  return (
    <Surface as="section" compact className={classes.band} aria-label={t('Review of your profile')}>
      <div className={classes.row}>
        <div className={classes.words}>
          <p className={classes.title}>{t(state.title)}</p>
          {profile.statusReason && <p>{t('Our reason: {reason}', { reason: profile.statusReason })}</p>}
          <p>{t(state.text)}</p>
        </div>
        {profile.status === 'Draft' && <ContinueRegistration profile={profile} />}
        {state.mayAsk && (
          <Button
            variant={profile.status === 'Draft' ? 'outlined' : 'filled'}
            busy={transition.isPending}
            onClick={send}
          >
            {t(transitions.ready.label)}
          </Button>
        )}
      </div>
      {missing && (
        <div role="alert" className={classes.missing}>
          <p>{t('{message}:', { message: failure?.message ?? '' })}</p>
          <MissingList bnrId={profile.bnrId ?? ''} missing={missing} />
        </div>
      )}
    </Surface>
  )
}
