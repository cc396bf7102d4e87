import { useState } from 'react'
import { undo } from '../../platform/decisions.ts'

/** In milliseconds. A double press within this time must not decide on the next profile. */
const pressShield = 500

/** The queue as it was when the review began, and the current position; one beyond the last is the end. */
type Reviewed<Item> = { items: readonly Item[]; at: number }
type Last = { subject: string; name: string; at: number }

/** Goes through a queue item by item. The list behind may change; the review keeps the items it began with. */
export function useReviewedList<Item>() {
  const [reviewed, setReviewed] = useState<Reviewed<Item>>()
  const [last, setLast] = useState<Last>()
  const [isSettling, setSettling] = useState(false)
  const { items = [], at = 0 } = reviewed ?? {}

  const go = (to: number) => setReviewed({ items, at: Math.min(Math.max(to, 0), items.length) })

  /** Moves on at once after a decision, and ignores a double press on the next item. */
  function decided(subject: string, name: string) {
    setLast({ subject, name, at })
    go(at + 1)
    setSettling(true)
    setTimeout(() => setSettling(false), pressShield)
  }

  return {
    item: items[at],
    following: items[at + 1],
    at,
    count: items.length,
    isOpen: reviewed !== undefined,
    isSettling,
    last,
    begin: (found: readonly Item[], first: number) => {
      setLast(undefined)
      setReviewed({ items: found, at: first })
    },
    end: () => setReviewed(undefined),
    next: () => go(at + 1),
    previous: () => go(at - 1),
    decided,
    undoLast: () => {
      if (last && undo(last.subject)) go(last.at)
    },
  }
}

export type Review<Item = unknown> = ReturnType<typeof useReviewedList<Item>>

/** The controls of a review, independent of what is reviewed. */
export type ReviewControls = Omit<Review, 'begin'>
