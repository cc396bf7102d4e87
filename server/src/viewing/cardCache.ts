import type { ProfileCard } from '@bnr/contract/profiles/card'
import type { CardViewer } from '@bnr/contract/profiles/field'
import type { Database } from '../database/database.ts'
import type { ShownPhoto } from '../media/present.ts'
import type { ProfileRow } from '../profiles/sections.ts'

/** What a card shows to one kind of viewer, without what depends on the viewer alone. */
export type KeptCard = Pick<ProfileRow, 'id' | 'status' | 'gender'> & {
  /** The Indian day on which it was read, since cards show ages and memberships of today. */
  day: string
  card: ProfileCard
  /** The profile photo, if this viewer may see one. */
  photo: ShownPhoto | undefined
  /** Days since the member was active; null if it is hidden. */
  daysSinceActive: number | null
}

/** About 3 KB each. */
const mostCards = 4000
/** After more changes than these, all cards are read again. */
export const mostCardChanges = 1000

/** What a statement found in the log of changes, in the moment for which it answers. */
export type CardsMoment = {
  /** The oldest open transaction. All earlier ones have ended. */
  oldest: string
  server: string
  /** The log tells which of the cards have changed: the same server has lost nothing, and not too much has changed. */
  continues: boolean
  /** Profiles that changed in the transaction `since` or later. */
  changed: number[]
}

/**
 * The cards that this process presented last, by profile and kind of viewer. All of them show every change of transactions
 * before `since`; each statement that uses them asks for later changes.
 */
export class CardCache {
  /** When these are half of the most that it holds, they become the earlier ones, and the earlier ones are dropped. */
  #recent = new Map<number, KeptCard>()
  #earlier = new Map<number, KeptCard>()
  readonly #most: number
  #since = 0n
  #server = ''
  #resets = 0

  constructor(most = mostCards) {
    this.#most = most
  }

  get since(): string {
    return String(this.#since)
  }

  /** The server that gave the ids of transactions. Another one that takes over can give the same ids again. */
  get server(): string {
    return this.#server
  }

  /** How often the cache was emptied. A statement sent before the last time did not ask for every change since. */
  get resets(): number {
    return this.#resets
  }

  /** The cards that this process has of these profiles, as they were read today. */
  cardsOf(viewer: CardViewer, ids: readonly number[], day: string): Map<number, KeptCard> {
    const found = new Map<number, KeptCard>()
    for (const id of ids) {
      const card = this.#shown(keyOf(viewer, id))
      if (card?.day === day) found.set(id, card)
    }
    return found
  }

  #shown(key: number): KeptCard | undefined {
    const recent = this.#recent.get(key)
    if (recent) return recent
    const earlier = this.#earlier.get(key)
    if (earlier) this.#put(key, earlier)
    return earlier
  }

  /** Forgets what changed, and remembers the cards of a reply. `resets` is the number when its statement was sent. */
  update(
    viewer: CardViewer,
    { oldest, server, continues, changed }: CardsMoment,
    read: readonly KeptCard[],
    resets = this.#resets,
  ) {
    for (const id of changed) for (const viewer of viewers) this.#forget(keyOf(viewer, id))
    if (resets !== this.#resets) return
    if (!continues || server !== this.#server) this.#reset(server)
    // Another statement may have found changes since, which these cards lack.
    if (BigInt(oldest) < this.#since) return
    this.#since = BigInt(oldest)
    for (const card of read) this.#put(keyOf(viewer, card.id), card)
  }

  #reset(server: string): void {
    this.#recent.clear()
    this.#earlier.clear()
    this.#since = 0n
    this.#server = server
    this.#resets += 1
  }

  #put(key: number, card: KeptCard): void {
    if (this.#recent.size >= this.#most / 2) {
      this.#earlier = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(key, card)
  }

  #forget(key: number): void {
    this.#recent.delete(key)
    this.#earlier.delete(key)
  }
}

const viewers: readonly CardViewer[] = ['guest', 'member', 'staff']
const keyOf = (viewer: CardViewer, id: number) => id * viewers.length + viewers.indexOf(viewer)

const caches = new WeakMap<Database, CardCache>()

export function cardsKept(db: Database): CardCache {
  const found = caches.get(db) ?? new CardCache()
  caches.set(db, found)
  return found
}
