import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useFullViewStep } from './fullView.ts'

const FullViewDialog = lazy(() => import('./FullViewDialog.tsx'))

/** For cards that are covered: what a press on them does, and the dialog that it opens. */
export function useCovered(): { onCovered: () => void; dialog: ReactNode } {
  const step = useFullViewStep()
  const [open, setOpen] = useState(false)
  const dialog = open && step && (
    <Suspense>
      <FullViewDialog step={step} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { onCovered: () => setOpen(true), dialog }
}
