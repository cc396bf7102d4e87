import { createHash, type KeyObject, randomBytes } from 'node:crypto'
import type { Role } from '@bnr/contract/access'
import type { UserType } from '@bnr/contract/accounts/schemas'
import { jwtVerify, SignJWT } from 'jose'
import { Failure } from '../platform/failure.ts'

const issuer = 'bnr-matrimony'

/** Claims of an access token; roles are where OpenID providers put them. */
export type Claims = {
  /** Session id; none for a registrant. */
  sid?: string
  euid: string
  ut: UserType
  pid?: string
  profile_id?: number
  realm_access: { roles: readonly Role[] }
}

export function signToken(key: KeyObject, claims: Claims, now: Date, seconds: number): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(key)
}

interface Checked {
  claims: Claims
  /** Second of its expiry. */
  expires: number
}

/** The tokens whose signatures were checked last. */
const checked = new WeakMap<KeyObject, Map<string, Checked>>()
const mostChecked = 2000

/** The claims of a valid token. A signature is checked once; its expiry and its session, with each request. */
export async function readToken(key: KeyObject, token: string, now: Date): Promise<Claims> {
  const tokens = checked.get(key) ?? new Map<string, Checked>()
  checked.set(key, tokens)
  const known = tokens.get(token)
  if (known && now.getTime() < known.expires * 1000) return known.claims
  const { payload } = await jwtVerify<Claims>(token, key, {
    issuer,
    algorithms: ['HS256'],
    requiredClaims: ['exp'],
    currentDate: now,
  }).catch(() => {
    throw new Failure('stale_token')
  })
  tokens.set(token, { claims: payload, expires: payload.exp ?? 0 })
  const [oldest] = tokens.keys()
  if (tokens.size > mostChecked && oldest) tokens.delete(oldest)
  return payload
}

/** A random token that grants access to anybody who has it. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
