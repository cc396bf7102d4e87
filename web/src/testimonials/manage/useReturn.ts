import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useStoriesChanged } from './calls.ts'

/** Back to the queue after a moment to read what happened; whoever leaves before stays where they went. */
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
