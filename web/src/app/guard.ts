import type { Permission } from '@bnr/contract/access'
import { isStaff, mayDo, type Session } from '../accounts/session.ts'

export type Verdict = 'open' | 'wait' | 'unanswered' | 'denied' | { to: string; state?: unknown }

/** Members' pages for which staff have their own page. */
const staffPages: Readonly<Record<string, string>> = {
  '/profile/dashboard': '/ad/dashboard',
  '/profile/myaccount': '/ad/dashboard',
  '/profile/settings': '/ad/dashboard',
  '/profile/search': '/ad/profile/search',
}

const adminLogin = '/ad/login'
const ownAccount = '/ad/account'

/** Decides whether this person sees the screen or goes elsewhere (specification 1, section 4, 'Access check'). */
export function checkAccess(
  { user, opening, unanswered, departure }: Session,
  pathname: string,
  permission: Permission,
  known: ReadonlySet<string>,
): Verdict {
  const isPublic = permission === 'public' || pathname === adminLogin
  if (departure && departure.to !== pathname && (departure.everywhere || !isPublic)) {
    return { to: departure.to, state: departure.state }
  }
  if (isPublic) return 'open'
  if (opening) return 'wait'
  if (unanswered) return 'unanswered'
  if (user?.passwordDue && pathname !== ownAccount) return { to: ownAccount }
  const staffPage = isStaff(user) ? staffPages[pathname] : undefined
  if (staffPage && known.has(staffPage)) return { to: staffPage }
  return mayDo(user, permission) ? 'open' : 'denied'
}
