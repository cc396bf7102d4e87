import { type RefObject, useEffect, useState } from 'react'

/** Distance below the screen at which a part counts as seen, so that it is there when the reader arrives. */
const distance = '700px'

/** Whether the reader has come near this place, so that it is time to load what belongs there. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watcher.disconnect()
        setSeen(true)
      },
      { rootMargin: distance },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place])
  return isSeen
}
