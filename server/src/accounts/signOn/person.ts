import { adminPrefix } from '@bnr/contract/accounts/schemas'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { requireRow } from '../../database/requireRow.ts'
import { Failure } from '../../platform/failure.ts'
import { users } from '../tables.ts'

export type PersonClaims = Readonly<Record<string, unknown>>

/**
 * The mobile number of our account: a number that the provider has verified, or a user name in our format. A number
 * that people type into their profile at the provider proves nothing.
 */
export function mobileOf(claims: PersonClaims): string | undefined {
  const { phone_number: phone, phone_number_verified: verified, preferred_username: name } = claims
  const fromPhone = typeof phone === 'string' && verified === true ? phone.replace(/[\s().-]/g, '') : ''
  const fromName = typeof name === 'string' ? `+${name}` : ''
  return [fromPhone, fromName].map((text) => /^\+91(\d{10})$/.exec(text)?.[1]).find(Boolean)
}

/** The roles that the provider sends, if any. `claim` is the name of a claim or a path to it. */
export function rolesOf(claims: PersonClaims, claim: string): readonly unknown[] | undefined {
  const step = (at: unknown, name: string) => (at as PersonClaims | null | undefined)?.[name]
  const found = claims[claim] ?? claim.split('.').reduce<unknown>(step, claims)
  return Array.isArray(found) ? found : undefined
}

/** Finds the account of a person. The provider proves identity; accounts and roles are managed only here. */
export async function staffOf(db: Queryable, claims: PersonClaims, rolesClaim: string): Promise<number> {
  const roles = rolesOf(claims, rolesClaim)
  if (roles && !roles.includes('staff_user')) throw new Failure('sign_on_not_staff')
  const mobile = mobileOf(claims)
  if (!mobile) throw new Failure('sign_on_unknown')
  const isAccount = and(eq(users.userName, adminPrefix + mobile), eq(users.type, 'au'))
  const user = await requireRow(db.select().from(users).where(isAccount), 'sign_on_unknown')
  if (user.disabled) throw new Failure('sign_on_disabled')
  return user.id
}
