import { type RefObject, useEffect, useRef, useState } from 'react'

export type KeptState = 'nothing' | 'keeping' | 'kept' | 'failed'

/** So long after the last letter it is kept. */
const pause = 1500
/** After a failure it is tried again by itself. */
const secondTry = 10_000

interface Keeping<Values> {
  values: Values
  keep: (values: Values) => Promise<unknown>
  /** For the moment in which the page goes: nothing waits for its answer. */
  keepOnLeaving: (values: Values) => Promise<unknown>
}

/** Keeps what is written as it goes, and says whether it is kept. */
export function useKept<Values>(keeping: Keeping<Values>): KeptState {
  const [state, setState] = useState<KeptState>('nothing')
  const written = JSON.stringify(keeping.values)
  const kept = useRef(written)
  const latest = useRef({ ...keeping, written })
  latest.current = { ...keeping, written }
  useKeptOnLeaving(latest, kept)

  useEffect(() => {
    if (written === kept.current) return
    setState((before) => (before === 'failed' ? before : 'keeping'))
    let clock: ReturnType<typeof setTimeout>
    const send = async () => {
      try {
        await latest.current.keep(latest.current.values)
        kept.current = written
        setState('kept')
      } catch {
        setState('failed')
        clock = setTimeout(send, secondTry)
      }
    }
    clock = setTimeout(send, pause)
    return () => clearTimeout(clock)
  }, [written])
  return state
}

/** A phone that goes to sleep, or another page, loses nothing. */
function useKeptOnLeaving<Values>(
  latest: RefObject<Keeping<Values> & { written: string }>,
  kept: RefObject<string>,
): void {
  useEffect(() => {
    const leave = async () => {
      const { values, written, keepOnLeaving } = latest.current
      if (document.visibilityState !== 'hidden' || written === kept.current) return
      const isThere = await keepOnLeaving(values).then(
        () => true,
        () => false,
      )
      if (isThere) kept.current = written
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [latest, kept])
}
