import { logOut } from '../accounts/logout.ts'

/** Logs out and leaves: the guard brings members to the logged-out page and staff to their login. */
export function useLogout(): () => void {
  return () => void logOut()
}
