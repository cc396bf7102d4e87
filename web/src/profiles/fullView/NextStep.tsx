import type { FullViewStep } from '@bnr/contract/profiles/fullView'
import { transitions } from '@bnr/contract/profiles/transitions'
import { openLoginFor } from '../../accounts/loginPrompt.ts'
import { ownPhone } from '../../accounts/proof/ownPhone.ts'
import { useSession } from '../../accounts/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'

export interface NextStepProps {
  step: FullViewStep
  /** The person is on the way. */
  onTaken?: () => void
}

/** The way to the step that is missing: a code to the own number, or the own page, where the profile is sent. */
export function NextStep({ step, onTaken }: NextStepProps) {
  const { t } = useTranslation()
  const { user } = useSession()
  if (!user) return null
  if (step === 'review_not_asked')
    return (
      <ButtonLink to={`/profile/${user.bnrId}`} onClick={onTaken}>
        {t(transitions.ready.label)}
      </ButtonLink>
    )
  const phone = ownPhone(user)

  function verify() {
    onTaken?.()
    openLoginFor({ verify: phone })
  }

  return <Button onClick={verify}>{t('Verify Mobile')}</Button>
}
