import type { UserType } from '@bnr/contract/accounts/schemas'
import { CallError } from '@bnr/contract/client'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Phone } from '../ui/fields/PhoneField.tsx'
import { t } from '../ui/translation.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { enterCode } from './enterSession.ts'
import classes from './login.module.css'
import { closeLogin } from './loginPrompt.ts'
import { PhoneEntry } from './PhoneEntry.tsx'
import type { SessionUser } from './session.ts'
import { useSentCode } from './useSentCode.ts'

export interface CodeLoginProps {
  userType: UserType
  /** A number that is already known; a code is sent to it at once. */
  phone?: Phone | undefined
  /** Token of the draft with this number, if this browser registered it. */
  draftToken?: string | undefined
  /** Runs the login and continues from it; the form shows what it throws. */
  finish: (login: () => Promise<SessionUser | undefined>) => Promise<void>
}

/** Login with a code sent to the phone: first the number, then the code. */
export function CodeLogin({ userType, phone, draftToken, finish }: CodeLoginProps) {
  const { sentTo, resendAt, send, startOver } = useSentCode(userType)
  const [isUnknown, setUnknown] = useState(false)
  if (!sentTo) return <PhoneEntry userType={userType} known={phone} onSend={send} />

  async function enter(number: Phone, code: string) {
    setUnknown(false)
    return await enterCode(number, code, userType, draftToken).catch((error: unknown) => {
      setUnknown(userType === 'pu' && error instanceof CallError && error.code === 'not_found')
      throw error
    })
  }

  return (
    <>
      <CodeEntry
        phone={sentTo}
        resendAt={resendAt}
        onEnter={(code) => finish(() => enter(sentTo, code))}
        onResend={() => send(sentTo)}
        onChangeNumber={phone ? undefined : startOver}
      />
      {isUnknown && <NoProfile phone={sentTo} />}
    </>
  )
}

/** Only after the right code, so that nobody learns which numbers are registered. */
function NoProfile({ phone }: { phone: Phone }) {
  return (
    <p role="status" className={classes.note}>
      {t('There is no profile with this number.')}{' '}
      <Link to="/home" state={{ register: phone }} onClick={closeLogin}>
        {t('Register free')}
      </Link>
    </p>
  )
}
