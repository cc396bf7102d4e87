import type { Profile } from '@bnr/contract/profiles/profile'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ProfilePhotoEditor } from '../../media/upload/PhotoEditors.tsx'
import { shownToOwner } from '../../media/upload/photoEditor.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { useUnsavedWork } from '../../platform/unsavedWork.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LeavingDialog } from '../../ui/LeavingDialog.tsx'
import { t } from '../../ui/translation.ts'
import { WizardProgress } from '../../ui/WizardProgress.tsx'
import { ReviewBand } from '../review/ReviewBand.tsx'
import classes from './Guide.module.css'
import { LateForm } from './section/LateForm.tsx'

type StepProps = { profile: Profile; onNext: () => void }

interface GuideStep {
  title: string
  lead: string
  isDone: (profile: Profile) => boolean
  Content: (props: StepProps) => ReactNode
}

const hasPhoto = ({ media }: Profile) => shownToOwner(media, 'pp').length > 0
const isFilled = (part: object | null | undefined) => Object.keys(part ?? {}).length > 0

const steps: readonly GuideStep[] = [
  {
    title: 'Profile photo',
    lead: 'Families open profiles with a photo far more often.',
    isDone: hasPhoto,
    Content: PhotoStep,
  },
  {
    title: 'About Me',
    lead: 'A few honest words help the right family find you.',
    isDone: ({ basic }) => Boolean(basic?.aboutMe),
    Content: formOf('about'),
  },
  {
    title: 'Partner Preference',
    lead: 'Your matches follow these wishes. You can change them at any time.',
    isDone: ({ basicPreference }) => isFilled(basicPreference),
    Content: formOf('basicPreference'),
  },
  {
    title: 'Send for review',
    lead: 'We check every profile before others can see it.',
    isDone: () => false,
    Content: ReviewStep,
  },
]

/** After the registration, one thing at a time, beginning with the first that is not done. */
export default function Guide({ profile }: { profile: Profile }) {
  const [at, setAt] = useState(() => steps.findIndex(({ isDone }) => !isDone(profile)))
  const heading = useHeadingOfStep(at)
  const step = steps[at]
  if (!step) return null
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('Welcome to BNR Matrimony')}</h1>
      <WizardProgress
        steps={steps.map(({ title }) => t(title))}
        current={at + 1}
        completion={Math.round((at / steps.length) * 100)}
        label={t('Your next steps')}
      />
      <section aria-labelledby="guide-step" className={classes.step}>
        <h2 id="guide-step" ref={heading} tabIndex={-1} className="title-section">
          {t(step.title)}
        </h2>
        <p className="soft">{t(step.lead)}</p>
        <step.Content profile={profile} onNext={() => setAt(at + 1)} />
      </section>
      <p>
        <Link to={`/profile/update/${profile.bnrId}`}>{t('Show the whole profile instead')}</Link>
      </p>
      <LeavingDialog />
    </div>
  )
}

/** Each step is a new page to its reader. */
function useHeadingOfStep(at: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [at])
  return heading
}

function PhotoStep({ profile, onNext }: StepProps) {
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [asks, setAsks] = useState(false)
  useUnsavedWork(isSending)
  useEffect(() => {
    if (!isSending) setAsks(false)
  }, [isSending])
  const leave = () => (isSending ? setAsks(true) : onNext())
  return (
    <>
      <ProfilePhotoEditor
        profileId={profile.id}
        media={profile.media}
        isStaff={false}
        onChanged={() => void client.invalidateQueries({ queryKey: profilesKey })}
        onSending={setSending}
      />
      <div>
        {hasPhoto(profile) ? (
          <Button onClick={leave}>{t('Continue')}</Button>
        ) : (
          <Button variant="outlined" onClick={leave}>
            {t('Later')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        title={t('Stop the upload?')}
        confirmLabel={t('Go on without the photo')}
        cancelLabel={t('Keep uploading')}
        destructive
        onConfirm={onNext}
        onClose={() => setAsks(false)}
      >
        <p>{t('We have not received the whole photo yet.')}</p>
      </ConfirmDialog>
    </>
  )
}

function formOf(name: 'about' | 'basicPreference') {
  return ({ profile, onNext }: StepProps) => (
    <LateForm
      key={name}
      name={name}
      id={`${name}-form`}
      profile={profile}
      viewer="owner"
      focused={false}
      cancelLabel={t('Later')}
      onClose={onNext}
    />
  )
}

function ReviewStep({ profile }: StepProps) {
  return (
    <>
      <ReviewBand profile={profile} sendLabel={t('Send for review')} />
      <div>
        <ButtonLink to="/profile/dashboard" variant="outlined">
          {profile.status === 'Draft' ? t('Later') : t('Home')}
        </ButtonLink>
      </div>
    </>
  )
}
