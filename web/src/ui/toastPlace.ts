import { type RefObject, useEffect, useState } from 'react'

/** The corner of a wide screen; a narrow one has room above or below what is being used. */
export type ToastPlace = 'below' | 'above'

type Band = { top: number; bottom: number }

const control = 'input, select, textarea, button, a, summary, [role=tab], [role=option]'
/** A keyboard takes at least as much of the screen; bars of the browser take less. */
const keyboard = 150
/** What belongs to a field stands this close to it: its label, its hint, its message. */
const around = 40
const edge = 16

/** Below, unless it would lie there over what is being used, or behind the keyboard. */
export function placeFor(screen: { height: number; seen: number }, height: number, used?: Band): ToastPlace {
  if (screen.height - screen.seen > keyboard) return 'above'
  const top = screen.height - edge - height
  return used && used.bottom + around > top && used.top - around < screen.height ? 'above' : 'below'
}

/** Where the messages lie while there are any: they give way when another field is used. */
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

/** Hears these events before anything on the page does; gives what ends it. */
function onDocument(moments: readonly string[], listener: (event: Event) => void): () => void {
  for (const moment of moments) document.addEventListener(moment, listener, true)
  return () => {
    for (const moment of moments) document.removeEventListener(moment, listener, true)
  }
}

/** A tapped button has the focus in some browsers only, so it is remembered. */
let lastUsed: Element | undefined

function notice({ target }: Event): void {
  const used = target instanceof Element ? target.closest(control) : null
  if (used && !used.closest('[popover]')) lastUsed = used
}

function placeNow(region: HTMLElement | null): ToastPlace {
  const { innerHeight: height, visualViewport } = window
  const used = lastUsed?.isConnected ? lastUsed.getBoundingClientRect() : undefined
  const own = region?.getBoundingClientRect().height ?? 0
  return placeFor({ height, seen: visualViewport?.height ?? height }, own, used)
}
