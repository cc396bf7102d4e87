import { type RefObject, useEffect, useRef } from 'react'

/** Whoever had the focus in a place that changes its buttons has it there afterwards: on the button, or on what is said. */
export function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  state: string | undefined,
  isAsking: boolean,
) {
  // Read before the change is drawn: the button that has the focus may go with it.
  const hadFocus = place.current?.contains(document.activeElement) ?? false
  const asked = useRef(false)
  const shown = useRef(state)

  useEffect(() => {
    const isBack = asked.current && !isAsking
    asked.current = isAsking
    const hasChanged = shown.current !== state
    if (!isAsking) shown.current = state
    if (isAsking || !hasChanged || !(hadFocus || isBack)) return
    const box = place.current
    const button = box?.querySelector<HTMLElement>(':scope > :not([inert]) button')
    const target = button ?? box?.querySelector<HTMLElement>('[role="status"]')
    target?.focus({ preventScroll: true })
  })
}
