import { useRef, useState } from 'react'

export interface Work {
  /** One at a time: a second press does nothing. */
  run(work: () => unknown): Promise<void>
  busy: boolean
  setBusy: (busy: boolean) => void
  /** Why the last work failed, unless the fields tell it. */
  failure: Error | undefined
  /** How often something was sent or tried to be. */
  presses: { readonly current: number }
}

/** What a form does when a button is pressed. `take` says whether the fields tell what went wrong. */
export function useWork(take: (error: unknown) => Promise<boolean>): Work {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const running = useRef(false)
  const presses = useRef(0)

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
