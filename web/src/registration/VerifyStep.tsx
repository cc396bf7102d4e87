import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { loginWithBnrId } from '../accounts/enterSession.ts'
import { landingOf } from '../accounts/landing.ts'
import { openLoginFor } from '../accounts/loginPrompt.ts'
import { Button } from '../ui/Button.tsx'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { BackButton } from './BackButton.tsx'
import type { Draft } from './draft.ts'
import { forgetPassword, rememberedPassword } from './pendingPassword.ts'
import classes from './Wizard.module.css'
import { finishWizard } from './wizardStore.ts'

/** The last step: verifies the registered number by a code, or skips that. */
export function VerifyStep({ draft, onBack }: { draft: Draft; onBack: () => void }) {
  const { skipping, skip } = useSkip(draft)
  const { basic } = draft

  function verify() {
    finishWizard(draft.id)
    const { countryCode, number } = { countryCode: '91', number: '', ...basic.phone }
    openLoginFor({ verify: { countryCode, number }, ...(draft.token ? { draftToken: draft.token } : {}) })
  }

  return (
    <Surface className={classes.verify}>
      <IconShieldCheck size={56} aria-hidden className={classes.shield} />
      <p className={classes.ask}>{t('Please verify your mobile number')}</p>
      <p className={classes.number}>
        +{basic.phone?.countryCode} {basic.phone?.number}
      </p>
      <p className={classes.why}>
        {t(
          'A verified number is a sign of authenticity. Your profile joins the list of verified profiles, and families answer those more often: expect more responses and more interests.',
        )}
      </p>
      <div className={classes.choices}>
        <Button onClick={verify}>{t('Verify Mobile')}</Button>
        <Button variant="quiet" busy={skipping} onClick={skip}>
          {t('Skip >>')}
        </Button>
      </div>
      <BackButton onBack={onBack} />
    </Surface>
  )
}

/**
 * Skips the verification. A logged-in member returns to the profile. Others log in with the password of the first
 * step, or enter it if a reload has lost it.
 */
function useSkip({ id, bnrId, token }: Draft) {
  const navigate = useNavigate()
  const [skipping, setSkipping] = useState(false)

  async function skip() {
    finishWizard(id)
    if (!token) return void navigate(`/profile/update/${bnrId}`)
    const password = rememberedPassword(bnrId)
    if (!password) return openLoginFor({ tab: 'bnrId', bnrId })
    setSkipping(true)
    try {
      const user = await loginWithBnrId(bnrId, password, token)
      forgetPassword()
      if (user) await navigate(landingOf(user), { replace: true })
    } catch {
      openLoginFor({ tab: 'bnrId', bnrId })
    } finally {
      setSkipping(false)
    }
  }

  return { skipping, skip }
}
