import { useEffect } from 'react'

let isShown = false

/** Whether a dialog tells members that they have just closed their profile. Its button then leads away from the page. */
export const isOwnClosingShown = (): boolean => isShown

/** While the dialog is open, a refused call in the background must not take the page away. */
export function useOwnClosing(shown: boolean): void {
  useEffect(() => {
    isShown = shown
    return () => {
      isShown = false
    }
  }, [shown])
}
