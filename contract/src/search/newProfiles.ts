import { z } from '#schema'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'

/**
 * New for a saved search is a profile that became Active after the member's last look at its results, within the last
 * `days`, and that the search finds now. A profile that was paused and approved again is new again.
 *
 * Not new is a profile that was Active at the last look and that the search finds only since then: because its data,
 * photo or verified number changed, because a block ended, or because a birthday changed its age. A profile whose
 * approval is stored in the very second of the look can be missed. The search itself finds all of them.
 */
export const newProfiles = {
  days: 30,
  /** Looks with less than an hour between them are one visit, during which the same profiles are marked. */
  visitMinutes: 60,
  /** A count says at most this number, and whether there are more. */
  mostCounted: 20,
  /** Counts on a page consider this many profiles of both genders: those that became Active last. */
  considered: 5000,
  /** The daily message considers more, for days on which staff import many. */
  consideredDaily: 50_000,
} as const

export const newOnPage = wire('New profiles on a page of a saved search', {
  since: ['si', moment, 'Profiles that became Active after this are new'],
  ids: ['ids', z.array(z.number().int()), 'Ids of the new profiles on this page'],
  at: ['at', moment, 'When the page was read; the look at it is recorded with this time'],
})
export type NewOnPage = z.output<typeof newOnPage>
