import { useEffect, useState } from 'react'

/** Milliseconds for each slide (specification 2, section 9). */
const interval = 3000

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which of `count` slides is shown. Slides change by themselves, but not for people who prefer reduced motion, and
 * not while the carousel has the pointer or the focus. The play and pause button overrides this (WCAG 2.2.2).
 */
export function useAutoplay(count: number) {
  const [shown, setShown] = useState(0)
  const [mode, setMode] = useState<'auto' | 'playing' | 'stopped'>('auto')
  const [isPaused, setPaused] = useState(false)
  const isMoving = count > 1 && (mode === 'playing' || (mode === 'auto' && !isPaused))

  useEffect(() => {
    if (prefersReducedMotion()) setMode('stopped')
  }, [])

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setShown((at) => (at + 1) % count), interval)
    return () => clearInterval(timer)
  }, [isMoving, count])

  return {
    shown: Math.min(shown, count - 1),
    isMoving,
    playing: mode !== 'stopped',
    play: (playing: boolean) => setMode(playing ? 'playing' : 'stopped'),
    pause: setPaused,
    step: (steps: number) => setShown((at) => (at + steps + count) % count),
  }
}
