import { useSyncExternalStore } from 'react'

/**
 * A value whose changes re-render the components that use it. The server renders `initial`, and the browser hydrates
 * from it.
 */
export function followed<Value>(initial: Value) {
  let value = initial
  const followers = new Set<() => void>()

  function follow(follower: () => void) {
    followers.add(follower)
    return () => void followers.delete(follower)
  }

  return {
    get: () => value,
    set: (next: Value) => {
      value = next
      for (const follower of followers) follower()
    },
    useValue: () =>
      useSyncExternalStore(
        follow,
        () => value,
        () => initial,
      ),
  }
}
