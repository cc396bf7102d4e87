import { useEffect, useRef } from 'react'

/** True while the component is on the page. Late replies read it before they change what the person sees now. */
export function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    // Strict mode runs the cleanup of a component that stays.
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
