import { type RefObject, useEffect, useRef, useState } from 'react'

export type KeptState = 'idle' | 'saving' | 'saved' | 'failed'

/** Milliseconds without typing before the text is saved. */
const pause = 1500
/** Milliseconds before a failed save is tried again. */
const secondTry = 10_000

interface Autosave<Values> {
  values: Values
  save: (values: Values) => Promise<unknown>
  /** Saves when the page is hidden, with a request that outlives the page. */
  saveOnLeaving: (values: Values) => Promise<unknown>
}

/** Saves values a moment after each change and returns the state of the save. */
export function useKept<Values>(autosave: Autosave<Values>): KeptState {
  const [state, setState] = useState<KeptState>('idle')
  const typed = JSON.stringify(autosave.values)
  const saved = useRef(typed)
  const latest = useRef({ ...autosave, typed })
  latest.current = { ...autosave, typed }
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  useSaveOnLeaving(latest, saved)

  useEffect(() => {
    if (typed === saved.current) return
    setState((before) => (before === 'failed' ? before : 'saving'))
    let clock: ReturnType<typeof setTimeout>
    const send = async () => {
      // One after the other, so that an earlier text never arrives last.
      const sent = underWay.current
        .catch(() => undefined)
        .then(() => latest.current.save(latest.current.values))
      underWay.current = sent
      try {
        await sent
        saved.current = typed
        if (latest.current.typed === typed) setState('saved')
      } catch {
        setState('failed')
        clock = setTimeout(send, secondTry)
      }
    }
    clock = setTimeout(send, pause)
    return () => clearTimeout(clock)
  }, [typed])
  return state
}

/** Saves when the page is hidden, for example when a phone goes to sleep. */
function useSaveOnLeaving<Values>(
  latest: RefObject<Autosave<Values> & { typed: string }>,
  saved: RefObject<string>,
): void {
  useEffect(() => {
    const leave = async () => {
      const { values, typed, saveOnLeaving } = latest.current
      if (document.visibilityState !== 'hidden' || typed === saved.current) return
      const isThere = await saveOnLeaving(values).then(
        () => true,
        () => false,
      )
      if (isThere) saved.current = typed
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [latest, saved])
}
