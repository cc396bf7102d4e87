import type { Credentials } from '../platform/credentials.ts'
import { isRefusal } from '../platform/refusal.ts'
import { dueIn, lifetimeOf } from './tokenLife.ts'

export interface RefresherParts {
  read: () => Credentials | undefined
  store: (credentials: Credentials) => void
  exchange: (old: Credentials) => Promise<{ token: string; refreshToken: string }>
  /** Runs the work in one tab of the browser at a time. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Called when the server refuses, because the session has ended. */
  onRefused: () => void
}

/**
 * Exchanges tokens once, however many calls wait for it: a refresh token works once, and a second use ends the
 * session.
 */
export function createRefresher({ read, store, exchange, alone, onRefused }: RefresherParts) {
  let running: Promise<void> | undefined
  let failure: unknown

  const isDue = () => {
    const credentials = read()
    return credentials !== undefined && dueIn(credentials) <= 0
  }

  async function refreshUnlessDone(): Promise<void> {
    const old = read()
    // While this tab waited for its turn, another one may have refreshed or logged out.
    if (!old || !isDue()) return
    try {
      const fresh = await exchange(old)
      if (read()?.refreshToken !== old.refreshToken) return
      store({ ...old, ...fresh, expiresAt: Date.now() + lifetimeOf(fresh.token) })
    } catch (error) {
      failure = error
      if (isRefusal(error) && read()?.refreshToken === old.refreshToken) onRefused()
    }
  }

  /** Resolves when the credentials are fresh, gone, or could not be refreshed now. */
  async function refreshIfDue(): Promise<void> {
    if (!isDue()) return
    running ??= alone(refreshUnlessDone).finally(() => {
      running = undefined
    })
    await running
  }

  /**
   * Refreshes the token if that is due. Fails as the refresh did once the token has expired: the server would refuse it,
   * and end a session that can still be refreshed later.
   */
  async function requireToken(): Promise<void> {
    await refreshIfDue()
    const credentials = read()
    if (credentials && credentials.expiresAt <= Date.now() && failure) throw failure
  }

  return { refreshIfDue, requireToken }
}

/** In milliseconds. Other tabs see a storage write a little later than they get the lock. */
const untilSeen = 300

/**
 * Runs the work in one tab at a time. Without locks (old browsers, insecure contexts), only calls within a tab take
 * turns.
 */
export async function aloneAmongTabs(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await new Promise<void>((done, failed) => {
    const turn = async () => {
      await work().then(done, failed)
      await new Promise((resume) => setTimeout(resume, untilSeen))
    }
    navigator.locks.request('bnr.refresh', turn).catch(failed)
  })
}
