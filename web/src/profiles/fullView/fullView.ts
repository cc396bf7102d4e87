import { type FullViewStep, missingForFullView } from '@bnr/contract/profiles/fullView'
import { isStaff, type SessionUser, useSession } from '../../accounts/session.ts'

/** What this member has still to do before others' profiles are shown whole; nothing for staff. */
export function fullViewStepOf(user: SessionUser | null): FullViewStep | undefined {
  return user && !isStaff(user) ? missingForFullView(user) : undefined
}

export const useFullViewStep = (): FullViewStep | undefined => fullViewStepOf(useSession().user)
