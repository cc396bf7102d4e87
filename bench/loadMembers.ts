import { login, readSessionUser } from '@bnr/contract/accounts/endpoints'
import { createClient } from '@bnr/contract/client'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { anita, type Person, samuel } from '../e2e/support/people.ts'

export interface LoadMember {
  profileId: number
  /** Of the calls, and of the pages. */
  headers: { call: Record<string, string>; page: Record<string, string> }
  /** BNR IDs of profiles that the member can open. */
  found: string[]
}

/** Logs in the two members of every demo who see whole profiles, and finds profiles that they can open. */
export const enterMembers = (address: string): Promise<LoadMember[]> =>
  Promise.all([anita, samuel].map((person) => enter(address, person)))

async function enter(address: string, person: Person): Promise<LoadMember> {
  let cookie = ''
  let token = ''
  const call = createClient({
    apiBase: `${address}/api`,
    mediaBase: `${address}/media`,
    headers: (): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {}),
    fetch: async (url, init) => {
      const reply = await fetch(url, init)
      cookie ||= reply.headers.getSetCookie().join('; ')
      return reply
    },
  })
  token = (await call(login, { body: person })).token
  const { profileId = 0 } = await call(readSessionUser, { params: { username: person.userName } })
  const { results } = await call(searchProfiles, {
    query: { size: 50 },
    body: { fromId: profileId, criteria: [] },
  })
  return {
    profileId,
    headers: { call: { authorization: `Bearer ${token}`, cookie: '' }, page: { cookie } },
    found: results.flatMap(({ bnrId }) => bnrId ?? []),
  }
}
