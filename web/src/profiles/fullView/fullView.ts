import { type FullViewStep, missingForFullView } from '@bnr/contract/profiles/fullView'
import { isStaff, type SessionUser, useSession } from '../../accounts/session.ts'

/** Returns what this member must still do to see full profiles; undefined for staff. */
export function fullViewStepOf(user: SessionUser | null): FullViewStep | undefined {
  return user && !isStaff(user) ? missingForFullView(user) : undefined
}

export const useFullViewStep = (): FullViewStep | undefined => fullViewStepOf(useSession().user)
