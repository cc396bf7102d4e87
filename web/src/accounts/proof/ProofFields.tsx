import { type FocusEventHandler, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { fieldCheckedOnBlur } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { messageOf } from '../../ui/form/messageOf.ts'
import { t } from '../../ui/translation.ts'
import { requestCode } from '../enterSession.ts'
import { NewCode } from '../NewCode.tsx'
import { useSession } from '../session.ts'
import { hasCodeAlready, pause } from '../useSentCode.ts'
import { ownPhone } from './ownPhone.ts'
import classes from './ProofFields.module.css'
import type { Proof } from './proof.ts'

/** Asks for the current password, or for a code if the member has forgotten it. */
export function ProofFields({ form }: { form: FormAccess<Proof> }) {
  const { code } = form.values
  const byPassword = code === undefined

  function changeWay() {
    form.set('currentPassword', '')
    form.set('code', byPassword ? '' : undefined)
  }

  return (
    <div>
      {byPassword ? (
        <PasswordField
          label={t('Current password')}
          required
          {...fieldCheckedOnBlur(form, 'currentPassword')}
        />
      ) : (
        <OwnCodeField {...fieldCheckedOnBlur(form, 'code')} value={code} />
      )}
      <Button variant="quiet" className={classes.other} onClick={changeWay}>
        {byPassword ? t('Forgot it? Use a code instead') : t('Use the password instead')}
      </Button>
    </div>
  )
}

interface OwnCodeFieldProps {
  value: string
  error: string | undefined
  onChange: (code: string) => void
  onBlur: FocusEventHandler<HTMLInputElement>
}

/** Sends a code to the member's own number as soon as the field appears. */
function OwnCodeField({ error, ...input }: OwnCodeFieldProps) {
  const { sentTo, failure, resendAt, send } = useOwnCode()
  return (
    <div className={classes.code}>
      <DigitsField
        label={t('Code')}
        required
        autoComplete="one-time-code"
        maxLength={6}
        description={sentTo && t('We have sent a 6 digit code to {number}', { number: sentTo })}
        error={error ?? failure}
        {...input}
      />
      {resendAt !== undefined && <NewCode resendAt={resendAt} onResend={send} />}
    </div>
  )
}

function useOwnCode() {
  const { user } = useSession()
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [resendAt, setResendAt] = useState<number>()
  const hasRequested = useRef(false)
  const waitFor = (seconds: number) => setResendAt(Date.now() + seconds * 1000)

  async function send() {
    if (!user) return
    const phone = ownPhone(user)
    setFailure(undefined)
    try {
      await requestCode(phone, 'pu')
      setSentTo(`+${phone.countryCode} ${phone.number}`)
      waitFor(pause)
    } catch (error) {
      // The last code may have been used up, e.g. by the login before this page.
      if (hasCodeAlready(error)) return waitFor(error.retryAfterSeconds ?? pause)
      setFailure(messageOf(error))
      waitFor(0)
    }
  }

  useEffect(() => {
    if (!user || hasRequested.current) return
    hasRequested.current = true
    void send()
  })
  return { sentTo, failure, resendAt, send: () => void send() }
}
