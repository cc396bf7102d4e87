import { type dashboard, dashboardRow } from '@bnr/contract/dashboard/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import type { z } from 'zod'
import { newestOf } from '../activities/lists.ts'
import { newestWaiting } from '../activities/waiting.ts'
import { askTogether } from '../database/together.ts'
import { hasFullView, type Member } from '../http/actor.ts'
import { hasLapsed } from '../invoices/lapsed.ts'
import { waitingInvoicesOf } from '../invoices/store.ts'
import { presentMembership } from '../memberships/current.ts'
import { presentOffer } from '../offers/present.ts'
import { newestOffers } from '../offers/store.ts'
import { presentCompletion } from '../profiles/completion.ts'
import { proposedTo } from '../proposals/store.ts'
import { guestPreferences, type Person, personOf } from '../search/match/person.ts'
import { searchOf } from '../search/searchOf.ts'
import type { Services } from '../services/services.ts'
import { cardsOf } from '../viewing/cards.ts'
import { loadJoined, presentJoined } from '../viewing/fullProfile.ts'
import { totalFor } from '../viewing/guestPages.ts'
import { hasApprovedPhoto } from '../viewing/joined.ts'

const maxOffers = 6

/** Everything that a member’s dashboard shows, in three statements after that of the session if the index answers. */
export async function gatherDashboard(
  services: Services,
  member: Member,
): Promise<z.output<typeof dashboard>> {
  const { db, clock, config } = services
  const now = clock.now()
  const own = await loadJoined(services, member, member.profileId)
  const photo = hasApprovedPhoto(own)
  const matches = await matchesFor(services, member, personOf(own.row, photo))
  const { viewers, interests, proposed, invoices, offers } = await askTogether(db, 'dashboard', {
    viewers: newestOf(member.profileId, 'who-viewed-you', dashboardRow),
    interests: newestWaiting(member.profileId, dashboardRow),
    proposed: proposedTo(member.profileId, dashboardRow, now),
    invoices: waitingInvoicesOf(member.profileId),
    offers: newestOffers(indianDay(now), maxOffers),
  })
  const others = [
    ...matches.ids,
    ...viewers.map(({ other }) => other),
    ...interests.ids,
    ...(proposed?.ids ?? []),
  ]
  const cards = await cardsOf(services, member, [...new Set(others)])
  const cardsAmong = (ids: readonly number[]) => ids.flatMap((id) => cards.get(id) ?? [])
  const invoice = invoices.find((one) => one.state === 'Paid' || !hasLapsed(one, now))
  return {
    profile: presentJoined(services, member, own),
    completion: presentCompletion(own.row, photo, now),
    membership: presentMembership(own.membership, now),
    interests: { results: cardsAmong(interests.ids), total: interests.total },
    ...(proposed && { proposals: { ...proposed, results: cardsAmong(proposed.ids) } }),
    ...(invoice && {
      invoice: { id: invoice.id, planName: invoice.planName, isPaid: invoice.state === 'Paid' },
    }),
    matches: { results: cardsAmong(matches.ids), total: totalFor(member, matches.total) },
    viewers: viewers.flatMap(({ at, other }) => {
      const profile = cards.get(other)
      return profile ? [{ at: new Date(at).toISOString(), profile }] : []
    }),
    offers: offers.map((offer) => presentOffer(config, offer, member)),
  }
}

function matchesFor(services: Services, member: Member, person: Person) {
  const { engine } = searchOf(services)
  const page = { page: 0, size: dashboardRow, now: services.clock.now(), alongside: member.alongside }
  return hasFullView(member)
    ? engine.match(person, 'both', page)
    : engine.match(guestPreferences(person), 'mine', page)
}
