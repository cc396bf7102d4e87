import { firstKnown } from '../platform/knownPaths.ts'
import { isStaff, type SessionUser } from './session.ts'

/** Where a login leads, unless it was asked for on the way to somewhere else. */
export function landingOf(user: SessionUser): string {
  const page = isStaff(user)
    ? firstKnown('/ad/dashboard', '/ad/profile/approve', '/ad/profile/search')
    : firstKnown('/profile/dashboard', '/profile/search')
  return page ?? '/home'
}
