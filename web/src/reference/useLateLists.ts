import { useEffect, useState } from 'react'
import type { Choice } from '../ui/fields/choice.ts'

/** Any of these means that somebody is there, and about to use a form. */
const stirrings = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin'] as const

/**
 * Lists for forms of a page that must open fast: the given ones at first, the server's from the visitor's first
 * movement on, so that whoever only looks at the page loads nothing of it.
 */
export function useLateLists<Name extends string>(
  first: Readonly<Record<Name, readonly Choice[]>>,
  load: () => Promise<Readonly<Record<Name, readonly Choice[]>>>,
) {
  const [lists, setLists] = useState(first)
  useEffect(() => {
    const stop = () => {
      for (const name of stirrings) removeEventListener(name, start, true)
    }
    const listen = () => {
      for (const name of stirrings) addEventListener(name, start, { capture: true, passive: true })
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
