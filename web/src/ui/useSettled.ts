import { useEffect, useState } from 'react'

/** A text once nobody has changed it for a moment: not every letter is asked about. */
export function useSettled(text: string, pause = 400): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}
