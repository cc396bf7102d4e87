import { useEffect, useState } from 'react'

/** Returns the text once nobody has changed it for `pause` milliseconds, to avoid a request for every letter. */
export function useSettled(text: string, pause = 400): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}
