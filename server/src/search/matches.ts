import type { PageOf } from '@bnr/contract/page'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Fit } from '@bnr/contract/search/fit'
import type { Match, MatchDirection } from '@bnr/contract/search/matches'
import { widerOf } from '@bnr/contract/search/wider'
import type { Queryable } from '../database/database.ts'
import type { Page } from '../database/paged.ts'
import { type Actor, hasFullView, type Member, requireFullView } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { cardsOf } from '../viewing/cards.ts'
import { requireOpened } from '../viewing/fullProfile.ts'
import { totalFor } from '../viewing/guestPages.ts'
import type { SearchEngine } from './engine.ts'
import { guestPreferences, type Person, readPeople } from './match/person.ts'
import { metBy, wishesOf } from './match/preferences.ts'
import { changeFor, personAfter } from './widerPreference.ts'

export type MatchesQuery = Page & {
  profileId: number
  direction: MatchDirection
  /** A wider preference, as text, that counts for this request alone. */
  wider?: string | undefined
}

/**
 * A page of a member’s matches as the actor may see them. If the actor has no full view, the
 * matches must not reveal more than cards show: they are found by age and denomination only.
 */
export async function matchesOf(
  services: Services,
  engine: SearchEngine,
  actor: Actor,
  { profileId, direction, wider, page, size }: MatchesQuery,
): Promise<PageOf<Match> & { change?: ProfileSections | undefined }> {
  const { db, clock } = services
  const now = clock.now()
  const isWhole = hasFullView(actor)
  if (wider !== undefined) requireFullView(actor)
  const { person: found, change } = await seekerOf(db, profileId, wider)
  const member = isWhole ? found : guestPreferences(found)
  const alongside = actor.kind === 'member' ? actor.alongside : undefined
  const asked = { page, size, now, alongside }
  const { total, ids } = await engine.match(member, isWhole ? direction : 'mine', asked)
  const people = isWhole ? await readPeople(db, ids) : new Map<number, Person>()
  const results = [...(await cardsOf(services, actor, ids))].map(([id, profile]) => {
    const person = people.get(id)
    const meets = person && { mine: metBy(member, person, now), theirs: metBy(person, member, now) }
    return { profile, meets: meets ?? { mine: [], theirs: [] } }
  })
  return { results, total: totalFor(actor, total), page, change }
}

type Seeker = { person: Person; change?: ProfileSections }

/** The member with their own preferences, or with a wider one and the change that would save it. */
async function seekerOf(db: Queryable, profileId: number, wider: string | undefined): Promise<Seeker> {
  const widened = widerOf(wider ?? '')
  if (widened) {
    const row = await loadProfile(db, profileId)
    const change = changeFor(row, widened)
    return { person: personAfter(row, change), change }
  }
  const person = (await readPeople(db, [profileId])).get(profileId)
  if (!person) throw new Failure('profile_not_found')
  return { person }
}

/** How a member and a profile that the member can open fit, both ways. */
export async function fitOf(services: Services, member: Member, profileId: number): Promise<Fit> {
  await requireOpened(services, member, profileId)
  const people = await readPeople(services.db, [member.profileId, profileId])
  const [own, other] = [people.get(member.profileId), people.get(profileId)]
  if (!own || !other) throw new Failure('profile_not_found')
  const now = services.clock.now()
  return { mine: wishesOf(own, other, now), theirs: wishesOf(other, own, now) }
}
