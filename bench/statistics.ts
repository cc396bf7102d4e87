/** Median, percentiles and maximum of a list of times in milliseconds. */
export function summary(times: readonly number[]): { p50: number; p95: number; p99: number; max: number } {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Runs all works with this many clients at once; returns works per second. */
export async function ratePerSecond(
  works: readonly (() => Promise<unknown>)[],
  clients: number,
): Promise<number> {
  const waiting = [...works]
  const start = performance.now()
  const client = async () => {
    for (let work = waiting.pop(); work; work = waiting.pop()) await work()
  }
  await Promise.all(Array.from({ length: clients }, client))
  return works.length / ((performance.now() - start) / 1000)
}

export const shown = (milliseconds: number): string => milliseconds.toFixed(milliseconds < 10 ? 2 : 1)
