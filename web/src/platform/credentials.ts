import { unattendedHeader } from '@bnr/contract/accounts/activity'
import type { UserType } from '@bnr/contract/accounts/schemas'
import { isUnattended } from './attention.ts'

/** What each call of a logged-in person carries. */
export type Credentials = {
  token: string
  refreshToken: string
  userName: string
  userType: UserType
  bnrId?: string
  /** When the token runs out by this device's clock, in milliseconds: the server's may go differently. */
  expiresAt: number
}

const key = 'bnr.credentials'

/** Kept in local storage, so that every tab of the browser shares one login. */
export function readCredentials(): Credentials | undefined {
  try {
    const kept = globalThis.localStorage?.getItem(key)
    return kept ? (JSON.parse(kept) as Credentials) : undefined
  } catch {
    return undefined
  }
}

export function keepCredentials(credentials: Credentials): void {
  localStorage.setItem(key, JSON.stringify(credentials))
}

export function forgetCredentials(): void {
  departing = undefined
  localStorage.removeItem(key)
}

/** Those of somebody who has pressed Logout: forgotten by the browser, and carried by this page's last calls. */
let departing: Credentials | undefined

/** No page opened from now on knows the login; this one keeps it until `forgetCredentials`, also when Logout is pressed twice. */
export function beginDeparture(): void {
  departing = readCredentials() ?? departing
  localStorage.removeItem(key)
}

export const credentialsOfCalls = (): Credentials | undefined => readCredentials() ?? departing

/** Fresh tokens of whoever is logged in, or about to be logged out. */
export function keepRefreshed(fresh: Credentials): void {
  if (departing) departing = fresh
  else keepCredentials(fresh)
}

/** Told when another tab logs in, refreshes or logs out. */
export function onCredentialsChanged(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
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
