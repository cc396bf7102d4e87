import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Tolerance in pixels, because browsers round scroll positions. */
const tolerance = 4

/** Whether a horizontal track is at its start or end, to disable the button that leads no further. */
export function useTrackEnds(track: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  const measure = useCallback(() => {
    if (!track.current) return
    const { scrollLeft, scrollWidth, clientWidth } = track.current
    const atStart = scrollLeft <= tolerance
    const atEnd = scrollLeft + clientWidth >= scrollWidth - tolerance
    setEnds((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }))
  }, [track])

  useEffect(() => {
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [measure])
  return { ...ends, measure }
}
