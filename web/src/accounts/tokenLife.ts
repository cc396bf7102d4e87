import type { Credentials } from '../platform/credentials.ts'

/** In milliseconds: how long before its end a token is exchanged. */
export const earlyBy = 10_000

interface Claims {
  iat: number
  exp: number
}

/** Returns a token's lifetime from its issue in milliseconds; 0 for an invalid token. */
export function lifetimeOf(token: string): number {
  try {
    const [, payload = ''] = token.split('.')
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims
    return Math.max((exp - iat) * 1000, 0) || 0
  } catch {
    return 0
  }
}

/** Returns the milliseconds until the exchange is due; negative when it is overdue. */
export function dueIn({ expiresAt }: Pick<Credentials, 'expiresAt'>, now = Date.now()): number {
  return expiresAt - earlyBy - now
}
