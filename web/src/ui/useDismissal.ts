import { type RefObject, useEffect } from 'react'

interface Dismissal {
  open: boolean
  /** Contains the button and the panel. */
  root: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  onDismiss: () => void
}

/** Closes an open panel on a press outside, and on Escape, which returns the focus to its button. */
export function useDismissal({ open, root, button, onDismiss }: Dismissal): void {
  useEffect(() => {
    if (!open) return
    const look = (event: Event) => {
      // A dialog that the panel opened closes first, and returns the focus into the panel.
      if (document.querySelector('dialog[open]')) return
      const isEscape = event instanceof KeyboardEvent
      if (isEscape ? event.key !== 'Escape' : root.current?.contains(event.target as Node)) return
      onDismiss()
      if (isEscape) button.current?.focus()
    }
    const stop = new AbortController()
    for (const name of ['pointerdown', 'keydown'])
      document.addEventListener(name, look, { signal: stop.signal })
    return () => stop.abort()
  })
}
