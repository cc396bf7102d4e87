import { useEffect, useState } from 'react'

const pause = 400

/** A text once nobody has changed it for a moment: not every letter is asked about. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
