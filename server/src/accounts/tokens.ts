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

export async function readToken(key: KeyObject, token: string, now: Date): Promise<Claims> {
  try {
    const { payload } = await jwtVerify<Claims>(token, key, {
      issuer,
      algorithms: ['HS256'],
      currentDate: now,
    })
    return payload
  } catch {
    throw new Failure('stale_token')
  }
}

/** A random token that grants access to anybody who has it. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
