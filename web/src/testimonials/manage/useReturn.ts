import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useIsShown } from '../../platform/useIsShown.ts'
import { useStoriesChanged } from './calls.ts'

/** Returns to the queue after a delay, unless the person has left the page before, or has a reason to stay. */
export function useReturn() {
  const navigate = useNavigate()
  const changed = useStoriesChanged()
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isShown = useIsShown()
  useEffect(() => () => clearTimeout(clock.current), [])
  return (afterMilliseconds: number, stays = () => false) => {
    clearTimeout(clock.current)
    if (!isShown.current) return
    clock.current = setTimeout(async () => {
      if (stays()) return
      await navigate('/testimonials/approve')
      void changed()
    }, afterMilliseconds)
  }
}
