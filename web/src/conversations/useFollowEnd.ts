import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Shows the newest message when the page opens, when the member sends one, and when one arrives while the end is on
 * screen. Somebody who reads earlier messages stays there and learns that there are new ones.
 */
export function useFollowEnd(lastSeq: number, unsent: number) {
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const before = useRef({ lastSeq: 0, unsent: 0 })
  const [hasNew, setHasNew] = useState(false)
  const showEnd = () => end.current?.scrollIntoView({ block: 'nearest' })

  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => {
      isAtEnd.current = entry?.isIntersecting ?? true
      if (isAtEnd.current) setHasNew(false)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])

  // Before the browser has rendered the message, which moves the end.
  useLayoutEffect(() => {
    const { lastSeq: seqBefore, unsent: unsentBefore } = before.current
    before.current = { lastSeq, unsent }
    if (isAtEnd.current || unsent > unsentBefore) end.current?.scrollIntoView({ block: 'nearest' })
    else if (lastSeq > seqBefore) setHasNew(true)
  }, [lastSeq, unsent])

  return { end, hasNew, showEnd }
}
