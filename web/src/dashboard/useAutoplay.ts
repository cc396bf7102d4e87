import { useEffect, useState } from 'react'

/** Milliseconds for each slide (specification 2, section 9). */
const interval = 3000

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which of `count` slides is shown. Slides change by themselves, but not for people who prefer reduced motion, and
 * not while the carousel has the pointer or the focus. The play and pause button overrides this (WCAG 2.2.2).
 */
export function useAutoplay(count: number) {
  const [shown, setShown] = useState(0)
  const [mode, setMode] = useState<'auto' | 'playing' | 'stopped'>('auto')
  const [resting, setResting] = useState(false)
  const moves = count > 1 && (mode === 'playing' || (mode === 'auto' && !resting))

  useEffect(() => {
    if (wantsStillness()) setMode('stopped')
  }, [])

  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => setShown((at) => (at + 1) % count), interval)
    return () => clearInterval(timer)
  }, [moves, count])

  return {
    shown: Math.min(shown, count - 1),
    moves,
    playing: mode !== 'stopped',
    play: (playing: boolean) => setMode(playing ? 'playing' : 'stopped'),
    rest: setResting,
    step: (steps: number) => setShown((at) => (at + steps + count) % count),
  }
}
