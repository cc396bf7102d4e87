/** Values with their weights, which may add up to any sum. */
export type Weighted<T> = readonly (readonly [value: T, weight: number])[]

export type Random = {
  /** A number from 0 to below 1. */
  next: () => number
  /** An integer from `min` to `max`, inclusive. */
  int: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(values: readonly T[]) => T
  weighted: <T>(values: Weighted<T>) => T
  /** Different values, in the order of the list. */
  some: <T>(values: readonly T[], count: number) => T[]
  normal: (mean: number, deviation: number) => number
  hex: (digits: number) => string
}

/** The same seed always gives the same sequence, and neighbouring seeds unrelated ones. */
export function randomOf(seed: number): Random {
  const next = sfc32(mixed(seed), mixed(seed ^ 0x9e3779b9), mixed(~seed), seed >>> 0)
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(values: readonly T[]) => values[int(0, values.length - 1)] as T
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted: (values) => weighted(next(), values),
    some: (values, count) => some(next, values, count),
    normal: (mean, deviation) => mean + deviation * bell(next),
    hex: (digits) => Array.from({ length: digits }, () => int(0, 15).toString(16)).join(''),
  }
}

/** A bijection of 32-bit numbers without visible order (the finalizer of MurmurHash3). */
export function mixed(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The generator "Small Fast Counter" by Chris Doty-Humphrey: 128 bits of state, passes PractRand. */
function sfc32(first: number, second: number, third: number, start: number): () => number {
  let [a, b, c, counter] = [first, second, third, start]
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 0x1_0000_0000
  }
  for (let round = 0; round < 12; round++) next()
  return next
}

const totals = new WeakMap<object, number>()

function weighted<T>(at: number, values: Weighted<T>): T {
  let total = totals.get(values)
  if (total === undefined) {
    total = values.reduce((sum, [, weight]) => sum + weight, 0)
    totals.set(values, total)
  }
  let rest = at * total
  for (const [value, weight] of values) {
    rest -= weight
    if (rest < 0) return value
  }
  return (values.at(-1) as readonly [T, number])[0]
}

/** Selection sampling: takes each value with the probability that gives exactly `count` values. */
function some<T>(next: () => number, values: readonly T[], count: number): T[] {
  const taken: T[] = []
  for (const [index, value] of values.entries()) {
    if ((values.length - index) * next() < count - taken.length) taken.push(value)
  }
  return taken
}

/** Roughly normal with mean 0 and deviation 1, never beyond 3.5. */
function bell(next: () => number): number {
  let sum = 0
  for (let draw = 0; draw < 12; draw++) sum += next()
  return Math.max(-3.5, Math.min(3.5, sum - 6))
}
