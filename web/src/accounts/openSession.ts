import { watchInput } from '../platform/attention.ts'
import { setCallHooks } from '../platform/callHooks.ts'
import { onCredentialsChanged, readCredentials } from '../platform/credentials.ts'
import { isForeign } from '../platform/serverDocument.ts'
import { toastError } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { followLogout } from './logout.ts'
import { isOwnClosingShown } from './ownClosing.ts'
import { currentSession, endSession, reopenSession } from './session.ts'

/** Loaded only if there is a session to keep alive; most first visitors have none. */
const keeper = () => import('./sessionKeeper.ts')

let opened: Promise<void> | undefined

/** Continues the login this browser remembers, once for each page load. */
export function openSession(): Promise<void> {
  opened ??= open()
  return opened
}

async function open(): Promise<void> {
  watchInput()
  onCredentialsChanged(followOtherTab)
  // A page that Back restores from memory has missed the events since.
  addEventListener('pageshow', ({ persisted }) => void (persisted && followOtherTab()))
  const { user } = currentSession()
  // Read before any await, because hydration removes the mark.
  const isUnknown = isForeign()
  // Another tab may have logged out or in while this page loaded its scripts.
  if (user && readCredentials()?.userName !== user.userName) await followOtherTab()
  else if (user) (await keeper()).continueAs(user)
  else if (readCredentials()) await (await keeper()).resume(isUnknown)
  else if (currentSession().opening) endSession()
}

/** Reads the remembered login again after nothing answered. */
export async function openSessionAgain(): Promise<void> {
  reopenSession()
  await (await keeper()).resume()
}

async function followOtherTab(): Promise<void> {
  const there = readCredentials()
  const { user } = currentSession()
  if (!there && user) await followLogout()
  else if (there && there.userName !== user?.userName) await (await keeper()).resumeAsOther()
}

let checking: Promise<void> | undefined

/** Ends the session if the server refuses the latest token too. A call may have sent one that expired on the way. */
function checkLogin(): Promise<void> {
  checking ??= keeper()
    .then(({ resume }) => resume())
    .finally(() => {
      checking = undefined
    })
  return checking
}

/** Reads the user again after the profile was closed; that leads to the page that says so. */
async function readClosedProfile(): Promise<void> {
  if (readCredentials() && !isOwnClosingShown()) await (await keeper()).resume()
}

setCallHooks({
  beforeCall: async () => {
    if (readCredentials()) await (await keeper()).requireToken()
  },
  onError: (error) => {
    if (error.code === 'stale_token') void checkLogin()
    if (error.code === 'profile_blocked') void readClosedProfile()
  },
  onLateFailure: (error) => toastError(t(error.message)),
  confirmFactor: async (challenge) =>
    !import.meta.env.SSR && (await import('./factor/requestFactor.tsx')).requestFactor(challenge),
})
