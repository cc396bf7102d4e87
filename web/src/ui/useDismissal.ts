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
    const look = ({ target, key }: Event & { key?: string }) => {
      // A dialog that the panel opened closes first, and returns the focus into the panel.
      if (document.querySelector('dialog[open]')) return
      if (key ? key !== 'Escape' : root.current?.contains(target as Node)) return
      onDismiss()
      if (key) button.current?.focus()
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('keydown', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('keydown', look)
    }
  })
}
