import { useEffect } from 'react'
import { followed } from '../platform/followed.ts'

/**
 * Whether a dialog is open that several layouts have. It stays open when a page with another layout arrives, because
 * somebody may open it while that page is on its way; on a page whose layout does not have it, it closes.
 */
export function layoutDialog() {
  const opened = followed(false)
  const close = () => opened.set(false)
  let mounted = 0

  /** For the component that contains the dialog. */
  function useOpen(): boolean {
    useEffect(() => {
      mounted += 1
      return () => {
        mounted -= 1
        // The component of the next layout is mounted in the same commit.
        queueMicrotask(() => mounted === 0 && close())
      }
    }, [])
    return opened.useValue()
  }

  return { open: () => opened.set(true), close, useOpen }
}
