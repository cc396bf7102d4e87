import { login } from '@bnr/contract/accounts/endpoints'
import { createClient } from '@bnr/contract/client'
import { origin } from './address.ts'
import type { Person } from './people.ts'

const bases = { apiBase: `${origin}/api`, mediaBase: `${origin}/media` }

export const callAsGuest = createClient({ ...bases, headers: () => ({}) })

export const callWithToken = (token: string) =>
  createClient({ ...bases, headers: () => ({ authorization: `Bearer ${token}` }) })

const loginAs = (person: Person) => callAsGuest(login, { body: person })
type Tokens = Awaited<ReturnType<typeof loginAs>>

const logins = new Map<string, Promise<Tokens>>()

/** One login for each person and worker: a login is costly, and few tests are about it. */
export function tokensOf(person: Person): Promise<Tokens> {
  const known = logins.get(person.userName) ?? loginAs(person)
  logins.set(person.userName, known)
  return known
}

/** A login of its own, for tests that end it. */
export const freshTokensOf = loginAs

export const callAs = async (person: Person) => callWithToken((await tokensOf(person)).token)
