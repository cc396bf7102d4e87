import type { ErrorCode } from '../errors.ts'
import type { ProfileStatus } from './transitions.ts'

export type FullViewState = { phoneVerified?: boolean | undefined; status?: ProfileStatus | undefined }

/**
 * What a member has still to do to see whole profiles and clear photos; until then a member sees what guests see. A
 * profile never returns to Draft, so any other status says that it was sent for review at least once.
 */
export function missingForFullView({ phoneVerified, status }: FullViewState): FullViewStep | undefined {
  if (!phoneVerified) return 'number_not_verified'
  return status === 'Draft' ? 'review_not_asked' : undefined
}

export type FullViewStep = Extract<ErrorCode, 'number_not_verified' | 'review_not_asked'>
