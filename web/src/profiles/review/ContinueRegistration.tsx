import type { Profile } from '@bnr/contract/profiles/profile'
import { firstOpenStep, missingForReview } from '@bnr/contract/profiles/steps'
import { ButtonLink } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'

/** For the owner of a draft that was left half way: back into the wizard, at the first step with a question open. */
export function ContinueRegistration({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  if (Object.keys(missingForReview(profile)).length === 0) return null
  const { id, bnrId, basic } = profile
  const state = { draft: { id, bnrId, basic }, step: firstOpenStep(profile), resume: true }
  return (
    <ButtonLink to="/profile/register" state={state}>
      {t('Continue registration')}
    </ButtonLink>
  )
}
