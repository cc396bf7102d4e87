import type { PageOf } from '@bnr/contract/page'
import type { Match, MatchDirection } from '@bnr/contract/search/matches'
import type { Actor } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { documents } from '../profiles/documents.ts'
import { match } from './match/match.ts'
import { readPeople } from './match/person.ts'
import { metBy } from './match/preferences.ts'

export type AskedMatches = { profileId: number; direction: MatchDirection; page: number; size: number }

/** A page of a member's matches as `actor` may see them, in four statements however many there are. */
export async function matchesOf(
  services: Services,
  actor: Actor,
  { profileId, direction, page, size }: AskedMatches,
): Promise<PageOf<Match>> {
  const { db, clock } = services
  const now = clock.now()
  const member = (await readPeople(db, [profileId])).get(profileId)
  if (!member) throw new Failure('profile_not_found')
  const { total, ids } = await match(db, member, direction, { page, size, now })
  const people = await readPeople(db, ids)
  const results = (await documents(services, actor, ids)).flatMap((profile) => {
    const person = people.get(profile.id)
    if (!person) return []
    return [{ profile, meets: { mine: metBy(member, person, now), theirs: metBy(person, member, now) } }]
  })
  return { results, total, page }
}
