import { Failure } from '../platform/failure.ts'

interface Waiting {
  caller: number | undefined
  begin: () => void
  refuse: (reason: Failure) => void
}

/**
 * Lets a few pieces of work run at once. The others wait for their turn, and too many are refused. Of one caller at most
 * one waits: a newer one replaces it, so that nobody fills the queue for everybody else.
 */
export class Turns {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: Waiting[] = []
  #running = 0

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  async run<Result>(caller: number | undefined, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running++
    else await this.#turn(caller)
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next.begin()
      else this.#running--
    }
  }

  /** Resolves when another piece of work has ended and leaves its place to this one. */
  #turn(caller: number | undefined): Promise<void> {
    const earlier = caller === undefined ? -1 : this.#waiting.findIndex((one) => one.caller === caller)
    if (earlier >= 0) this.#waiting.splice(earlier, 1)[0]?.refuse(tooMany())
    if (this.#waiting.length >= this.#mostWaiting) throw tooMany()
    return new Promise((begin, refuse) => this.#waiting.push({ caller, begin, refuse }))
  }
}

const tooMany = () => new Failure('too_many_requests', { retryAfterSeconds: 5 })
