export type CircuitTimes = {
  /** Failures in a row that open the circuit. */
  failures: number
  /** Milliseconds for which an open circuit refuses all work. */
  rest: number
}

export class CircuitOpen extends Error {}

/** What happened since this process started. */
export type CircuitCounts = { done: number; failed: number; refused: number; opened: number }

/**
 * Refuses work at once while a store is away, so that requests do not wait for its timeouts. After the rest one piece
 * of work tries the store; its result decides for all. The state belongs to this process: each finds out for itself.
 */
export function circuit({ failures, rest }: CircuitTimes) {
  const counts: CircuitCounts = { done: 0, failed: 0, refused: 0, opened: 0 }
  let inARow = 0
  let openUntil = 0
  let isTrying = false
  const isOpen = () => inARow >= failures && (performance.now() < openUntil || isTrying)
  const failed = () => {
    counts.failed++
    if (++inARow < failures || performance.now() < openUntil) return
    counts.opened++
    openUntil = performance.now() + rest
  }
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isOpen()) {
      counts.refused++
      throw new CircuitOpen(`The last ${failures} requests failed, so the store is left alone for ${rest} ms`)
    }
    isTrying = inARow >= failures
    try {
      const result = await work()
      counts.done++
      inARow = 0
      return result
    } catch (error) {
      failed()
      throw error
    } finally {
      isTrying = false
    }
  }
  return { counts, isOpen, run }
}
