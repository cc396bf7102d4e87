import { headersOf, readCredentials } from '../platform/credentials.ts'
import type { EarlyReading } from '../platform/early.ts'

/** Nearer its end than this, a token is refreshed first; that is for the application to do. */
const leastLife = 15_000

/**
 * Runs inside the page, before any other script has arrived: asks for what the screen will ask for, so that
 * the replies are there when it is drawn. The server's build (shells.ts) names the addresses.
 */
function readEarly(): void {
  const credentials = readCredentials()
  if (!credentials || !(credentials.expiresAt > Date.now() + leastLife)) return
  const headers = headersOf(credentials)
  const parts: Record<string, string> = {
    username: credentials.userName,
    id: location.pathname.split('/').filter(Boolean).at(-1) ?? '',
  }
  const readings = new Map<string, EarlyReading>()
  for (const template of document.currentScript?.dataset.readings?.split(' ') ?? []) {
    const address = template.replace(/:(\w+)/g, (_, name) => encodeURIComponent(parts[name] ?? ''))
    const reply = fetch(address, { headers, priority: 'high' })
    reply.catch(() => undefined)
    readings.set(address, { authorization: headers.authorization ?? '', startedAt: Date.now(), reply })
  }
  globalThis.bnrEarly = readings
}

readEarly()
