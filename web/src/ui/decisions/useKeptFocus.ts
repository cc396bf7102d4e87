import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the focus in a place whose buttons change: moves it to the new button or, without one, to the status text. */
export function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  state: string | undefined,
  isAsking: boolean,
) {
  // Read before the change is drawn, because the change may remove the focused button.
  const hadFocus = place.current?.contains(document.activeElement) ?? false
  const wasAsking = useRef(false)
  const shown = useRef(state)

  useEffect(() => {
    const isBack = wasAsking.current && !isAsking
    wasAsking.current = isAsking
    const hasChanged = shown.current !== state
    if (!isAsking) shown.current = state
    if (isAsking || !hasChanged || !(hadFocus || isBack)) return
    const box = place.current
    const button = box?.querySelector<HTMLElement>(':scope > :not([inert]) button')
    const target = button ?? box?.querySelector<HTMLElement>('[role="status"]')
    target?.focus({ preventScroll: true })
  })
}
