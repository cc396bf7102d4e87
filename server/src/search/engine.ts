import type { CountedKey } from '@bnr/contract/search/countedKeys'
import type { MatchDirection } from '@bnr/contract/search/matches'
import type { PartnerPreference } from '@bnr/contract/search/preferences'
import type { SearchSort } from '@bnr/contract/search/sorts'
import type { Page } from '../database/paged.ts'
import type { Alongside } from '../http/serve.ts'
import type { Asked } from './conditions.ts'
import type { KeysTogether } from './keysTogether.ts'
import type { Person } from './match/person.ts'

export type Found = { total: number; ids: number[] }
/** A page of matches as of now. */
export type MatchPage = Page & { now: Date; alongside?: unknown }
export type SortedPage = Page & { sort?: SearchSort }
/** A page, and the ids of the featured profiles above it. */
export type FoundPage = Found & { extra: number[] }

/**
 * How many profiles a search finds; for each list, how many it finds with each code instead of its own choice; and for
 * each criterion, how many more it finds without the criterion's key; or, if it finds nobody even without any one key,
 * the fewest keys to leave out together. A key is left out together with the keys that forms clear with it
 * (`clearedWith`).
 */
export type Counts = {
  total: number
  lists: Map<CountedKey, Map<number, number>>
  without: number[]
  together: KeysTogether[]
}

/**
 * How many match, and for each wish of the member and of the candidates, how many more would match without it. For wishes
 * of the member, `codes` counts those by what they have in the column of the wish (`wishColumns`).
 */
export type WishCounts = {
  total: number
  wishes: {
    side: 'mine' | 'theirs'
    preference: PartnerPreference
    more: number
    codes: Map<number, number>
  }[]
}

/** Finds profiles: exact totals, and ids in an order that never depends on the engine. */
export interface SearchEngine {
  /** A page of a search. Featured profiles are added for members, if `featuredAt` is given. */
  search(asked: Asked, page: SortedPage, featuredAt: Date | undefined): Promise<FoundPage>
  /** A page of those whom a member prefers, who prefer the member, or both; newest first. */
  match(viewer: Person, direction: MatchDirection, page: MatchPage): Promise<Found>
  /** What the engine can read of a member in the same statement as the session; it finds it in `alongside`. */
  alongside: Alongside
  /** `caller` is the account that asks; few counts of one account wait at once. */
  count(asked: Asked, caller: number): Promise<Counts>
  countWishes(
    viewer: Person,
    asked: { direction: MatchDirection; now: Date },
    caller: number,
  ): Promise<WishCounts>
}
