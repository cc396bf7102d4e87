import { useState } from 'react'
import { undo } from '../../platform/decisions.ts'

/** As long as this a second press of the same finger may follow the first: it must not decide on whom is shown by then. */
const pressShield = 500

/** What lay in the queue when the review began, and where one is in it; one beyond the last is its end. */
type Reviewed<Item> = { items: readonly Item[]; at: number }
type Last = { subject: string; name: string; at: number }

/** One after the other. The list behind may move meanwhile; the review goes on through what it began with. */
export function useReviewedList<Item>() {
  const [reviewed, setReviewed] = useState<Reviewed<Item>>()
  const [last, setLast] = useState<Last>()
  const [isSettling, setSettling] = useState(false)
  const { items = [], at = 0 } = reviewed ?? {}

  const go = (to: number) => setReviewed({ items, at: Math.min(Math.max(to, 0), items.length) })

  /** What was decided on is left at once, and the next one is not decided on by the same press. */
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

/** What leads through a review, whatever is reviewed. */
export type ReviewWay = Omit<Review, 'begin'>
