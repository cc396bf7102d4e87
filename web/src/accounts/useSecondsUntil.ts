import { useEffect, useState } from 'react'

const second = 1000
const left = (until: number) => Math.max(Math.ceil((until - Date.now()) / second), 0)

/** Counts down the whole seconds until a moment, to 0. */
export function useSecondsUntil(until: number): number {
  const [seconds, setSeconds] = useState(() => left(until))
  useEffect(() => {
    setSeconds(left(until))
    const timer = setInterval(() => {
      setSeconds(left(until))
      if (left(until) === 0) clearInterval(timer)
    }, second)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
