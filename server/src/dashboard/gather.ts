import { type dashboard, dashboardRow } from '@bnr/contract/dashboard/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import type { z } from 'zod'
import { newestOf } from '../activities/lists.ts'
import { newestWaiting } from '../activities/waiting.ts'
import { hasFullView, type Member } from '../http/actor.ts'
import { hasLapsed } from '../invoices/lapsed.ts'
import { waitingInvoicesOf } from '../invoices/store.ts'
import { presentMembership } from '../memberships/current.ts'
import { presentOffer } from '../offers/present.ts'
import { newestOffers } from '../offers/store.ts'
import { presentCompletion } from '../profiles/completion.ts'
import { proposedTo } from '../proposals/store.ts'
import { guestPreferences, personOf } from '../search/match/person.ts'
import { searchOf } from '../search/searchOf.ts'
import type { Services } from '../services/services.ts'
import { cardsOf } from '../viewing/cards.ts'
import { loadJoined, presentJoined } from '../viewing/fullProfile.ts'
import { totalFor } from '../viewing/guestPages.ts'
import { hasApprovedPhoto } from '../viewing/joined.ts'

const maxOffers = 6

/** Everything that a member’s dashboard shows, in eight statements. */
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
  const { engine } = searchOf(services)
  const matches = hasFullView(member)
    ? await engine.match(person, 'both', page)
    : await engine.match(guestPreferences(person), 'mine', page)
  const viewers = await newestOf(db, member.profileId, 'who-viewed-you', dashboardRow)
  const interests = await newestWaiting(db, member.profileId, dashboardRow)
  const proposed = await proposedTo(db, member.profileId, dashboardRow, now)
  const others = [
    ...matches.ids,
    ...viewers.map(({ other }) => other),
    ...interests.ids,
    ...(proposed?.ids ?? []),
  ]
  const cards = await cardsOf(services, member, [...new Set(others)])
  const cardsAmong = (ids: readonly number[]) => ids.flatMap((id) => cards.get(id) ?? [])
  const invoice = await waitingInvoice(services, member.profileId)
  const offers = await newestOffers(db, indianDay(now), maxOffers)
  return {
    profile: presentJoined(services, member, own),
    completion: presentCompletion(own.row, photo, now),
    membership: presentMembership(own.membership, now),
    interests: { results: cardsAmong(interests.ids), total: interests.total },
    ...(proposed && { proposals: { ...proposed, results: cardsAmong(proposed.ids) } }),
    ...(invoice && { invoice }),
    matches: { results: cardsAmong(matches.ids), total: totalFor(member, matches.total) },
    viewers: viewers.flatMap(({ at, other }) => {
      const profile = cards.get(other)
      return profile ? [{ at: new Date(at).toISOString(), profile }] : []
    }),
    offers: offers.map((offer) => presentOffer(config, offer, member)),
  }
}

async function waitingInvoice({ db, clock }: Services, profileId: number) {
  const waiting = await waitingInvoicesOf(db, profileId)
  const row = waiting.find((one) => one.state === 'Paid' || !hasLapsed(one, clock.now()))
  return row && { id: row.id, planName: row.planName, isPaid: row.state === 'Paid' }
}
