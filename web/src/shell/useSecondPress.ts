import { useEffect } from 'react'

const openDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1)

/** What a press means: what it hits, in which dialog, and the words that say what it does. */
function meaningOf({ target }: MouseEvent) {
  const pressed = target instanceof Element ? target.closest('button, a') : null
  return [openDialog(), pressed, pressed?.textContent]
}

/**
 * Drops the second press of a double click whose first press opened or closed a dialog, or put another button or other
 * words under the pointer. It would hit what nobody meant: a button of the dialog, the backdrop that closes it, a button
 * of the row behind it, or the opposite of what was just done.
 */
export function useSecondPress(): void {
  useEffect(() => {
    let first: ReturnType<typeof meaningOf> = []
    function judge(event: MouseEvent) {
      // Keys and scripts press with 0.
      if (event.detail < 1) return
      const now = meaningOf(event)
      if (event.detail === 1) first = now
      else if (now.some((part, at) => part !== first[at])) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    // The mouse button moves the focus when it goes down.
    const events = ['mousedown', 'click'] as const
    for (const name of events) document.addEventListener(name, judge, true)
    return () => {
      for (const name of events) document.removeEventListener(name, judge, true)
    }
  }, [])
}
