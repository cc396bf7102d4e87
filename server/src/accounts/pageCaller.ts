import type { Member, Staff } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { newToken } from './tokens.ts'

export const pageScheme = 'Page'

/** Actors of the pages that are being rendered, by a secret key for each page that ends with it. */
const callers = new Map<string, Member | Staff>()

/** Runs `write` with an authorization that makes its calls act as `actor` until the page is done. */
export async function asPageCaller<Page>(
  actor: Member | Staff,
  write: (authorization: string) => Promise<Page>,
): Promise<Page> {
  const key = newToken()
  callers.set(key, actor)
  try {
    return await write(`${pageScheme} ${key}`)
  } finally {
    callers.delete(key)
  }
}

/** Refuses unknown keys: those of finished pages, and made-up ones from outside. */
export function pageCallerOf(key: string): Member | Staff {
  const actor = callers.get(key)
  if (!actor) throw new Failure('stale_token')
  return actor
}
