import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Browsers round scroll positions; this far from the end is the end. */
const slack = 4

/** Whether a sideways track stands at its start or end, so that a button that leads nowhere says so. */
export function useTrackEnds(track: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  const look = useCallback(() => {
    if (!track.current) return
    const { scrollLeft, scrollWidth, clientWidth } = track.current
    const atStart = scrollLeft <= slack
    const atEnd = scrollLeft + clientWidth >= scrollWidth - slack
    setEnds((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }))
  }, [track])

  useEffect(() => {
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [look])
  return { ...ends, look }
}
