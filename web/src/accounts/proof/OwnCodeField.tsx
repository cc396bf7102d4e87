import { type FocusEventHandler, useEffect, useRef, useState } from 'react'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { messageOf } from '../../ui/form/messageOf.ts'
import { t } from '../../ui/translation.ts'
import { requestCode } from '../enterSession.ts'
import { useSession } from '../session.ts'
import { ownPhone } from './ownPhone.ts'
import classes from './ProofFields.module.css'

export interface OwnCodeFieldProps {
  value: string
  error: string | undefined
  onChange: (code: string) => void
  onBlur: FocusEventHandler<HTMLInputElement>
}

/** Sends a code to the member's own number as soon as the field appears. */
export function OwnCodeField({ error, ...input }: OwnCodeFieldProps) {
  const { sentTo, failure } = useOwnCode()
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
    </div>
  )
}

function useOwnCode() {
  const { user } = useSession()
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const hasRequested = useRef(false)
  useEffect(() => {
    if (!user || hasRequested.current) return
    hasRequested.current = true
    const phone = ownPhone(user)
    requestCode(phone, 'pu').then(
      () => setSentTo(`+${phone.countryCode} ${phone.number}`),
      (error) => setFailure(messageOf(error)),
    )
  }, [user])
  return { sentTo, failure }
}
