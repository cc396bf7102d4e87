import { useSyncExternalStore } from 'react'

/** A value that parts of the page follow as it changes. The server draws `initial`, and the browser takes over from there. */
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
