import { firstKnown } from '../platform/knownPaths.ts'
import { isStaff, type SessionUser } from './session.ts'

/** Where a login leads when nothing else was wanted. */
export function landingOf(user: SessionUser): string {
  const page = isStaff(user)
    ? firstKnown('/ad/dashboard', '/ad/profile/approve', '/ad/profile/search')
    : firstKnown('/profile/dashboard', '/profile/search')
  return page ?? '/home'
}

/** Pages that make sense to a guest only; whoever logs in there goes on to their own. */
const guestPages = ['/', '/home', '/logout', '/no-access', '/ad/login', '/profile/register']

/** A page that was open, or refused, before the login is where one goes on. */
export function placeAfterLogin(user: SessionUser, wanted: string | undefined, current: string): string {
  if (wanted) return wanted
  return guestPages.includes(current) ? landingOf(user) : current
}
