/** An attacker with many addresses must not fill the memory. */
const maxKeys = 50_000

/** Counts in the memory of this process. Beyond `maxKeys`, it forgets the keys that began first. */
export function localCounts(now: () => number = Date.now) {
  const counts = new Map<string, { current: number; until: number }>()
  return {
    add: (key: string, window: number) => {
      const at = now()
      const known = counts.get(key)
      if (known && known.until > at) {
        known.current += 1
        return { current: known.current, ttl: known.until - at }
      }
      counts.delete(key)
      counts.set(key, { current: 1, until: at + window })
      const [oldest] = counts.keys()
      if (counts.size > maxKeys && oldest !== undefined) counts.delete(oldest)
      return { current: 1, ttl: window }
    },
  }
}
