import { beginDeparture, hasLoggedOut, readCredentials } from '../platform/credentials.ts'
import { hasUnsavedWork } from '../platform/unsavedWork.ts'
import { sendUnsent } from '../platform/unsent.ts'
import { currentSession, isStaff } from './session.ts'

const departureOf = (staff: boolean) => ({ to: staff ? '/ad/login' : '/logout', everywhere: true })

/**
 * Ends the session here at once, and on the server by a call that outlives the page, so that people who close the
 * page at once are logged out too. Staff go to their login, members to the logged-out page.
 */
export async function logOut(): Promise<void> {
  const userName = readCredentials()?.userName
  const departure = departureOf(isStaff(currentSession().user))
  beginDeparture()
  const { leaveAccount, refreshIfDue, endOnServer } = await import('./sessionKeeper.ts')
  await refreshIfDue()
  await sendUnsent(true)
  if (userName) void endOnServer(userName)
  leaveAccount(departure)
}

/**
 * Follows the end of the login in another tab: leaves pages that need a login; public pages stay. If the login expired,
 * pages with unsaved work stay too. If the person logged out, no private page may remain on the screen.
 */
export async function followLogout(): Promise<void> {
  const { clearSession, lapse } = await import('./sessionKeeper.ts')
  if (hasUnsavedWork() && !hasLoggedOut()) lapse()
  else clearSession({ ...departureOf(isStaff(currentSession().user)), everywhere: false })
}
