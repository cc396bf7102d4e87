import { type dashboard, dashboardRow } from '@bnr/contract/dashboard/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import type { z } from 'zod'
import { newestOf } from '../activities/lists.ts'
import { hasFullView, type Member } from '../http/actor.ts'
import { presentMembership } from '../memberships/current.ts'
import { presentOffer } from '../offers/present.ts'
import { newestOffers } from '../offers/store.ts'
import { presentCompletion } from '../profiles/completion.ts'
import { match } from '../search/match/match.ts'
import { guestPreferences, personOf } from '../search/match/person.ts'
import type { Services } from '../services/services.ts'
import { cardsOf } from '../viewing/cards.ts'
import { loadJoined, presentJoined } from '../viewing/fullProfile.ts'
import { totalFor } from '../viewing/guestPages.ts'
import { hasApprovedPhoto } from '../viewing/joined.ts'

const maxOffers = 6

/** Everything that a member’s dashboard shows, in five statements. */
export async function gatherDashboard(
  services: Services,
  member: Member,
): Promise<z.output<typeof dashboard>> {
  const { db, clock, config } = services
  const now = clock.now()
  const own = await loadJoined(services, member, member.profileId)
  const photo = hasApprovedPhoto(own)
  const page = { page: 0, size: dashboardRow, now }
  const person = personOf(own.row, photo)
  const matches = await db.read((reader) =>
    hasFullView(member)
      ? match(reader, person, 'both', page)
      : match(reader, guestPreferences(person), 'mine', page),
  )
  const viewers = await newestOf(db, member.profileId, 'who-viewed-you', dashboardRow)
  const cards = await cardsOf(services, member, [...matches.ids, ...viewers.map(({ other }) => other)])
  const offers = await newestOffers(db, indianDay(now), maxOffers)
  return {
    profile: presentJoined(services, member, own),
    completion: presentCompletion(own.row, photo, now),
    membership: presentMembership(own.membership, now),
    matches: {
      results: matches.ids.flatMap((id) => cards.get(id) ?? []),
      total: totalFor(member, matches.total),
    },
    viewers: viewers.flatMap(({ at, other }) => {
      const profile = cards.get(other)
      return profile ? [{ at: new Date(at).toISOString(), profile }] : []
    }),
    offers: offers.map((offer) => presentOffer(config, offer, member)),
  }
}
