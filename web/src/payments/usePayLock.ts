import { useEffect, useState } from 'react'

const lockedFor = 4000

/** Disables Pay Now for 4 seconds after a press (specification 3, section 4). */
export function usePayLock() {
  const [isLocked, setLocked] = useState(false)
  useEffect(() => {
    if (!isLocked) return
    const timer = setTimeout(() => setLocked(false), lockedFor)
    return () => clearTimeout(timer)
  }, [isLocked])
  return { isLocked, lock: () => setLocked(true) }
}
