import type { Member, Staff } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import { newToken } from './tokens.ts'

export const pageScheme = 'Page'

/** Whose calls are whose while pages are written: by a key of each page, which nobody is told and which ends with it. */
const callers = new Map<string, Member | Staff>()

/** Calls made with this authorization, until the page is done, are those of the person for whom it is written. */
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

/** A call that comes after its page, or from outside with a key that was thought up, is refused. */
export function pageCallerOf(key: string): Member | Staff {
  const actor = callers.get(key)
  if (!actor) throw new Failure('stale_token')
  return actor
}
