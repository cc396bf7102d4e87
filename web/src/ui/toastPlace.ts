import { type RefObject, useEffect, useState } from 'react'

/** On a narrow screen, messages appear below or above the control in use; a wide screen always uses its corner. */
export type ToastPlace = 'below' | 'above'

type Band = { top: number; bottom: number }

const control = 'input, select, textarea, button, a, summary, [role=tab], [role=option]'
/** In pixels. An on-screen keyboard takes at least this much height; the browser's bars take less. */
const keyboard = 150
/** In pixels. A field's label, hint and message lie within this distance. */
const around = 40
const edge = 16

/** Returns 'below', unless the messages would cover the control in use or lie behind the keyboard. */
export function placeFor(screen: { height: number; seen: number }, height: number, used?: Band): ToastPlace {
  if (screen.height - screen.seen > keyboard) return 'above'
  const top = screen.height - edge - height
  return used && used.bottom + around > top && used.top - around < screen.height ? 'above' : 'below'
}

/** Returns the place of the messages and updates it when the person uses another field. */
export function useToastPlace(region: RefObject<HTMLElement | null>, newest: number | undefined): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>('below')

  useEffect(() => onDocument(['focusin', 'pointerdown'], notice), [])

  useEffect(() => {
    if (newest === undefined) return
    const look = () => setPlace(placeNow(region.current))
    look()
    window.visualViewport?.addEventListener('resize', look)
    const stop = onDocument(['focusin', 'pointerdown', 'scroll'], look)
    return () => {
      stop()
      window.visualViewport?.removeEventListener('resize', look)
    }
  }, [region, newest])
  return place
}

/** Listens to these events before the page's own handlers. Returns a function that stops listening. */
function onDocument(eventNames: readonly string[], listener: (event: Event) => void): () => void {
  for (const eventName of eventNames) document.addEventListener(eventName, listener, true)
  return () => {
    for (const eventName of eventNames) document.removeEventListener(eventName, listener, true)
  }
}

/** Remembered because only some browsers focus a tapped button. */
let lastUsed: Element | undefined

function notice({ target }: Event): void {
  const used = target instanceof Element ? target.closest(control) : null
  if (used && !used.closest('[popover]')) lastUsed = used
}

function placeNow(region: HTMLElement | null): ToastPlace {
  const { innerHeight: height, visualViewport } = window
  const used = lastUsed?.isConnected ? lastUsed.getBoundingClientRect() : undefined
  const own = region?.getBoundingClientRect().height ?? 0
  const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().height ?? 0
  return placeFor({ height, seen: visualViewport?.height ?? height }, own + bar, used)
}
