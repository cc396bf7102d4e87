import type { UserType } from '@bnr/contract/accounts/schemas'
import { CallError } from '@bnr/contract/client'
import { useState } from 'react'
import type { Phone } from '../ui/fields/PhoneField.tsx'
import { requestCode } from './enterSession.ts'

/** In seconds, between two codes to a number. */
export const pause = 30

/**
 * Whether the server refused because it sent this number a code within the last half minute; that code can be
 * entered.
 */
export function hasCodeAlready(error: unknown): error is CallError {
  return error instanceof CallError && error.status === 429 && (error.retryAfterSeconds ?? Infinity) <= pause
}

/** Sends a code and remembers to which number. After half a minute, people can request another. */
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
