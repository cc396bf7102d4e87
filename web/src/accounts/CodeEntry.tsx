import { useState } from 'react'
import { isDemo } from '../platform/settings.ts'
import { Button } from '../ui/Button.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { useTranslation } from '../ui/translation.ts'
import type { Phone } from './enterSession.ts'
import { LoginForm } from './LoginForm.tsx'
import classes from './login.module.css'
import { useSecondsUntil } from './useSecondsUntil.ts'

const codeLength = 6

export interface CodeEntryProps {
  phone: Phone
  resendAt: number
  busy: boolean
  failure: string | undefined
  onEnter: (code: string) => void
  onResend: () => void
  onChangeNumber?: (() => void) | undefined
  /** What entering the code does. */
  action?: string
}

export function CodeEntry({ phone, busy, failure, onEnter, action, ...rest }: CodeEntryProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  function tryEnter(given: string) {
    const complete = given.length === codeLength
    setError(complete ? undefined : t('Enter the 6 digit code'))
    if (complete) onEnter(given)
    return complete
  }

  /** The last digit, or the phone filling in the message's code, sends it. */
  function change(given: string) {
    setCode(given)
    if (given.length === codeLength) tryEnter(given)
  }

  const { countryCode, number } = phone
  return (
    <LoginForm
      action={action ?? t('Verify and login')}
      {...{ busy, failure }}
      trySend={() => tryEnter(code)}
      below={<Below {...rest} />}
    >
      <div className={classes.code}>
        <DigitsField
          label={t('Code')}
          required
          description={t('We have sent a 6 digit code to +{code} {number}', { code: countryCode, number })}
          autoComplete="one-time-code"
          maxLength={codeLength}
          value={code}
          error={error}
          onChange={change}
        />
      </div>
    </LoginForm>
  )
}

type BelowProps = Pick<CodeEntryProps, 'resendAt' | 'onResend' | 'onChangeNumber'>

function Below(props: BelowProps) {
  return (
    <>
      <ResendRow {...props} />
      {isDemo && <DemoHint />}
    </>
  )
}

function ResendRow({ resendAt, onResend, onChangeNumber }: BelowProps) {
  const { t } = useTranslation()
  const seconds = useSecondsUntil(resendAt)
  return (
    <div className={classes.below}>
      {seconds > 0 ? (
        <p className={classes.wait}>{t('New code in {seconds} s', { seconds })}</p>
      ) : (
        <Button look="quiet" onClick={onResend}>
          {t('Send a new code')}
        </Button>
      )}
      {onChangeNumber && (
        <Button look="quiet" onClick={onChangeNumber}>
          {t('Change number')}
        </Button>
      )}
    </div>
  )
}

/** A demonstration sends no messages: its codes are shown on a page. */
function DemoHint() {
  const { t } = useTranslation()
  return (
    <p className={classes.hint}>
      {t('This is a demo, nothing is sent:')}{' '}
      <a href="/dev/outbox" target="_blank" rel="noreferrer">
        {t('find the code in the outbox')}
        <span className="visually-hidden"> {t('(opens in a new tab)')}</span>
      </a>
    </p>
  )
}
