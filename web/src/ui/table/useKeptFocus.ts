import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * When what has the focus leaves a list, the row in its place gets it, or the empty list. Otherwise a screen reader would
 * start again at the top of the page after each decision. Spread the result on the element around the list.
 */
export function useKeptFocus() {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<{ element: Element; row: number }>(undefined)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])]

  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return
    const now = rows()
    const place = now[Math.min(last.current.row, now.length - 1)] ?? list.current
    place?.setAttribute('tabindex', '-1')
    place?.focus({ preventScroll: true })
  })

  return {
    ref: list,
    tabIndex: -1,
    onFocus({ target }: FocusEvent) {
      const row = target.closest<HTMLElement>('tbody tr')
      last.current = { element: target, row: row ? rows().indexOf(row) : 0 }
    },
  }
}
