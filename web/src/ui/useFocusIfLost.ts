import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the page's title if what had it left the page when `shown` changed, such as a link that was
 * pressed. Without this, the keyboard would begin again at the top of the document.
 */
export function useFocusIfLost(shown: string): void {
  const before = useRef(shown)
  const held = useRef<EventTarget | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      held.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const isGone = held.current instanceof Node && !held.current.isConnected
    if (!isGone || document.activeElement !== document.body) return
    const title = document.querySelector<HTMLElement>('main h1')
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
  }, [shown])
}
