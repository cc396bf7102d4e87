import { readCredentials } from '../platform/credentials.ts'
import { hasUnsavedWork } from '../platform/unsavedWork.ts'
import { sendUnsent } from '../platform/unsent.ts'
import { currentSession, isStaff } from './session.ts'

const departureOf = (staff: boolean) => ({ to: staff ? '/ad/login' : '/logout', everywhere: true })

/** Ends the session here and on the server. Staff go back to their login, members to the logged-out page. */
export async function logOut(): Promise<void> {
  const { clearSession, tellServer } = await import('./sessionKeeper.ts')
  await sendUnsent()
  const userName = readCredentials()?.userName
  const told = userName ? tellServer(userName) : undefined
  const departure = departureOf(isStaff(currentSession().user))
  await told
  clearSession(departure)
}

/** Another tab has logged out: pages that need a login are left as well, unless something on them is not saved; public ones stay. */
export async function followLogout(): Promise<void> {
  const { clearSession, lapse } = await import('./sessionKeeper.ts')
  if (hasUnsavedWork()) lapse()
  else clearSession({ ...departureOf(isStaff(currentSession().user)), everywhere: false })
}
