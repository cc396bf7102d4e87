import { guestPageSize, lastGuestPage } from '@bnr/contract/pageSizes'
import { totalForGuests } from '@bnr/contract/search/guestTotals'
import type { Page } from '../database/paged.ts'
import { type Actor, hasFullView, requireFullView } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'

/** The page of profiles that the actor may read. Guests get the first three pages of five. */
export function pageFor<P extends Page>(actor: Actor, requested: P): P {
  if (hasFullView(actor)) return requested
  if (requested.page > lastGuestPage) {
    if (actor.kind === 'guest') throw new Failure('guest_pages')
    requireFullView(actor)
  }
  return { ...requested, size: Math.min(requested.size, guestPageSize) }
}

/** The total that the actor may learn. */
export const totalFor = (actor: Actor, total: number): number =>
  hasFullView(actor) ? total : totalForGuests(total)
