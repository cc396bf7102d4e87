import { Worker } from 'node:worker_threads'
import type { NearCounts, NearTask } from './countNear.ts'
import type { CountTask, RowCounts } from './countRows.ts'

/** What the thread can count: each kind of task and its result. */
type Work = { rows: [CountTask, RowCounts]; near: [NearTask, NearCounts] }
export type CountOrder = { number: number } & {
  [Kind in keyof Work]: { kind: Kind; task: Work[Kind][0] }
}[keyof Work]
export type CountResult = { number: number; counts: RowCounts | NearCounts }

type Waiting = { resolve: (counts: never) => void; reject: (error: Error) => void }

/** The thread failed, not the index that it read. */
export class CountingFailed extends Error {}

/**
 * Counts in a thread of its own, one task after the other, so that no other request waits. The thread reads the same
 * memory. It starts with the first task, and again after it fails.
 */
export class Counter {
  #worker: Worker | undefined
  readonly #waiting = new Map<number, Waiting>()
  #orders = 0

  count = (task: CountTask): Promise<RowCounts> => this.#order('rows', task)
  countNear = (task: NearTask): Promise<NearCounts> => this.#order('near', task)

  #order<Kind extends keyof Work>(kind: Kind, task: Work[Kind][0]): Promise<Work[Kind][1]> {
    this.#worker ??= this.#start()
    const number = ++this.#orders
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      this.#worker?.postMessage({ number, kind, task })
    })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  /** The thread does not keep the process alive. */
  #start(): Worker {
    const worker = new Worker(new URL('./countingThread.ts', import.meta.url))
    worker.on('message', ({ number, counts }: CountResult) => {
      this.#waiting.get(number)?.resolve(counts as never)
      this.#waiting.delete(number)
    })
    worker.on('error', (cause) =>
      this.#fail(worker, new CountingFailed('The thread that counts failed', { cause })),
    )
    worker.on('messageerror', (cause) =>
      this.#fail(worker, new CountingFailed('A task cannot be read', { cause })),
    )
    worker.on('exit', () => this.#fail(worker, new CountingFailed('The thread that counts has ended')))
    worker.unref()
    return worker
  }

  #fail(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
