import { logout, readSessionUser, refresh } from '@bnr/contract/accounts/endpoints'
import { loginMessages } from '@bnr/contract/accounts/schemas'
import { CallError } from '@bnr/contract/client'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import { call, callAsGuest, callBeforeLeaving } from '../platform/call.ts'
import {
  beginDeparture,
  type Credentials,
  credentialsOfCalls,
  forgetCredentials,
  readCredentials,
  storeCredentials,
  storeRefreshed,
} from '../platform/credentials.ts'
import { forgetReadings } from '../platform/queryClient.ts'
import { isRefusal } from '../platform/refusal.ts'
import { retryOnNetworkFailure } from '../platform/retryOnNetworkFailure.ts'
import { hasUnsavedWork } from '../platform/unsavedWork.ts'
import { forgetWaiting, leaveWaiting } from '../platform/waitingMessages.ts'
import { showTextSize } from '../ui/textSize.ts'
import { toastError } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { hereOf, openLoginFor } from './loginPrompt.ts'
import { aloneAmongTabs, createRefresher } from './refresher.ts'
import {
  beginSession,
  currentSession,
  type Departure,
  endSession,
  isStaff,
  leaveUnanswered,
  reopenSession,
  type SessionUser,
} from './session.ts'
import { dueIn, earlyBy, lifetimeOf } from './tokenLife.ts'

type Tokens = Pick<Credentials, 'token' | 'refreshToken' | 'userName' | 'userType'>

const retryAfter = 5000

export const { refreshIfDue, requireToken } = createRefresher({
  read: credentialsOfCalls,
  store: storeRefreshed,
  exchange: ({ token, refreshToken }) => callAsGuest(refresh, { body: { token, refreshToken } }),
  alone: aloneAmongTabs,
  onRefused: () => expire(),
})

let timer: ReturnType<typeof setTimeout> | undefined

/** Refreshes ten seconds before the token expires, for as long as somebody is logged in. */
function scheduleRefresh() {
  clearTimeout(timer)
  const credentials = readCredentials()
  if (!credentials) return
  timer = setTimeout(
    async () => {
      await refreshIfDue()
      scheduleRefresh()
    },
    Math.max(dueIn(credentials), retryAfter),
  )
}

function forgetLogin(departure: Departure | null = null) {
  clearTimeout(timer)
  forgetCredentials()
  forgetReadings()
  leaveWaiting()
  endSession(departure)
}

/** Forgets the login and what the tab stores for it. Unsent messages wait for the member's next login. */
export function clearSession(departure: Departure | null = null): void {
  sessionStorage.clear()
  forgetLogin(departure)
}

/** Forgets also the unsent messages, because the person has left. */
export function leaveAccount(departure: Departure): void {
  forgetWaiting()
  clearSession(departure)
}

/**
 * Handles the loss of the login while the page has unsaved work. The page keeps its user, so that nothing typed is
 * lost, and opens the login above; until then the server refuses calls.
 */
export function lapse(): void {
  clearTimeout(timer)
  forgetCredentials()
  if (!isStaff(currentSession().user)) openLoginFor({ wanted: hereOf(location) })
}

/** Ends a session that the server no longer knows. */
export function expire(): void {
  if (!readCredentials()) return
  const stays = hasUnsavedWork()
  const loginOfStaff = stays && isStaff(currentSession().user)
  if (stays) lapse()
  else clearSession()
  toastError(
    t(loginMessages.sessionExpired),
    loginOfStaff ? { label: t('Login'), to: '/ad/login' } : undefined,
  )
}

/** Starts a session with fresh tokens and returns its user, or undefined if the profile is closed. */
export async function enter(tokens: Tokens): Promise<SessionUser | undefined> {
  // A person whose login had expired continues with the page as it is.
  if (currentSession().user?.userName !== tokens.userName) forgetReadings()
  storeCredentials({ ...tokens, expiresAt: Date.now() + lifetimeOf(tokens.token) })
  try {
    return await readUser()
  } catch (error) {
    const { user } = currentSession()
    if (user?.userName !== tokens.userName || isRefusal(error)) {
      forgetLogin()
      throw error
    }
    continueAs(user)
    return user
  }
}

/**
 * Continues a login that the browser remembers. If the server took the visitor for somebody else, this also refreshes
 * the tokens, which renews the cookie that identifies the visitor to the next page.
 */
export async function resume(unknownToServer = false): Promise<void> {
  if (unknownToServer) makeDue()
  try {
    await retryOnNetworkFailure(readAgain)
  } catch (error) {
    if (!isRefusal(error)) keepUser()
    else if (error instanceof CallError && error.code === 'stale_token') expire()
    else forgetLogin()
  }
}

/** Continues the login of another tab. What this one has read belongs to another person, or to nobody. */
export async function resumeAsOther(): Promise<void> {
  forgetReadings()
  reopenSession()
  await resume()
}

async function readAgain(): Promise<void> {
  await refreshIfDue()
  await readUser()
}

/** If nothing answers, the login stays stored, and a user already shown stays. */
function keepUser(): void {
  const { user } = currentSession()
  if (!user || user.userName !== readCredentials()?.userName) leaveUnanswered()
}

function makeDue(): void {
  const credentials = readCredentials()
  if (!credentials) return
  const expiresAt = Math.min(credentials.expiresAt, Date.now() + earlyBy)
  storeCredentials({ ...credentials, expiresAt })
}

/** Continues as the user for whom the page was written. */
export function continueAs(user: SessionUser): void {
  if (user.textSize) showTextSize(user.textSize)
  const credentials = readCredentials()
  if (!credentials) return
  if (user.bnrId) storeCredentials({ ...credentials, bnrId: user.bnrId })
  scheduleRefresh()
}

async function readUser(): Promise<SessionUser | undefined> {
  const credentials = readCredentials()
  if (!credentials) {
    if (currentSession().opening) endSession()
    return undefined
  }
  const user = await call(readSessionUser, { params: { username: credentials.userName } })
  if (user.status && closedStatuses.includes(user.status)) {
    await leaveClosedProfile(credentials, user)
    return undefined
  }
  const latest = readCredentials()
  // Another tab has since logged out or in, and notifies this one itself.
  if (latest?.userName !== credentials.userName) return undefined
  forgetWaiting(credentials.userName)
  beginSession(user)
  continueAs(user)
  return user
}

async function leaveClosedProfile({ userName }: Credentials, closed: SessionUser): Promise<void> {
  const { status, purgeOn } = closed
  beginDeparture()
  await endOnServer(userName)
  leaveAccount({ to: '/no-access', state: { status, purgeOn }, everywhere: true })
}

/** Ends the session on the server. If that fails, the browser's session ends anyway. */
export async function endOnServer(userName: string): Promise<void> {
  await callBeforeLeaving(true)(logout, { body: { userName } }).catch(() => undefined)
}
