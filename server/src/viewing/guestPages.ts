import { guestPageSize, lastGuestPage } from '@bnr/contract/pageSizes'
import { type Actor, hasFullView, requireFullView } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { Page } from '../platform/paged.ts'

/** The page of profiles that may be read: of what guests see, the first three of five. */
export function pageFor<P extends Page>(actor: Actor, asked: P): P {
  if (hasFullView(actor)) return asked
  if (asked.page > lastGuestPage) {
    if (actor.kind === 'guest') throw new Failure('guest_pages')
    requireFullView(actor)
  }
  return { ...asked, size: Math.min(asked.size, guestPageSize) }
}
