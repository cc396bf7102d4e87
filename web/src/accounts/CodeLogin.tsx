import { useEffect, useRef } from 'react'
import { CodeEntry } from './CodeEntry.tsx'
import type { Phone } from './enterSession.ts'
import { MemberPhoneEntry } from './MemberPhoneEntry.tsx'
import { StaffPhoneEntry } from './StaffPhoneEntry.tsx'
import { type CodeLoginOptions, useCodeLogin } from './useCodeLogin.ts'

export interface CodeLoginProps extends CodeLoginOptions {
  /** A number that is known already: its code goes out at once. */
  phone?: Phone | undefined
}

/** Login with a code sent to one's phone: the number, then the code. */
export function CodeLogin({ phone, ...options }: CodeLoginProps) {
  const { sentTo, resendAt, busy, failure, send, enter, startOver } = useCodeLogin(options)
  const sentAtOnce = useRef(false)

  useEffect(() => {
    if (!phone || sentAtOnce.current) return
    sentAtOnce.current = true
    void send(phone)
  })

  if (sentTo) {
    const again = () => void send(sentTo)
    const change = phone ? undefined : startOver
    return (
      <CodeEntry
        {...{ busy, failure, resendAt }}
        phone={sentTo}
        onEnter={enter}
        onResend={again}
        onChangeNumber={change}
      />
    )
  }
  const Entry = options.userType === 'au' ? StaffPhoneEntry : MemberPhoneEntry
  return <Entry initial={phone} busy={busy} failure={failure} onSend={send} />
}
