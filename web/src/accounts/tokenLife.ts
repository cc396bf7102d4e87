import type { Credentials } from '../platform/credentials.ts'

/** Tokens are exchanged this long before they run out. */
export const earlyBy = 10_000

interface Claims {
  iat: number
  exp: number
}

/** How long a token holds from the moment it was issued, in milliseconds; 0 for what is no token. */
export function lifetimeOf(token: string): number {
  try {
    const [, payload = ''] = token.split('.')
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims
    return Math.max((exp - iat) * 1000, 0) || 0
  } catch {
    return 0
  }
}

/** Milliseconds until the exchange is due; negative when it is overdue. */
export function dueIn({ expiresAt }: Pick<Credentials, 'expiresAt'>, now = Date.now()): number {
  return expiresAt - earlyBy - now
}
