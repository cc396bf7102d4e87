import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * When what has the focus disappears after a decision, the row that is there now gets it; without rows, the whole part
 * does. Otherwise a screen reader would start again at the top of the page. Spread the result on the element around it.
 */
export function useKeptFocus() {
  const part = useRef<HTMLDivElement>(null)
  const last = useRef<{ element: Element; row: number }>(undefined)
  const rows = () => [...(part.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])]

  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return
    const now = rows()
    const place = now[Math.min(last.current.row, now.length - 1)] ?? part.current
    place?.setAttribute('tabindex', '-1')
    place?.focus({ preventScroll: true })
  })

  return {
    ref: part,
    tabIndex: -1,
    onFocus({ target }: FocusEvent) {
      const row = target.closest<HTMLElement>('tbody tr')
      last.current = { element: target, row: row ? rows().indexOf(row) : 0 }
    },
  }
}
