import type { UserType } from '@bnr/contract/accounts/schemas'
import type { Phone } from '../ui/fields/PhoneField.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { enterCode } from './enterSession.ts'
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
  if (!sentTo) return <PhoneEntry userType={userType} known={phone} onSend={send} />
  return (
    <CodeEntry
      phone={sentTo}
      resendAt={resendAt}
      onEnter={(code) => finish(() => enterCode(sentTo, code, userType, draftToken))}
      onResend={() => send(sentTo)}
      onChangeNumber={phone ? undefined : startOver}
    />
  )
}
