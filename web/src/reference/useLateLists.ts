import { useEffect, useState } from 'react'
import type { Choice } from '../ui/fields/choice.ts'

/** Events that show that a visitor may use a form soon. */
const inputEvents = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin'] as const

/**
 * Lists for forms on a page that must open fast. Starts with `first` and loads the server's lists on the visitor's
 * first input, so that visitors who only read load nothing.
 */
export function useLateLists<Name extends string>(
  first: Readonly<Record<Name, readonly Choice[]>>,
  load: () => Promise<Readonly<Record<Name, readonly Choice[]>>>,
) {
  const [lists, setLists] = useState(first)
  useEffect(() => {
    const stop = () => {
      for (const name of inputEvents) removeEventListener(name, start, true)
    }
    const listen = () => {
      for (const name of inputEvents) addEventListener(name, start, { capture: true, passive: true })
    }
    function start() {
      stop()
      load().then(setLists, (error) => {
        console.warn('We could not load the lists of this page', error)
        listen()
      })
    }
    listen()
    return stop
  }, [load])
  return lists
}
