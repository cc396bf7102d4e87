import { lazy, Suspense } from 'react'
import { useAnnounced } from './announce.ts'

const MantineArea = lazy(async () => ({ default: (await import('./MantineArea.tsx')).MantineArea }))

/** Public pages have no toasts until one is announced; only then does the library behind them arrive. */
export function LateToasts() {
  if (!useAnnounced()) return null
  return (
    <Suspense>
      <MantineArea>{null}</MantineArea>
    </Suspense>
  )
}
