import { useEffect, useState } from 'react'

/** How long each slide stands (specification 2, section 9). */
const interval = 3000

const wantsStillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/**
 * Which of `count` slides is shown. It moves on by itself until somebody stops it, and rests while it is pointed at or
 * holds the focus; for those who want no motion it stands still from the beginning (WCAG 2.2.2).
 */
export function useAutoplay(count: number) {
  const [shown, setShown] = useState(0)
  const [playing, setPlaying] = useState(() => !wantsStillness())
  const [resting, setResting] = useState(false)
  const move = (steps: number) => setShown((at) => (at + steps + count) % count)
  const runs = playing && !resting && count > 1

  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setShown((at) => (at + 1) % count), interval)
    return () => clearInterval(timer)
  }, [runs, count])

  return { shown: Math.min(shown, count - 1), playing, setPlaying, setResting, move }
}
