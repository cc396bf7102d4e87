import { useEffect } from 'react'

const openDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1)

/**
 * Drops the second press of a double click whose first press opened or closed a dialog. It would hit what lies under the
 * pointer then: a button of the dialog, the backdrop that closes it, or a button of the row behind it.
 */
export function useSecondPress(): void {
  useEffect(() => {
    let before: Element | undefined
    function judge(event: MouseEvent) {
      const now = openDialog()
      if (event.detail < 2) before = now
      else if (now !== before) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    document.addEventListener('click', judge, true)
    return () => document.removeEventListener('click', judge, true)
  }, [])
}
