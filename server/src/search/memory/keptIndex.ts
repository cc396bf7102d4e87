import { isDatabaseAway } from '../../database/databaseAway.ts'
import type { Services } from '../../services/services.ts'
import { indexBytes, indexedProfiles, indexFailures } from '../searchMetrics.ts'
import { TooLarge } from './codeLists.ts'
import { Counter } from './counter.ts'
import { ProfileIndex } from './profileIndex.ts'

const pollEvery = 2000
const buildAgainAfter = 60_000
const hour = 3_600_000
/** With too many profiles or preferences, a build soon afterwards would fail as well. */
const tooLargeAgainAfter = 6 * hour

/**
 * Builds the index of this process in the background, and keeps it up to date between searches. While there is none,
 * SQL answers.
 */
export class KeptIndex {
  readonly counter = new Counter()
  readonly #services: Services
  #index: ProfileIndex | undefined
  #builtAt = 0
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(services: Services) {
    this.#services = services
  }

  get current(): ProfileIndex | undefined {
    return this.#index?.isTooOld ? undefined : this.#index
  }

  /** Resolves when the index is built or cannot be built. */
  async start(): Promise<void> {
    try {
      const index = await ProfileIndex.build(this.#services.db)
      if (this.#isClosed) return
      this.#index = index
      this.#builtAt = Date.now()
      this.#measure()
      this.#later(() => this.#follow(), pollEvery)
    } catch (error) {
      this.#fail(error, error instanceof TooLarge ? tooLargeAgainAfter : buildAgainAfter)
    }
  }

  /** Forgets an index after an error, unless it is forgotten already; SQL answers until another one is built. */
  giveUp(error: unknown, failed = this.#index): void {
    if (failed !== this.#index) return
    // One that is too large soon after its build would be so again.
    const isSoon = error instanceof TooLarge && Date.now() - this.#builtAt < hour
    this.#fail(error, isSoon ? tooLargeAgainAfter : buildAgainAfter)
  }

  #fail(error: unknown, buildAfter: number): void {
    if (this.#isClosed) return
    this.#services.log.error({ err: error }, 'the search index failed; PostgreSQL answers searches')
    indexFailures.inc()
    this.#index = undefined
    this.#measure()
    this.#later(() => this.start(), buildAfter)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#index = undefined
    void this.counter.close()
  }

  async #follow(): Promise<void> {
    const index = this.current
    if (!index) return this.giveUp(new Error('The index has not read the changes for too long'))
    try {
      await index.catchUp()
    } catch (error) {
      // When the database is back, the index reads what it missed.
      if (!isDatabaseAway(error)) return this.giveUp(error, index)
    }
    // A search may have found an error since, and another index is to be built.
    if (this.#index !== index) return
    this.#measure()
    this.#later(() => this.#follow(), pollEvery)
  }

  #later(work: () => Promise<void>, delay: number): void {
    clearTimeout(this.#timer)
    if (!this.#isClosed) this.#timer = setTimeout(() => void work(), delay).unref()
  }

  #measure(): void {
    indexedProfiles.set(this.#index?.size ?? 0)
    indexBytes.set(this.#index?.bytes ?? 0)
  }
}
