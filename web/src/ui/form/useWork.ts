import { useRef, useState } from 'react'

/** Runs the work of a form's buttons. `take` shows an error at the fields and returns whether it could. */
export function useWork(take: (error: unknown) => Promise<boolean>) {
  const [busy, setBusy] = useState(false)
  /** Why the last work failed, unless the fields show it. */
  const [failure, setFailure] = useState<Error>()
  const running = useRef(false)
  /** Counts how often work was started. */
  const presses = useRef(0)

  /** Runs one task at a time: a second press does nothing. */
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
