import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useStoriesChanged } from './calls.ts'

/** Returns to the queue after a delay, unless the person has left the page before. */
export function useReturn(): (afterMilliseconds: number) => void {
  const navigate = useNavigate()
  const changed = useStoriesChanged()
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(clock.current), [])
  return (afterMilliseconds) => {
    clearTimeout(clock.current)
    clock.current = setTimeout(async () => {
      await navigate('/testimonials/approve')
      void changed()
    }, afterMilliseconds)
  }
}
