import type { ProfileCard } from '@bnr/contract/profiles/card'
import type { CardViewer } from '@bnr/contract/profiles/field'
import type { Database } from '../database/database.ts'

/** What a card shows of the row of a profile, of which version of the row, and on which day, since cards show ages. */
export type KeptCard = { version: string; day: string; card: ProfileCard }

/** About 2 KB each. */
const mostCards = 4000

/**
 * The cards that this process presented last, by profile and kind of viewer. Each read asks PostgreSQL for the version of the
 * row, so an old card is never shown.
 */
export class CardCache {
  readonly #cards = new Map<string, KeptCard>()
  readonly #most: number

  constructor(most = mostCards) {
    this.#most = most
  }

  get(viewer: CardViewer, id: number): KeptCard | undefined {
    const key = `${viewer} ${id}`
    const kept = this.#cards.get(key)
    if (!kept) return undefined
    this.#cards.delete(key)
    this.#cards.set(key, kept)
    return kept
  }

  put(viewer: CardViewer, id: number, kept: KeptCard): void {
    this.#cards.set(`${viewer} ${id}`, kept)
    if (this.#cards.size <= this.#most) return
    const [oldest] = this.#cards.keys()
    if (oldest) this.#cards.delete(oldest)
  }
}

const caches = new WeakMap<Database, CardCache>()

export function cardsKept(db: Database): CardCache {
  const found = caches.get(db) ?? new CardCache()
  caches.set(db, found)
  return found
}
