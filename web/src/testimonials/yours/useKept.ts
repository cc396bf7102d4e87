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

/** Saves values a moment after each change and returns the state of the save. One save follows the other. */
export function useKept<Values>(autosave: Autosave<Values>): KeptState {
  const [state, setState] = useState<KeptState>('idle')
  const typed = JSON.stringify(autosave.values)
  const saved = useRef(typed)
  const latest = useRef({ ...autosave, typed })
  latest.current = { ...autosave, typed }
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)
  const isGone = useRef(false)
  useSaveOnLeaving(latest, saved)

  useEffect(() => {
    const sendLater = (delay: number) => {
      clearTimeout(clock.current)
      clock.current = setTimeout(send, delay)
    }
    async function send() {
      const { values, typed: sent, save } = latest.current
      if (isSending.current) return
      if (sent === saved.current) return setState('saved')
      isSending.current = true
      const isThere = await save(values).then(
        () => true,
        () => false,
      )
      isSending.current = false
      if (isThere) saved.current = sent
      const isAll = latest.current.typed === saved.current
      setState(isAll ? 'saved' : isThere ? 'saving' : 'failed')
      if (!isAll && !isGone.current) sendLater(isThere ? pause : secondTry)
    }
    if (typed === saved.current && !isSending.current) return
    setState((before) => (before === 'failed' ? before : 'saving'))
    sendLater(pause)
  }, [typed])

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      clearTimeout(clock.current)
    }
  }, [])
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
