import { type RefObject, useEffect, useRef } from 'react'

/** Puts the caret into the first field of what has just appeared, after a dialog around it has had its say. */
export function useFocusOnMount<E extends HTMLElement>(wanted = true): RefObject<E | null> {
  const container = useRef<E>(null)
  useEffect(() => {
    if (!wanted) return
    const frame = requestAnimationFrame(() => container.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [wanted])
  return container
}
