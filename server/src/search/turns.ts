import { Failure } from '../platform/failure.ts'

const mostOfCaller = 2

interface Waiting {
  caller: number
  begin: () => void
  refuse: (reason: Failure) => void
}

/**
 * Lets a few pieces of work run at once. The others wait for their turn, and too many are refused. Of one caller at most
 * two wait, as many as a page sends at once: a newer one replaces the oldest, so that nobody fills the queue for
 * everybody else.
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

  async run<Result>(caller: number, work: () => Promise<Result>): Promise<Result> {
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
  #turn(caller: number): Promise<void> {
    const own = this.#waiting.filter((one) => one.caller === caller)
    if (own.length >= mostOfCaller) this.#refuse(own[0])
    if (this.#waiting.length >= this.#mostWaiting) throw tooMany()
    return new Promise((begin, refuse) => this.#waiting.push({ caller, begin, refuse }))
  }

  #refuse(one: Waiting | undefined): void {
    if (!one) return
    this.#waiting.splice(this.#waiting.indexOf(one), 1)
    one.refuse(tooMany())
  }
}

const tooMany = () => new Failure('too_many_requests', { retryAfterSeconds: 5 })
