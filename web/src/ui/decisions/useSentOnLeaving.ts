import { useEffect } from 'react'
import { forgetDecisions, sendDecisions } from '../../platform/decisions.ts'

/** What was decided in a list or on a page is sent when it gives way to another. */
export function useSentOnLeaving(shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is shown, which the effect does not look at
  useEffect(
    () => () => {
      void sendDecisions()
      forgetDecisions()
    },
    [shown],
  )
}
