import type { UserType } from '@bnr/contract/accounts/schemas'
import { CallError } from '@bnr/contract/client'
import { useState } from 'react'
import type { Phone } from '../ui/fields/PhoneField.tsx'
import { requestCode } from './enterSession.ts'

const pause = 30

/** Refused because a code went to this number within the last half minute: it is on its way, so one can enter it. */
function hasCodeAlready(error: unknown): error is CallError {
  return error instanceof CallError && error.status === 429 && (error.retryAfterSeconds ?? Infinity) <= pause
}

/** First a code is sent, then it is entered; another one may be asked for after half a minute. */
export function useSentCode(userType: UserType) {
  const [sentTo, setSentTo] = useState<Phone>()
  const [resendAt, setResendAt] = useState(0)
  const waitFor = (seconds: number) => setResendAt(Date.now() + seconds * 1000)

  async function send(phone: Phone) {
    try {
      await requestCode(phone, userType)
      waitFor(pause)
    } catch (error) {
      if (!hasCodeAlready(error)) throw error
      waitFor(error.retryAfterSeconds ?? pause)
    }
    setSentTo(phone)
  }

  return { sentTo, resendAt, send, startOver: () => setSentTo(undefined) }
}
