import { login } from '@bnr/contract/accounts/endpoints'
import { createClient } from '@bnr/contract/client'
import { origin } from './address.ts'
import type { Person } from './people.ts'

export const bases = { apiBase: `${origin}/api`, mediaBase: `${origin}/media` }

export const callAsGuest = createClient({ ...bases, headers: () => ({}) })

export const callWithToken = (token: string) =>
  createClient({ ...bases, headers: () => ({ authorization: `Bearer ${token}` }) })

/** Logs in as a browser does: returns tokens for calls, and the cookie by which the server recognises it on pages. */
async function loginAs(person: Person) {
  let cookies: string[] = []
  const call = createClient({
    ...bases,
    headers: () => ({}),
    fetch: async (address, init) => {
      const reply = await fetch(address, init)
      cookies = reply.headers.getSetCookie()
      return reply
    },
  })
  const credentials = await call(login, { body: person })
  return { credentials, pageToken: pageTokenIn(cookies) }
}

function pageTokenIn(cookies: readonly string[]): string {
  const [, token] = /^bnr_page=([^;]+)/.exec(cookies.find((one) => one.startsWith('bnr_page=')) ?? '') ?? []
  if (!token) throw new Error('the login set no cookie for pages')
  return token
}

export type Login = Awaited<ReturnType<typeof loginAs>>

const logins = new Map<string, Promise<Login>>()

/** One login for each person and worker, because logins are slow and few tests are about them. */
export function loginOf(person: Person): Promise<Login> {
  const known = logins.get(person.userName) ?? loginAs(person)
  logins.set(person.userName, known)
  return known
}

/** A separate login, for tests that end it. */
export const freshLoginOf = loginAs

export const callAs = async (person: Person) => callWithToken((await loginOf(person)).credentials.token)
