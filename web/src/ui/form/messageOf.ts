import type { CallError } from '@bnr/contract/client'
import type { Translate } from '../translation.ts'

const minute = 60

/** By its shape: pages that call nothing yet do without the calls. */
const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && 'retryAfterSeconds' in error

/** Nobody is logged in any more. */
export const isLapse = (error: unknown) => isCallError(error) && error.status === 401

/** What the person reads after a call failed: the server's own message, and how long to wait where that helps. */
export function messageOf(error: unknown, t: Translate): string {
  if (!isCallError(error)) return t('Something went wrong. Please try again')
  const seconds = error.retryAfterSeconds
  if (error.status !== 429 || !seconds) return t(error.message)
  return seconds <= 2 * minute
    ? t('Too many attempts. Please try again in {seconds} seconds', { seconds })
    : t('Too many attempts. Please try again in {minutes} minutes', { minutes: Math.ceil(seconds / minute) })
}
