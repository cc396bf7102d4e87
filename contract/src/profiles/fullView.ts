import type { ErrorCode } from '../errors.ts'
import type { ProfileStatus } from './transitions.ts'

export type FullViewState = { phoneVerified?: boolean | undefined; status?: ProfileStatus | undefined }

/**
 * Returns what a member still has to do to see whole profiles and clear photos. Until then the member sees what guests see. A
 * profile never returns to Draft, so any other status means that it has been sent for review.
 */
export function missingForFullView({ phoneVerified, status }: FullViewState): FullViewStep | undefined {
  if (!phoneVerified) return 'number_not_verified'
  return status === 'Draft' ? 'review_not_asked' : undefined
}

export type FullViewStep = Extract<ErrorCode, 'number_not_verified' | 'review_not_asked'>
