import { useEffect } from 'react'
import { forgetDecisions, sendDecisions } from '../../platform/decisions.ts'

/** Sends pending decisions when the list or page named by `shown` gives way to another. */
export function useSentOnLeaving(shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `shown` runs the cleanup, although the effect does not read it
  useEffect(
    () => () => {
      void sendDecisions()
      forgetDecisions()
    },
    [shown],
  )
}
