import { CallError } from '@bnr/contract/client'
import { toReadablePath } from '@bnr/contract/paths'
import { type Profile, profileChange } from '@bnr/contract/profiles/profile'
import { firstOpenStep, missingForReview } from '@bnr/contract/profiles/steps'
import { type ProfileStatus, profileMachine, statusLabels } from '@bnr/contract/profiles/transitions'
import { canDo } from '@bnr/contract/stateMachine'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useReadyProfile } from '../calls.ts'
import { MissingList } from './MissingList.tsx'
import { OpenSteps } from './OpenSteps.tsx'
import classes from './ReviewBand.module.css'

export interface ReviewBandProps {
  profile: Profile
  /** Label of the button that sends the profile, if not the usual one. */
  sendLabel?: string
}

/** Shows the owner how far the review of the profile is, and the next step. Active profiles need none. */
export function ReviewBand({ profile, sendLabel }: ReviewBandProps) {
  const state = reviewStates[profile.status]
  const transition = useReadyProfile(profile.id)
  if (!state) return null
  const failure = transition.error instanceof CallError ? transition.error : undefined
  const missing = failure?.code === 'incomplete_profile' ? stillMissing(failure.fields, profile) : undefined

  const send = () =>
    transition.mutate(undefined, {
      onSuccess: ({ message }) => toastSuccess(message),
      onError: (error) => toastError(error.message),
    })

  return (
    <Surface as="section" compact className={classes.band} aria-label={t('Review of your profile')}>
      <div className={classes.row}>
        <div className={classes.words}>
          <p className={classes.title}>{t(state.title)}</p>
          {profile.statusReason && <p>{t('Our reason: {reason}', { reason: profile.statusReason })}</p>}
          <p>{t(state.text)}</p>
        </div>
        {profile.status === 'Draft' && <ContinueRegistration profile={profile} />}
        {canDo(profile, 'ready') && (
          <Button
            variant={profile.status === 'Draft' && !sendLabel ? 'outlined' : 'filled'}
            busy={transition.isPending}
            onClick={send}
          >
            {sendLabel ?? t(profileMachine.actions.ready.label)}
          </Button>
        )}
      </div>
      {missing && (
        <div role="alert" className={classes.missing}>
          <p>{t('{message}:', { message: failure?.message ?? '' })}</p>
          {profile.status !== 'Draft' && <MissingList bnrId={profile.bnrId ?? ''} missing={missing} />}
        </div>
      )}
      {profile.status === 'Draft' && <OpenSteps profile={profile} />}
    </Surface>
  )
}

/** What the server found missing, without what has been filled in since; undefined if nothing is left. */
function stillMissing(fields: Readonly<Record<string, string>>, profile: Profile) {
  const open = missingForReview(profile)
  const left = Object.entries(fields).filter(([path]) => toReadablePath(profileChange, path) in open)
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/** Leads the owner of an unfinished draft back into the wizard, at the first step with an open question. */
function ContinueRegistration({ profile }: { profile: Profile }) {
  if (Object.keys(missingForReview(profile)).length === 0) return null
  const { id, bnrId, basic } = profile
  const state = { draft: { id, bnrId, basic }, step: firstOpenStep(profile), resume: true }
  return (
    <ButtonLink to="/profile/register" state={state}>
      {t('Continue registration')}
    </ButtonLink>
  )
}

type ReviewState = { title: string; text: string }

/** What the owner reads while others cannot see the profile. */
const reviewStates: Partial<Record<ProfileStatus, ReviewState>> = {
  Draft: {
    title: 'Your profile is a draft',
    text: 'Only you can see it. When it is complete, send it to us. We check every profile before others can see it.',
  },
  Ready: {
    title: statusLabels.Ready,
    text: 'We are reviewing your profile. Others can see it as soon as we approve it.',
  },
  Rejected: {
    title: 'Your profile was not approved',
    text: 'Please correct it and send it again. Our support team can tell you what was missing.',
  },
}
