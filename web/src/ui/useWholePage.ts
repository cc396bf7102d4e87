import { startTransition, useEffect, useState } from 'react'

/** A reload, a way back or a link to a part of the page needs all of it at once, to be where the reader was. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? []
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate' && location.hash === ''
}

let isFirst = typeof performance !== 'undefined' && typeof location !== 'undefined' && isFreshVisit()

/** False while the first page of a visit is drawn for the first time: what stands below the fold follows right after. */
export function useWholePage(): boolean {
  const [isWhole, setWhole] = useState(!isFirst)
  useEffect(() => {
    isFirst = false
    startTransition(() => setWhole(true))
  }, [])
  return isWhole
}
