import { beginDeparture, readCredentials } from '../platform/credentials.ts'
import { hasUnsavedWork } from '../platform/unsavedWork.ts'
import { sendUnsent } from '../platform/unsent.ts'
import { currentSession, isStaff } from './session.ts'

const departureOf = (staff: boolean) => ({ to: staff ? '/ad/login' : '/logout', everywhere: true })

/**
 * Ends the session here at once, and on the server by a call that outlives the page: whoever presses Logout and closes the
 * phone is logged out. Staff go back to their login, members to the logged-out page.
 */
export async function logOut(): Promise<void> {
  const userName = readCredentials()?.userName
  const departure = departureOf(isStaff(currentSession().user))
  beginDeparture()
  const { clearSession, refreshIfDue, tellServer } = await import('./sessionKeeper.ts')
  await refreshIfDue()
  await sendUnsent(true)
  if (userName) void tellServer(userName)
  clearSession(departure)
}

/** Another tab has logged out: pages that need a login are left as well, unless something on them is not saved; public ones stay. */
export async function followLogout(): Promise<void> {
  const { clearSession, lapse } = await import('./sessionKeeper.ts')
  if (hasUnsavedWork()) lapse()
  else clearSession({ ...departureOf(isStaff(currentSession().user)), everywhere: false })
}
