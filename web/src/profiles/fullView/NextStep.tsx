import type { FullViewStep } from '@bnr/contract/profiles/fullView'
import { profileMachine } from '@bnr/contract/profiles/transitions'
import { openLoginFor } from '../../accounts/loginPrompt.ts'
import { ownPhone } from '../../accounts/proof/ownPhone.ts'
import { useSession } from '../../accounts/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'

export interface NextStepProps {
  step: FullViewStep
  /** Called when the person takes the step. */
  onTaken?: () => void
}

/** Links to the missing step: verifying the number, or the member's own page, where the profile is sent for review. */
export function NextStep({ step, onTaken }: NextStepProps) {
  const { user } = useSession()
  if (!user) return null
  if (step === 'review_not_asked')
    return (
      <ButtonLink to={`/profile/${user.bnrId}`} onClick={onTaken}>
        {t(profileMachine.actions.ready.label)}
      </ButtonLink>
    )
  const phone = ownPhone(user)

  function verify() {
    onTaken?.()
    openLoginFor({ verify: phone })
  }

  return <Button onClick={verify}>{t('Verify Mobile')}</Button>
}
