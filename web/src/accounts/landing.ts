import { firstKnown } from '../platform/knownPaths.ts'
import { isStaff, type SessionUser } from './session.ts'

/** Returns the page that a login leads to, unless the person wanted another one. */
export function landingOf(user: SessionUser): string {
  const page = isStaff(user)
    ? firstKnown('/ad/dashboard', '/ad/profile/approve', '/ad/profile/search')
    : firstKnown('/profile/dashboard', '/profile/search')
  return page ?? '/home'
}
