import { unattendedHeader } from '@bnr/contract/accounts/activity'
import type { UserType } from '@bnr/contract/accounts/schemas'
import { isUnattended } from './attention.ts'

/** What each call of a logged-in person sends. */
export type Credentials = {
  token: string
  refreshToken: string
  userName: string
  userType: UserType
  bnrId?: string
  /** When the token expires, in milliseconds by this device's clock, which may differ from the server's. */
  expiresAt: number
}

const key = 'bnr.credentials'
/** Stored from a logout until the next login, because an expired login disappears from the other tabs too. */
const loggedOutKey = 'bnr.loggedOut'

/** Reads local storage, so that all tabs of the browser share one login. */
export function readCredentials(): Credentials | undefined {
  try {
    const stored = globalThis.localStorage?.getItem(key)
    return stored ? (JSON.parse(stored) as Credentials) : undefined
  } catch {
    return undefined
  }
}

export function storeCredentials(credentials: Credentials): void {
  localStorage.removeItem(loggedOutKey)
  localStorage.setItem(key, JSON.stringify(credentials))
}

export function forgetCredentials(): void {
  departing = undefined
  localStorage.removeItem(key)
}

/** The credentials of somebody who has pressed Logout: no longer stored, but still used by this page's last calls. */
let departing: Credentials | undefined

/**
 * Hides the login from pages opened from now on. This page can use it until `forgetCredentials`, even if Logout is
 * pressed twice.
 */
export function beginDeparture(): void {
  departing = readCredentials() ?? departing
  localStorage.setItem(loggedOutKey, 'yes')
  localStorage.removeItem(key)
}

/** Whether the login of this browser ended because its person logged out, in any tab. */
export const hasLoggedOut = (): boolean => localStorage.getItem(loggedOutKey) !== null

export const credentialsOfCalls = (): Credentials | undefined => readCredentials() ?? departing

/** Stores refreshed tokens, also during a logout. */
export function storeRefreshed(fresh: Credentials): void {
  if (departing) departing = fresh
  else storeCredentials(fresh)
}

/** Calls the listener when another tab logs in, refreshes or logs out. */
export function onCredentialsChanged(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

export function headersOf(credentials: Credentials | undefined): Record<string, string> {
  if (!credentials) return {}
  const { token, userName, userType, bnrId } = credentials
  return {
    authorization: `Bearer ${token}`,
    euid: userName,
    ut: userType,
    ...(bnrId && { pid: bnrId }),
    ...(isUnattended() && { [unattendedHeader]: '1' }),
  }
}
