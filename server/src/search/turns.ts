import { Failure } from '../platform/failure.ts'

/** Lets a few pieces of work run at once. The others wait for their turn, and too many are refused. */
export class Turns {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running++
    else await this.#turn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  /** Resolves when another piece of work has ended and leaves its place to this one. */
  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting)
      throw new Failure('too_many_requests', { retryAfterSeconds: 5 })
    return new Promise((begin) => this.#waiting.push(begin))
  }
}
