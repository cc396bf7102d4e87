import { useRef, useState } from 'react'

/** What a form does when a button is pressed. `take` says whether the fields tell what went wrong. */
export function useWork(take: (error: unknown) => Promise<boolean>) {
  const [busy, setBusy] = useState(false)
  /** Of the last work, unless the fields tell it. */
  const [failure, setFailure] = useState<Error>()
  const running = useRef(false)
  /** How often something was sent or tried to be. */
  const presses = useRef(0)

  /** One at a time: a second press does nothing. */
  async function run(work: () => unknown) {
    if (running.current) return
    running.current = true
    presses.current += 1
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      if (!(await take(error))) setFailure(error instanceof Error ? error : new Error(String(error)))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { run, busy, setBusy, failure, presses }
}
