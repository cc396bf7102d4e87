import type { CallError } from '@bnr/contract/client'
import { tooManyAttempts } from '@bnr/contract/tooManyAttempts'
import { t } from '../translation.ts'

const minute = 60

/** Checks the shape, so that pages without calls need not load the code of calls. */
const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && 'retryAfterSeconds' in error

export const isSessionExpired = (error: unknown) => isCallError(error) && error.status === 401

/** Returns the text for a failed call: the server's own message, or how long to wait if it says no more than that. */
export function messageOf(error: unknown): string {
  if (!isCallError(error)) return t('Something went wrong. Please try again')
  const seconds = error.retryAfterSeconds
  if (error.message !== tooManyAttempts || !seconds) return t(error.message)
  if (seconds === 1) return t('Too many attempts. Please try again in 1 second')
  return seconds <= 2 * minute
    ? t('Too many attempts. Please try again in {seconds} seconds', { seconds })
    : t('Too many attempts. Please try again in {minutes} minutes', { minutes: Math.ceil(seconds / minute) })
}
