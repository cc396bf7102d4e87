import { type RefObject, useEffect, useRef } from 'react'

/** Puts the caret into the first field of what has just appeared, after a dialog around it has had its say. */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const container = useRef<E>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => container.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return container
}
