import { type RefObject, useEffect, useRef } from 'react'

interface Dismissal {
  open: boolean
  /** Contains the button and the panel. */
  root: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  onDismiss: () => void
}

/** A dialog that the panel opened closes first, and returns the focus into the panel. */
const isUnderDialog = () => document.querySelector('dialog[open]') !== null

/** Closes an open panel on a press outside, and on Escape, which returns the focus to its button. */
export function useDismissal({ open, root, button, onDismiss }: Dismissal): void {
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  useEffect(() => {
    if (!open) return
    const onPointer = (event: PointerEvent) => {
      if (!isUnderDialog() && !root.current?.contains(event.target as Node)) dismiss.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isUnderDialog()) return
      dismiss.current()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, root, button])
}
