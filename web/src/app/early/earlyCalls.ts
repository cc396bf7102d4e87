import { type Credentials, headersOf, readCredentials } from '../../platform/credentials.ts'
import { callKey, type EarlyReading } from '../../platform/early.ts'
import { apiBase } from '../../platform/settings.ts'
import { read } from './wireNames.ts'

/** Nearer its end than this, a token is refreshed first; that is for the application to do. */
const leastLife = 15_000

export type EarlyCalls = ReturnType<typeof callsWith>

/**
 * Asks for what the screen will ask for while its scripts are on their way, so that the replies are there when it is
 * drawn. Nothing for guests, nor for a login that has to be renewed first.
 */
export function earlyCalls(): EarlyCalls | undefined {
  const credentials = readCredentials()
  return credentials && lasts(credentials) ? callsWith(credentials) : undefined
}

/** For what everybody may read; a login that has to be renewed first is left to the application all the same. */
export function earlyCallsOfAnybody(): EarlyCalls | undefined {
  const credentials = readCredentials()
  return !credentials || lasts(credentials) ? callsWith(credentials) : undefined
}

const lasts = ({ expiresAt }: Credentials) => expiresAt > Date.now() + leastLife

function callsWith(credentials: Credentials | undefined) {
  const headers = { ...headersOf(credentials), 'content-type': 'application/json' }
  const { authorization = null }: Record<string, string | null> = headers
  const readings = new Map<string, EarlyReading>()
  globalThis.bnrEarly = readings

  /** What came back, or undefined for a refusal, which is the application's to tell. */
  async function ask(method: 'GET' | 'POST', path: string, content?: unknown): Promise<unknown> {
    const [address, body] = [`${apiBase}${path}`, content === undefined ? null : JSON.stringify(content)]
    const reply = fetch(address, { method, headers, body, priority: 'high' })
    readings.set(callKey(method, address, body), { authorization, startedAt: Date.now(), reply })
    const response = await reply.catch(() => undefined)
    return response?.ok ? response.clone().json() : undefined
  }

  /** Who is logged in; nothing is asked for a guest. */
  async function user() {
    if (!credentials) return read(wireNames.user, undefined)
    const path = wireNames.readSessionUser.replace(/:\w+/, encodeURIComponent(credentials.userName))
    return read(wireNames.user, await ask('GET', path))
  }
  return { ask, user, isStaff: credentials?.userType === 'au' }
}
