import { CallError } from '@bnr/contract/client'
import type { Translate } from '../ui/translation.ts'

const minute = 60

/** What the person reads after a call failed: the server's own message, and how long to wait where that helps. */
export function messageOf(error: unknown, t: Translate): string {
  if (!(error instanceof CallError)) return t('Something went wrong. Please try again')
  const seconds = error.retryAfterSeconds
  if (error.status !== 429 || !seconds) return t(error.message)
  return seconds <= 2 * minute
    ? t('Too many attempts. Please try again in {seconds} seconds', { seconds })
    : t('Too many attempts. Please try again in {minutes} minutes', { minutes: Math.ceil(seconds / minute) })
}
