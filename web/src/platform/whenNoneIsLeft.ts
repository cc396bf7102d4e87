import { useEffect } from 'react'

/** A hook for parts that several pages have: `leave` runs when a page arrives that has none of them. */
export function whenNoneIsLeft(leave: () => void): () => void {
  let mounted = 0

  return function useLeaving() {
    useEffect(() => {
      mounted += 1
      return () => {
        mounted -= 1
        // The parts of the next page are mounted in the same commit.
        queueMicrotask(() => mounted === 0 && leave())
      }
    }, [])
  }
}
